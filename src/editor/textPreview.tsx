/** The pane beside the form of a post or a case: its text as on the site, in the language of the form. */
import type { CustomPreviewTemplateProps } from '@sveltia/cms'
import { Component } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { loadHighlighter } from '../content/mdx/codeBlock'
import { loadParser, parseBody } from '../content/mdx/parseBody'
import { figurePrinter, fillFigures, printFigures } from '../content/model/figures'
import type { LedgerFigure } from '../content/schemas/ledger'
import type { BlogPostFrontMatter } from '../content/schemas/blogPost'
import { createWordStore, type Dictionary } from '../i18n/wordStore'
import { ArticleBody } from '../mdx/ArticleBody'
import { typesetBlocks } from '../node/nodes/typeset'
import { DEFAULT_LANGUAGE, factsOf } from '../routing/languages'
import { FramedPicture } from '../ui/Picture'
import { I18nContext, I18nextContext } from './siteStandIns'
import { assets, loadSiteCopy } from './siteCopy'
import '../brand/fonts.css'
import '../../content/brand/colours.css'
import '../styles/tokens.css'
import '../styles/base.css'
import '../styles/shared.css'

/** The fields of the form. */
type Written = Partial<BlogPostFrontMatter> & { body?: string }

/** The editor renders with its own React; the site's components render beside it with the site's React. */
export class TextPreview extends Component<CustomPreviewTemplateProps> {
  /** Set while the pane is open: it may close while the content loads. */
  #root: Root | undefined

  override componentDidMount() {
    const { head, body } = this.props.document
    head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/admin/editor.css' }))
    body.style.padding = '1.5rem'
    this.#root = createRoot(body.appendChild(document.createElement('main')))
    void this.show()
  }

  override componentDidUpdate() {
    void this.show()
  }

  override componentWillUnmount() {
    this.#root?.unmount()
    this.#root = undefined
  }

  async show() {
    const { entry, document: frame, window: view, getAsset } = this.props
    // The editor sets the language when it creates the frame, and not when another language is chosen.
    const language = view.frameElement?.closest<HTMLElement>('[data-locale]')?.dataset.locale ?? DEFAULT_LANGUAGE
    const { theme } = document.documentElement.dataset
    frame.documentElement.lang = language
    Object.assign(frame.documentElement.dataset, { theme, script: factsOf(language).script })
    assets.find = getAsset
    const { texts } = await loadSiteCopy()
    const read = (file: string) => JSON.parse(texts[file]) as unknown
    const { body = '', ...fields } = (entry.toJS() as unknown as { data: Written }).data
    const parsed = parseBody(body, 0, language, await loadParser())
    const { figures } = read('content/figures.json') as { figures: LedgerFigure[] }
    const filled = fillFigures(parsed.blocks, figurePrinter(printFigures(figures), language))
    const i18n = createWordStore()
    const words = read(`locales/${language}/blogPost.json`) as Dictionary
    i18n.init({ lng: language, defaultNS: 'blogPost', resources: { [language]: { blogPost: words } } })
    const pictureOf = async (name: string) => {
      // The type of an asset lacks the method that reads it.
      const asset = getAsset(name) as { toBase64(): Promise<string> } | undefined
      const bytes = await asset?.toBase64()
      const src = bytes ? `data:image;base64,${bytes}` : name.startsWith('blob:') ? name : ''
      return { src, srcSet: '', width: 1200, height: 800 }
    }
    const pictures = parsed.summary.images.map(async ({ src }) => ({ src, picture: await pictureOf(src) }))
    const blocks = typesetBlocks(filled, language, await loadHighlighter())
    const { title, excerpt, image, imageAlt = '', lineDrawing } = fields
    const article = (
      <>
        <h1>{title}</h1>
        <p className="lead text" style={{ margin: '1rem 0 2rem' }}>
          {excerpt}
        </p>
        {image && <FramedPicture picture={await pictureOf(image)} alt={imageAlt} drawn={lineDrawing} sizes="100vw" />}
        <div style={{ marginTop: '2rem' }}>
          <ArticleBody blocks={blocks} pictures={await Promise.all(pictures)} lang={language} />
        </div>
      </>
    )
    const page = { language, languages: [language], originalPath: '/' }
    this.#root?.render(
      <I18nContext.Provider value={{ i18n }}>
        <I18nextContext.Provider value={page}>{article}</I18nextContext.Provider>
      </I18nContext.Provider>,
    )
  }

  override render() {
    return null
  }
}
