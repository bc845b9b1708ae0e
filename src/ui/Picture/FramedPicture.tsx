import type { ComponentProps } from 'react'
import { classNames } from '../classNames'
import { Picture } from './Picture'
import * as styles from './FramedPicture.module.css'

/** A picture that came with an article, in a thin frame. Bright paper is toned down in the dark theme. */
export function FramedPicture({ className, ...rest }: ComponentProps<typeof Picture>) {
  return (
    <span className={classNames(styles.root, className)}>
      <Picture {...rest} />
    </span>
  )
}
