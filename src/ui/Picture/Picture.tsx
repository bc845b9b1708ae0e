import { graphql } from 'gatsby'
import type { ComponentPropsWithoutRef } from 'react'

export interface PictureSource {
  readonly src: string
  readonly srcSet: string
  readonly width: number
  readonly height: number
}

interface PictureProps extends Omit<ComponentPropsWithoutRef<'img'>, 'src' | 'srcSet' | 'width' | 'height'> {
  picture: PictureSource
  alt: string
  /** Width it is shown at, as CSS `sizes`. */
  sizes: string
  /** Above the fold: loaded at once instead of when it comes near. */
  eager?: boolean
}

/** A picture in the width the screen needs, with its space kept free. */
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
