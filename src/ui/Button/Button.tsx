import type { ComponentPropsWithoutRef } from 'react'
import { LocalizedLink, type LocalizedLinkProps } from '../../i18n/LocalizedLink'
import { classNames } from '../classNames'
import * as styles from './Button.module.css'

export type ButtonLook = 'primary' | 'secondary' | 'quiet'

/** Class of something that looks like a button. */
export function buttonClass(look: ButtonLook = 'primary', className?: string): string {
  return classNames(styles.root, styles[look], className)
}

export function Button({
  look,
  className,
  type = 'button',
  ...rest
}: ComponentPropsWithoutRef<'button'> & { look?: ButtonLook }) {
  return <button type={type} className={buttonClass(look, className)} {...rest} />
}

/** A link that looks like a button: goes somewhere instead of doing something. */
export function ButtonLink({ look, className, ...rest }: LocalizedLinkProps & { look?: ButtonLook }) {
  return <LocalizedLink className={buttonClass(look, className)} {...rest} />
}
