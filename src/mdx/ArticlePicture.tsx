import { createContext, useContext } from 'react'
import { FramedPicture } from '../ui/Picture/FramedPicture'
import type { PictureSource } from '../ui/Picture/Picture'
import * as styles from './article.module.css'

/** Resized pictures of the article, by the `src` their block names. */
export const ArticlePictures = createContext<ReadonlyMap<string, PictureSource>>(new Map())

export function ArticlePicture({ src, alt, caption }: { src: string; alt: string; caption?: string }) {
  const picture = useContext(ArticlePictures).get(src)
  if (!picture) return null
  return (
    <figure className={styles.figure}>
      <FramedPicture picture={picture} alt={alt} sizes="(min-width: 64rem) 52rem, (min-width: 48rem) 42rem, 100vw" />
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  )
}
