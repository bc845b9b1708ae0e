import type { ReactNode } from 'react'
import { HeroEdge } from '@brand/HeroEdge'
import * as bands from '../../ui/Section.module.css'
import { classNames } from '../../ui/classNames'
import * as styles from './PageHero.module.css'

interface PageHeroProps {
  /** Above the title: the path to this page, as `Breadcrumbs`. */
  way?: ReactNode
  title: string
  subtitle?: string | null
  lead?: string | null
  /** Below the text: a row of actions. */
  children?: ReactNode
  /** Beside the text: a picture or a drawing. */
  aside?: ReactNode
  /** Below the edge: the figures. */
  base?: ReactNode
}

/** Top of every page but the home page: title, words and actions above the edge of the brand. */
export function PageHero({ way, title, subtitle, lead, children, aside, base }: PageHeroProps) {
  return (
    // Without figures the edge's shade goes on in the first section.
    <div className={classNames(styles.root, !base && bands.tinted)}>
      {way && <div className={styles.way}>{way}</div>}
      <div className={styles.inner}>
        <div className={styles.head}>
          <h1 className={styles.title}>{title}</h1>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
          {!subtitle && lead && <p className="lead text">{lead}</p>}
          {children && (
            <div className="row" data-hero-actions="">
              {children}
            </div>
          )}
        </div>
        {aside && <div className={styles.aside}>{aside}</div>}
        {subtitle && lead && <p className="text">{lead}</p>}
      </div>
      <HeroEdge />
      {base && (
        <div className={styles.ground}>
          <div className={styles.base}>{base}</div>
        </div>
      )}
    </div>
  )
}
