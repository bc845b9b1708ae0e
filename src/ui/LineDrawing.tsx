import * as styles from './LineDrawing.module.css'

/** A drawing of the content on its sheet, 520 by 390, with registration crosses in the corners. */
export function LineDrawing({ svg }: { svg: string }) {
  return (
    <svg className={`${styles.root} no-print`} viewBox="0 0 520 390" aria-hidden="true">
      <path className={styles.frame} d="M12 12H508V378H12Z" />
      <path
        className={styles.cross}
        d="M12 3V21M3 12H21M508 3V21M499 12H517M12 369V387M3 378H21M508 369V387M499 378H517"
      />
      <g className={styles.lines} dangerouslySetInnerHTML={{ __html: svg }} />
    </svg>
  )
}
