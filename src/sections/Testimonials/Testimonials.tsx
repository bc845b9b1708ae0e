import { graphql } from 'gatsby'
import { CAROUSEL_STEP } from '../../constants'
import { useTranslate } from '../../i18n/language'
import { IconButton } from '../../ui/Button'
import { classNames } from '../../ui/classNames'
import { Section, type SectionHeading } from '../../ui/Section'
import { useCarousel } from './useCarousel'
import * as styles from './Testimonials.module.css'

interface TestimonialsProps extends SectionHeading {
  testimonials: readonly Queries.TestimonialFieldsFragment[]
}

/** What clients say, on a strip that can be scrolled, dragged and stepped through. */
export function Testimonials({ title, lead, testimonials }: TestimonialsProps) {
  const t = useTranslate()
  const { track, previous, next, atStart, atEnd, dragging, move, dragProps } = useCarousel()
  if (testimonials.length === 0) return null
  const arrows = (
    <div className={classNames(styles.arrows, 'with-script')}>
      <IconButton
        ref={previous}
        icon="arrow-left"
        size={22}
        label={t('testimonials.previous')}
        className={styles.arrow}
        hidden={atStart}
        onClick={() => move(-1)}
      />
      <IconButton
        ref={next}
        icon="arrow-right"
        size={22}
        label={t('testimonials.next')}
        className={styles.arrow}
        hidden={atEnd}
        onClick={() => move(1)}
      />
    </div>
  )
  return (
    <Section id="testimonials" title={title} lead={lead} aside={arrows} className={styles.root}>
      <div
        ref={track}
        className={styles.track}
        style={{ '--step': `${CAROUSEL_STEP}px` }}
        role="region"
        aria-label={t('testimonials.list')}
        tabIndex={0}
        data-dragging={dragging || undefined}
        {...dragProps}
      >
        <ul className={styles.list}>
          {testimonials.map(({ name, role, rating, comment }) => (
            <li key={name} className={styles.item}>
              <figure className={styles.card}>
                <Stars count={rating} label={t('testimonials.rating', { rating })} />
                <blockquote className={styles.comment}>{comment}</blockquote>
                <figcaption className={styles.person}>
                  <span className={styles.initial} aria-hidden="true">
                    {name.slice(0, 1)}
                  </span>
                  <div>
                    <strong>{name}</strong>
                    <p className="small-print">{role}</p>
                  </div>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

export const testimonialFields = graphql`
  fragment TestimonialFields on Testimonial {
    name
    role
    rating
    comment
  }
`

/** Lucide's star behind its first point, in relative steps: it can stand anywhere. */
const STAR =
  'a.53.53 0 0 1 .95 0l2.31 4.679a2.123 2.123 0 0 0 1.595 1.16l5.166.756a.53.53 0 0 1 .294.904l-3.736 3.638a2.123 2.123 0 0 0-.611 1.878l.882 5.14a.53.53 0 0 1-.771.56l-4.618-2.428a2.122 2.122 0 0 0-1.973 0l-4.617 2.428a.53.53 0 0 1-.77-.56l.881-5.139a2.122 2.122 0 0 0-.611-1.879l-3.736-3.637a.53.53 0 0 1 .294-.906l5.165-.755a2.122 2.122 0 0 0 1.597-1.16z'

/** From star to star, and the room a star takes, in its own units. */
const STEP = 27
const SIZE = 24

/** Stars in a row, as one drawing: eight cards of five would be eighty elements. */
export function Stars({ count, label }: { count: number; label: string }) {
  const row = Array.from({ length: count }, (_, index) => `M${11.525 + index * STEP} 2.295${STAR}`)
  return (
    <svg className={styles.stars} viewBox={`0 0 ${(count - 1) * STEP + SIZE} ${SIZE}`} role="img" aria-label={label}>
      <path d={row.join('')} />
    </svg>
  )
}
