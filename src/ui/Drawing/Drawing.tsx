import type { ComponentProps } from 'react'
import { classNames } from '../classNames'
import { Picture } from '../Picture/Picture'
import * as styles from './Drawing.module.css'

/** A line drawing on paper. In the dark theme it turns into a blueprint: light lines on the page's own ground. */
export function Drawing({ className, ...rest }: ComponentProps<typeof Picture>) {
  return <Picture className={classNames(styles.root, className)} {...rest} />
}
