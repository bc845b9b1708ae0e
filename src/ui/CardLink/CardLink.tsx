import { LocalizedLink, type LocalizedLinkProps } from '../../i18n/LocalizedLink'
import { classNames } from '../classNames'
import * as styles from './CardLink.module.css'

/** The title of a card as a link that is hit wherever the card is: as far as its nearest positioned parent reaches. */
export function CardLink({ className, ...rest }: LocalizedLinkProps) {
  return <LocalizedLink className={classNames(styles.root, className)} {...rest} />
}
