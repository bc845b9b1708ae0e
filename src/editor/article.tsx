/** The text of a post or a case as on the site, from the fields of its form. */
import type { ReactElement } from 'react'
import { loadParser, parseBody } from '../content/mdx/parseBody'
import { figureValues, fillFigures, printFigures } from '../content/model/figures'
import type { BlogPostFrontMatter } from '../content/schemas/blogPost'
import type { LedgerFigure } from '../content/schemas/ledger'
import { createWordStore, type Dictionary } from '../i18n/wordStore'
import { ArticleBody } from '../mdx/ArticleBody'
import { typesetBlocks } from '../node/nodes/typeset'
import { FramedPicture, type PictureSource } from '../ui/Picture'
import type { FormEntry } from './formats'
import { I18nContext, I18nextContext } from './gatsbyReplacement'

/**
 * @param texts of the site, by file
 * @param pictureOf finds a picture of the entry, also one that is not saved yet
 * @param isNew whether no page has its title and cover yet
 */
export async function article(
  entry: FormEntry,
  texts: Readonly<Record<string, string>>,
  language: string,
  pictureOf: (name: string) => Promise<PictureSource>,
  isNew: boolean,
): Promise<ReactElement> {
  const {
    body = '',
    title,
    excerpt,
    image,
    imageAlt = '',
    lineDrawing,
  } = entry as Partial<BlogPostFrontMatter> & { body?: string }
  const read = (file: string) => JSON.parse(texts[file]) as unknown
  const parser = await loadParser()
  const { blocks, summary } = parseBody(body, 0, language, parser)
  const { figures } = read('content/figures.json') as { figures: LedgerFigure[] }
  const filled = fillFigures(blocks, figureValues(printFigures(figures), language))
  const pictures = summary.images.map(async ({ src }) => ({ src, picture: await pictureOf(src) }))
  const i18n = createWordStore()
  const words = read(`locales/${language}/blogPost.json`) as Dictionary
  i18n.init({ lng: language, defaultNS: 'blogPost', resources: { [language]: { blogPost: words } } })
  return (
    <I18nContext.Provider value={{ i18n }}>
      <I18nextContext.Provider value={{ language, languages: [language], originalPath: '/' }}>
        {isNew && <h1>{title}</h1>}
        {isNew && <p className="lead text">{excerpt}</p>}
        {isNew && image && (
          <FramedPicture picture={await pictureOf(image)} alt={imageAlt} drawn={lineDrawing} sizes="100vw" />
        )}
        <ArticleBody
          blocks={typesetBlocks(filled, language, parser.highlight)}
          pictures={await Promise.all(pictures)}
          lang={language}
        />
      </I18nextContext.Provider>
    </I18nContext.Provider>
  )
}
