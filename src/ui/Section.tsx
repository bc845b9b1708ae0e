import { graphql } from 'gatsby'
import type { ComponentProps, ReactNode } from 'react'
import type { SectionId } from '../routing/pageKinds'
import { classNames } from './classNames'
import * as styles from './Section.module.css'

export interface SectionHeading {
  title: string
  lead?: string | null
}

export const sectionHeading = graphql`
  fragment SectionHeading on SectionHeading {
    title
    lead
  }
`

/** A section with a heading has an id (spec section 2, "Home anchors"). */
type HeadingProps = (SectionHeading & { id: SectionId }) | { id?: undefined; title?: undefined; lead?: undefined }

type SectionProps = HeadingProps & {
  /** `shade` shades the section in any place, `deep` is ink in both themes. Others alternate. */
  variant?: 'tinted' | 'shade' | 'deep'
  /** Beside the heading: a link to more, arrows of a carousel. */
  aside?: ReactNode
  className?: string
  /** Language of title and lead, if it is not that of the words around them. */
  lang?: string
  children: ReactNode
}

export function Section({ id, title, lead, variant = 'tinted', aside, className, lang, children }: SectionProps) {
  const headingId = id && title ? `${id}-title` : undefined
  return (
    <section id={id} className={classNames(styles.root, styles[variant], className)} aria-labelledby={headingId}>
      <div className={styles.inner}>
        {title && (
          <div className={styles.head}>
            <div lang={lang}>
              <h2 id={headingId}>{title}</h2>
              {lead && <p className={`${styles.lead} lead text`}>{lead}</p>}
            </div>
            {aside}
          </div>
        )}
        {children}
      </div>
    </section>
  )
}

/** Two sections beside each other where both have room. */
export function Pair({ children }: { children: ReactNode }) {
  return <div className={classNames(styles.root, styles.tinted, styles.pair)}>{children}</div>
}

/** A section whose heading is beside its content on wide screens and stays in view while the content scrolls. */
export function SideSection({ className, ...rest }: ComponentProps<typeof Section>) {
  return <Section className={classNames(styles.side, className)} {...rest} />
}
