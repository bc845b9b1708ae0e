import type { GatsbySSR } from 'gatsby'
import { THEME_SCRIPT } from './src/site/ThemeSwitch/theme'
import './src/styles/fonts.css'
import './src/styles/tokens.css'
import './src/styles/base.css'

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents }) => {
  setHeadComponents([
    <script key="theme" dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />,
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="touch-icon" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    <link key="manifest" rel="manifest" href="/site.webmanifest" />,
    <meta key="theme-light" name="theme-color" media="(prefers-color-scheme: light)" content="#f6f3ec" />,
    <meta key="theme-dark" name="theme-color" media="(prefers-color-scheme: dark)" content="#07161f" />,
  ])
}
