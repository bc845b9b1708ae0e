import { graphql } from 'gatsby'
import type { ReactNode } from 'react'
import { classNames } from '../../ui/classNames'
import * as styles from './PageHero.module.css'

interface PageHeroProps {
  /** Above the title: the way to this page, as `Breadcrumbs`. */
  way?: ReactNode
  /** The only h1 of the page. */
  title: string
  subtitle?: string | null
  lead?: string | null
  /** Below the words: what can be done, in a row. */
  children?: ReactNode
  /** Beside the words: a picture, a drawing. */
  aside?: ReactNode
  /** In the hull below the sheer line: the figures. */
  base?: ReactNode
}

/** Top of every page but the home page: title, words and actions above the sheer line of a hull. */
export function PageHero({ way, title, subtitle, lead, children, aside, base }: PageHeroProps) {
  return (
    <div className={styles.root}>
      {way && <div className={styles.way}>{way}</div>}
      <div className={styles.inner}>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.words}>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
          {lead && <p className={styles.lead}>{lead}</p>}
          {children && (
            <div className="row" data-hero-actions="">
              {children}
            </div>
          )}
        </div>
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
      <SheerLine />
      {base && (
        <div className={styles.hull}>
          <div className={styles.base}>{base}</div>
        </div>
      )}
    </div>
  )
}

export const fragment = graphql`
  fragment PageHero on PageHero {
    title
    lead
  }
`

/** Height of the deck edge above the base line at station x, both from 0 to 100. */
function sheer(x: number): number {
  return 14 + ((x - 58) / 58) ** 2 * 44
}

const STATIONS = Array.from({ length: 21 }, (_, index) => index * 5)
const CURVE = STATIONS.map((x, index) => `${index === 0 ? 'M' : 'L'}${x} ${(60 - sheer(x)).toFixed(2)}`).join('')

/** The edge between a hero and its page: a hull's sheer line, stations marked on the base line. */
function SheerLine() {
  return (
    <svg
      className={classNames(styles.sheer, 'no-print')}
      viewBox="0 0 100 60"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.sheerBody} d={`${CURVE}V60H0Z`} />
      <path
        className={styles.sheerStations}
        d={STATIONS.map((x) => `M${x} ${(60 - sheer(x)).toFixed(2)}V60`).join('')}
      />
      <path className={styles.sheerCurve} d={CURVE} data-drawn="" />
    </svg>
  )
}
