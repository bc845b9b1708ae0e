import * as styles from './LineDrawing.module.css'

/** A drawing of the content in its frame, 520 by 390. */
export function LineDrawing({ svg }: { svg: string }) {
  return (
    <svg className={`${styles.root} no-print`} viewBox="0 0 520 390" aria-hidden="true">
      <path className={styles.frame} d="M12 12H508V378H12Z" />
      <g className={styles.lines} dangerouslySetInnerHTML={{ __html: svg }} />
    </svg>
  )
}
