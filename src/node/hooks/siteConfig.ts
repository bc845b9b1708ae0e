import type { GatsbyConfig } from 'gatsby'
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../routing/languages'
import { TRAILING_SLASH } from '../../routing/localizePath'
import { exportEnvFile } from '../environment'

exportEnvFile(process.cwd())

/** Gatsby's configuration. Paths are relative to the root of the repository, where Gatsby runs. */
export const siteConfig: GatsbyConfig = {
  trailingSlash: TRAILING_SLASH,
  jsxRuntime: 'automatic',
  graphqlTypegen: { typesOutputPath: 'src/gatsby-types.d.ts' },
  plugins: [
    'gatsby-plugin-mdx',
    {
      resolve: 'gatsby-plugin-react-i18next',
      options: {
        languages: LANGUAGES,
        defaultLanguage: DEFAULT_LANGUAGE,
        redirect: false,
        verbose: false,
        i18nextOptions: {
          defaultNS: 'common',
          keySeparator: false,
          interpolation: { escapeValue: false },
        },
      },
    },
  ],
}
