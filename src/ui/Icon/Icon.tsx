import { classNames } from '../classNames'
import * as styles from './Icon.module.css'

/** A line icon. `body` comes from the build (a Lucide file), never from visitors. */
export function Icon({ body, className }: { body: string; className?: string }) {
  return (
    <svg
      className={classNames(styles.root, className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: body }}
    />
  )
}
