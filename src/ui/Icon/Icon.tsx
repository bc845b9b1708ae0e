import { classNames } from '../classNames'
import * as styles from './Icon.module.css'

/** A line icon. `svg`, what stands inside the element, comes from the build (a Lucide file), never from visitors. */
export function Icon({ svg, className }: { svg: string; className?: string }) {
  return (
    <svg
      className={classNames(styles.root, className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  )
}
