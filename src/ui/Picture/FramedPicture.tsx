import type { ComponentProps } from 'react'
import { classNames } from '../classNames'
import { Drawing } from '../Drawing/Drawing'
import { Picture } from './Picture'
import * as styles from './FramedPicture.module.css'

interface FramedPictureProps extends ComponentProps<typeof Picture> {
  /** Lines on paper, which the dark theme turns around; anything else it tones down. */
  drawn?: boolean
}

/** A picture that came with an article, in a thin frame. */
export function FramedPicture({ className, drawn = false, ...rest }: FramedPictureProps) {
  return (
    <span className={classNames(styles.root, !drawn && styles.veiled, className)}>
      {drawn ? <Drawing {...rest} /> : <Picture {...rest} />}
    </span>
  )
}
