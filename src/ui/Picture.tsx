import { graphql } from 'gatsby'
import type { ComponentProps, ComponentPropsWithoutRef } from 'react'
import { classNames } from './classNames'
import * as styles from './Picture.module.css'

export type PictureSource = Queries.PictureSourceFragment

interface PictureProps extends Omit<ComponentPropsWithoutRef<'img'>, 'src' | 'srcSet' | 'width' | 'height'> {
  picture: PictureSource
  alt: string
  /** Width it is shown at, as CSS `sizes`. */
  sizes: string
  /** Above the fold: loads at once instead of lazily. */
  eager?: boolean
}

/** A responsive picture that reserves its space. */
export function Picture({ picture, alt, sizes, eager = false, ...rest }: PictureProps) {
  return (
    <img
      {...picture}
      {...rest}
      alt={alt}
      sizes={sizes}
      loading={eager ? 'eager' : 'lazy'}
      decoding={eager ? 'sync' : 'async'}
      {...(eager ? { fetchpriority: 'high' } : {})}
    />
  )
}

export const fragment = graphql`
  fragment PictureSource on Picture {
    src
    srcSet
    width
    height
  }
`

/** A line drawing on paper. In the dark theme it turns into a blueprint: light lines on the page's own ground. */
export function Drawing({ className, ...rest }: ComponentProps<typeof Picture>) {
  return <Picture className={classNames(styles.drawing, className)} {...rest} />
}

interface FramedPictureProps extends ComponentProps<typeof Picture> {
  /** A line drawing: the dark theme inverts it. Other pictures are dimmed. */
  drawn?: boolean
}

export function FramedPicture({ className, drawn = false, ...rest }: FramedPictureProps) {
  return (
    <span className={classNames(styles.frame, !drawn && styles.veiled, className)}>
      {drawn ? <Drawing {...rest} /> : <Picture {...rest} />}
    </span>
  )
}
