import { MDXProvider } from '@mdx-js/react'
import type { Block } from '../content/mdx/blocks'
import type { PictureSource } from '../ui/Picture'
import { articleComponents, ArticlePictures } from './articleComponents'
import { MdxBlocks } from './MdxBlocks'
import * as styles from './article.module.css'

interface ArticleBodyProps {
  /** The JSON scalar of a post's node. */
  blocks: unknown
  pictures: readonly { readonly src: string; readonly picture: PictureSource }[]
  lang: string
}

/**
 * The body of an article in the site's own components. The JSON is not checked again: `node/nodes/articleNodes.ts` writes
 * it from `Block[]` of checked content.
 */
export function ArticleBody({ blocks, pictures, lang }: ArticleBodyProps) {
  return (
    <div className={styles.root} lang={lang} data-part="article">
      <ArticlePictures.Provider value={new Map(pictures.map(({ src, picture }) => [src, picture]))}>
        <MDXProvider components={articleComponents}>
          <MdxBlocks blocks={blocks as readonly Block[]} />
        </MDXProvider>
      </ArticlePictures.Provider>
    </div>
  )
}
