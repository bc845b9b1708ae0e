import type { ComponentProps } from 'react'
import { classNames } from '../classNames'
import { Section } from '../Section/Section'
import * as styles from './SideSection.module.css'

/** A section whose heading stands beside its content on wide screens and stays in view while the content passes. */
export function SideSection({ className, ...rest }: ComponentProps<typeof Section>) {
  return <Section className={classNames(styles.root, className)} {...rest} />
}
