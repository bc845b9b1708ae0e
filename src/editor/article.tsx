/** The text of a post or a case as on the site, from the fields of its form. */
import type { ReactElement } from 'react'
import { loadParser, parseBody } from '../content/mdx/parseBody'
import { fillFigures } from '../content/model/figures'
import { wrapPageElement } from '../i18n/pageWords'
import { ArticleBody } from '../mdx/ArticleBody'
import { typesetBlocks } from '../node/nodes/typeset'
import type { PictureSource } from '../ui/Picture'
import { figuresIn, type Texts } from './leaves'

/**
 * @param body Markdown
 * @param texts of the site
 * @param pictureOf finds a picture of the entry, also one that is not saved yet
 */
export async function article(
  body: string,
  texts: Texts,
  language: string,
  pictureOf: (name: string) => Promise<PictureSource>,
): Promise<ReactElement> {
  const parser = await loadParser()
  const { blocks, summary } = parseBody(body, 0, language, parser)
  const pictures = summary.images.map(async ({ src }) => ({ src, picture: await pictureOf(src) }))
  const filled = typesetBlocks(fillFigures(blocks, figuresIn(texts, language)), language, parser.highlight)
  const words = { ns: 'blogPost', data: texts[`locales/${language}/blogPost.json`] }
  return wrapPageElement({
    element: <ArticleBody blocks={filled} pictures={await Promise.all(pictures)} lang={language} />,
    props: {
      data: { locales: { edges: [{ node: words }] } },
      pageContext: { i18n: { language, languages: [language], originalPath: '/' } },
    },
  })
}
