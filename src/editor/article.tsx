/** The text of a post or a case as on the site, from the fields of its form. */
import type { ReactElement } from 'react'
import { loadParser, parseBody } from '../content/mdx/parseBody'
import { fillFigures } from '../content/model/figures'
import { createWordStore, type Dictionary } from '../i18n/wordStore'
import { ArticleBody } from '../mdx/ArticleBody'
import { typesetBlocks } from '../node/nodes/typeset'
import type { PictureSource } from '../ui/Picture'
import { I18nContext, I18nextContext } from './gatsbyReplacement'
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
  const words = JSON.parse(texts[`locales/${language}/blogPost.json`]) as Dictionary
  const i18n = createWordStore(language, { blogPost: words })
  return (
    <I18nContext.Provider value={{ i18n }}>
      <I18nextContext.Provider value={{ language, languages: [language], originalPath: '/' }}>
        <ArticleBody
          blocks={typesetBlocks(fillFigures(blocks, figuresIn(texts, language)), language, parser.highlight)}
          pictures={await Promise.all(pictures)}
          lang={language}
        />
      </I18nextContext.Provider>
    </I18nContext.Provider>
  )
}
