import { classNames } from './classNames'
import { brandIconPath } from '../routing/brandIconPath'
import * as styles from './Icon.module.css'

interface IconProps {
  /** Markup inside the element: from the build (a Lucide file), never from visitors. */
  svg: string
  large?: boolean
  className?: string
}

export function Icon({ svg, large, className }: IconProps) {
  return (
    <svg
      className={classNames(styles.root, large && styles.large, className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  )
}

/** The brand mark of a technology, or the first letter of its name (spec section 3, "Technology group"). */
export function BrandIcon({ name, icon }: { name: string; icon: string | null }) {
  if (!icon) {
    return (
      <span className={styles.letter} aria-hidden="true">
        {name.slice(0, 1)}
      </span>
    )
  }
  return <img className={styles.brand} src={brandIconPath(icon)} width={24} height={24} alt="" loading="lazy" />
}

/** The icons of the interface, from lucide.dev (ISC licence). */
const UI_ICONS = {
  'arrow-down': '<path d="M12 5v14" /><path d="m19 12-7 7-7-7" />',
  'arrow-left': '<path d="m12 19-7-7 7-7" /><path d="M19 12H5" />',
  'arrow-right': '<path d="M5 12h14" /><path d="m12 5 7 7-7 7" />',
  'chevron-down': '<path d="m6 9 6 6 6-6" />',
  'circle-alert':
    '<circle cx="12" cy="12" r="10" /><line x1="12" x2="12" y1="8" y2="12" /><line x1="12" x2="12.01" y1="16" y2="16" />',
  'circle-play':
    '<path d="M9 9.003a1 1 0 0 1 1.517-.859l4.997 2.997a1 1 0 0 1 0 1.718l-4.997 2.997A1 1 0 0 1 9 14.996z" /><circle cx="12" cy="12" r="10" />',
  copy: '<rect width="14" height="14" x="8" y="8" rx="2" ry="2" /><path d="M4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2" />',
  mail: '<path d="m22 7-8.991 5.727a2 2 0 0 1-2.009 0L2 7" /><rect x="2" y="4" width="20" height="16" rx="2" />',
  menu: '<path d="M4 5h16" /><path d="M4 12h16" /><path d="M4 19h16" />',
  'message-circle':
    '<path d="M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092 10 10 0 1 0-4.777-4.719" />',
  pause: '<rect x="14" y="3" width="5" height="18" rx="1" /><rect x="5" y="3" width="5" height="18" rx="1" />',
  phone:
    '<path d="M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384" />',
  play: '<path d="M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z" />',
  'rotate-ccw': '<path d="M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8" /><path d="M3 3v5h5" />',
  search: '<path d="m21 21-4.34-4.34" /><circle cx="11" cy="11" r="8" />',
  'send-horizontal':
    '<path d="M3.714 3.048a.498.498 0 0 0-.683.627l2.843 7.627a2 2 0 0 1 0 1.396l-2.842 7.627a.498.498 0 0 0 .682.627l18-8.5a.5.5 0 0 0 0-.904z" /><path d="M6 12h16" />',
  'sun-moon':
    '<path d="M12 2v2" /><path d="M14.837 16.385a6 6 0 1 1-7.223-7.222c.624-.147.97.66.715 1.248a4 4 0 0 0 5.26 5.259c.589-.255 1.396.09 1.248.715" /><path d="M16 12a4 4 0 0 0-4-4" /><path d="m19 5-1.256 1.256" /><path d="M20 12h2" />',
  x: '<path d="M18 6 6 18" /><path d="m6 6 12 12" />',
}

export type UiIconName = keyof typeof UI_ICONS

interface UiIconProps {
  name: UiIconName
  /** Width and height, in CSS pixels at a text size of 16. */
  size: number
  className?: string
}

/** A decorative icon: the text beside it, or the name of its button, says the same. */
export function UiIcon({ name, size, className }: UiIconProps) {
  return (
    <svg
      className={classNames(styles.uiIcon, className)}
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      viewBox="0 0 24 24"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: UI_ICONS[name] }}
    />
  )
}
