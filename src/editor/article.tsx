/** A post or a case as on the site, from the fields of its form. */
import type { ApiEntry, CustomPreviewTemplateProps } from '@sveltia/cms'
import type { ReactElement } from 'react'
import { loadParser, parseBody } from '../content/mdx/parseBody'
import { figureValues, fillFigures, printFigures } from '../content/model/figures'
import type { BlogPostFrontMatter } from '../content/schemas/blogPost'
import type { LedgerFigure } from '../content/schemas/ledger'
import { createWordStore, type Dictionary } from '../i18n/wordStore'
import { ArticleBody } from '../mdx/ArticleBody'
import { typesetBlocks } from '../node/nodes/typeset'
import { FramedPicture } from '../ui/Picture'
import { loadSiteCopy } from './siteCopy'
import { I18nContext, I18nextContext } from './gatsbyReplacement'

/** @param getAsset finds a picture of the entry, also one that is not saved yet */
export async function article(
  { data }: ApiEntry,
  language: string,
  getAsset: CustomPreviewTemplateProps['getAsset'],
): Promise<ReactElement> {
  const { texts } = await loadSiteCopy()
  const read = (file: string) => JSON.parse(texts[file]) as unknown
  const pictureOf = async (name: string) => {
    // The type of an asset lacks the method that reads it.
    const asset = getAsset(name) as { toBase64(): Promise<string> } | undefined
    const bytes = await asset?.toBase64()
    const src = bytes ? `data:image;base64,${bytes}` : name.startsWith('blob:') ? name : ''
    return { src, srcSet: '', width: 1200, height: 800 }
  }
  const { body = '', ...fields } = data as Partial<BlogPostFrontMatter> & { body?: string }
  const parser = await loadParser()
  const { blocks, summary } = parseBody(body, 0, language, parser)
  const { figures } = read('content/figures.json') as { figures: LedgerFigure[] }
  const filled = fillFigures(blocks, figureValues(printFigures(figures), language))
  const pictures = summary.images.map(async ({ src }) => ({ src, picture: await pictureOf(src) }))
  const i18n = createWordStore()
  const words = read(`locales/${language}/blogPost.json`) as Dictionary
  i18n.init({ lng: language, defaultNS: 'blogPost', resources: { [language]: { blogPost: words } } })
  const { title, excerpt, image, imageAlt = '', lineDrawing } = fields
  return (
    <I18nContext.Provider key="article" value={{ i18n }}>
      <I18nextContext.Provider value={{ language, languages: [language], originalPath: '/' }}>
        <h1>{title}</h1>
        <p className="lead text">{excerpt}</p>
        {image && <FramedPicture picture={await pictureOf(image)} alt={imageAlt} drawn={lineDrawing} sizes="100vw" />}
        <ArticleBody
          blocks={typesetBlocks(filled, language, parser.highlight)}
          pictures={await Promise.all(pictures)}
          lang={language}
        />
      </I18nextContext.Provider>
    </I18nContext.Provider>
  )
}
