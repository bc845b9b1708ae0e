import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { LocalizedLink, type LocalizedLinkProps } from '../i18n/LocalizedLink'
import { classNames } from './classNames'
import { UiIcon, type UiIconName } from './Icon'
import * as styles from './Button.module.css'

type ButtonVariant = 'primary' | 'secondary' | 'quiet'

export function buttonClass(variant: ButtonVariant = 'primary', className?: string): string {
  return classNames(styles.root, styles[variant], 'no-print', className)
}

export function Button({
  variant,
  className,
  type = 'button',
  ...rest
}: ComponentPropsWithoutRef<'button'> & { variant?: ButtonVariant }) {
  return <button type={type} className={buttonClass(variant, className)} {...rest} />
}

interface IconButtonProps extends ComponentPropsWithoutRef<'button'> {
  icon: UiIconName
  /** Of the icon, in CSS pixels. */
  size: number
  label: string
}

export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { icon, size, label, className, ...rest },
  ref,
) {
  return (
    <button ref={ref} type="button" className={classNames('square', className)} aria-label={label} {...rest}>
      <UiIcon name={icon} size={size} />
    </button>
  )
})

export function ButtonLink({ variant, className, ...rest }: LocalizedLinkProps & { variant?: ButtonVariant }) {
  return <LocalizedLink className={buttonClass(variant, className)} {...rest} />
}

/** A card's title as a link. Its click target covers its nearest positioned ancestor. */
export function CardLink(props: LocalizedLinkProps) {
  return <LocalizedLink className="card-link plain-link" {...props} />
}
