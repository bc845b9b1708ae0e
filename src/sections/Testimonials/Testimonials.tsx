import { graphql } from 'gatsby'
import { CAROUSEL_STEP } from '../../constants'
import { useTranslate } from '../../i18n/language'
import { Section } from '../../ui/Section/Section'
import { Stars } from './Stars'
import { useCarousel } from './useCarousel'
import { UiIcon } from '../../ui/Icon/UiIcon'
import * as styles from './Testimonials.module.css'

interface TestimonialsProps {
  title: string
  lead?: string | null
  testimonials: readonly Queries.TestimonialFieldsFragment[]
}

/** What clients say, on a strip that can be scrolled, dragged and stepped through. */
export function Testimonials({ title, lead, testimonials }: TestimonialsProps) {
  const t = useTranslate()
  const { track, previous, next, atStart, atEnd, dragging, move, dragProps } = useCarousel()
  const arrows = (
    <div className={styles.arrows}>
      <button
        ref={previous}
        type="button"
        className={styles.arrow}
        aria-label={t('testimonials.previous')}
        hidden={atStart}
        onClick={() => move(-1)}
      >
        <UiIcon name="arrow-left" size={22} />
      </button>
      <button
        ref={next}
        type="button"
        className={styles.arrow}
        aria-label={t('testimonials.next')}
        hidden={atEnd}
        onClick={() => move(1)}
      >
        <UiIcon name="arrow-right" size={22} />
      </button>
    </div>
  )
  return (
    <Section id="testimonials" title={title} lead={lead} variant="shade" aside={arrows} className={styles.root}>
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
          {testimonials.map((testimonial) => (
            <li key={testimonial.name} className={styles.item}>
              <TestimonialCard {...testimonial} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

function TestimonialCard({ name, role, rating, comment }: Queries.TestimonialFieldsFragment) {
  const t = useTranslate()
  return (
    <figure className={styles.card}>
      <Stars count={rating} label={t('testimonials.rating', { rating })} />
      <blockquote className={styles.comment}>{comment}</blockquote>
      <figcaption className={styles.person}>
        <span className={styles.initial} aria-hidden="true">
          {name.slice(0, 1)}
        </span>
        <span>
          <strong className={styles.name}>{name}</strong>
          <span className={styles.role}>{role}</span>
        </span>
      </figcaption>
    </figure>
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
