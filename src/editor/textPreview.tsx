/** The pane beside the form of a post or a case: its text as readers will see it, in the language of the form. */
import type { CustomPreviewTemplateProps } from '@sveltia/cms'
import { Component, createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { loadHighlighter } from '../content/mdx/codeBlock'
import { loadParser, parseBody } from '../content/mdx/parseBody'
import { figurePrinter, fillFigures, printFigures } from '../content/model/figures'
import type { LedgerFigure } from '../content/schemas/ledger'
import { createWordStore, type Dictionary } from '../i18n/wordStore'
import { ArticleBody } from '../mdx/ArticleBody'
import { typesetBlocks } from '../node/nodes/typeset'
import { I18nContext, I18nextContext } from './siteStandIns'
import { loadSiteCopy } from './siteCopy'
import '../brand/fonts.css'
import '../../content/brand/colours.css'
import '../styles/tokens.css'
import '../styles/base.css'
import '../styles/shared.css'

/** The editor renders with a React of its own, the site's components with the site's. */
declare const window: Window & { h: typeof createElement }

/** A picture, with what its type leaves out. */
interface Asset {
  /** The picture as a `data:` address. */
  toBase64(): Promise<string>
}

export class TextPreview extends Component<CustomPreviewTemplateProps> {
  #root: Root | undefined

  override componentDidMount() {
    const { head, body } = this.props.document
    head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/admin/editor.css' }))
    body.style.padding = '1.5rem'
    void this.show()
  }

  override componentDidUpdate() {
    void this.show()
  }

  override componentWillUnmount() {
    this.#root?.unmount()
  }

  async show() {
    const { entry, document: frame, getAsset } = this.props
    const { lang: language } = frame.documentElement
    frame.documentElement.dataset.theme = document.documentElement.dataset.theme
    const { texts } = await loadSiteCopy()
    const read = (file: string) => JSON.parse(texts[file]) as unknown
    const { blocks, summary } = parseBody(String(entry.getIn(['data', 'body']) ?? ''), 0, language, await loadParser())
    const { figures } = read('content/figures.json') as { figures: LedgerFigure[] }
    const filled = fillFigures(blocks, figurePrinter(printFigures(figures), language))
    const i18n = createWordStore()
    const words = read(`locales/${language}/blogPost.json`) as Dictionary
    i18n.init({ lng: language, defaultNS: 'blogPost', resources: { [language]: { blogPost: words } } })
    const pictures = summary.images.map(async ({ src }) => ({
      src,
      picture: {
        src: (await (getAsset(src) as Asset | undefined)?.toBase64()) ?? '',
        srcSet: '',
        width: 1200,
        height: 800,
      },
    }))
    const body = createElement(ArticleBody, {
      blocks: typesetBlocks(filled, language, await loadHighlighter()),
      pictures: await Promise.all(pictures),
      lang: language,
    })
    this.#root ??= createRoot(frame.body.firstElementChild as Element)
    const page = { language, languages: [language], originalPath: '/' }
    this.#root.render(
      createElement(
        I18nContext.Provider,
        { value: { i18n } },
        createElement(I18nextContext.Provider, { value: page }, body),
      ),
    )
  }

  override render() {
    return window.h('main')
  }
}
