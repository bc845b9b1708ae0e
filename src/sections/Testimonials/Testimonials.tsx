import { graphql } from 'gatsby'
import { useLangOf, useTranslate } from '../../i18n/language'
import { IconButton } from '../../ui/Button'
import { Section, type SectionHeading } from '../../ui/Section'
import { useCarousel } from './useCarousel'
import * as styles from './Testimonials.module.css'

interface TestimonialsProps extends SectionHeading {
  testimonials: readonly Queries.TestimonialFieldsFragment[]
}

export function Testimonials({ title, lead, testimonials }: TestimonialsProps) {
  const t = useTranslate()
  const langOf = useLangOf()
  const { previous, next, atStart, atEnd, move, trackProps } = useCarousel()
  if (testimonials.length === 0) return null
  const ends = [
    { by: -1, ref: previous, icon: 'arrow-left', label: t('testimonials.previous'), hidden: atStart },
    { by: 1, ref: next, icon: 'arrow-right', label: t('testimonials.next'), hidden: atEnd },
  ] as const
  const arrows = testimonials.length > 1 && (
    <div className={`${styles.arrows} line with-script`}>
      {ends.map(({ by, ...end }) => (
        <IconButton key={by} {...end} size={22} className={styles.arrow} onClick={() => move(by)} />
      ))}
    </div>
  )
  return (
    <Section id="testimonials" title={title} lead={lead} aside={arrows} className={styles.root}>
      <div className={styles.track} role="region" aria-label={t('testimonials.list')} tabIndex={0} {...trackProps}>
        <ul className={styles.list}>
          {testimonials.map(({ name, role, rating, comment, contentLanguage }) => (
            <li key={name} className={styles.item}>
              <figure className={styles.card}>
                <figcaption className={`${styles.person} row`}>
                  <span className={styles.initial} aria-hidden="true">
                    {name.slice(0, 1)}
                  </span>
                  <div lang={langOf(contentLanguage)}>
                    <strong>{name}</strong>
                    <p className="small-print">{role}</p>
                  </div>
                </figcaption>
                <p
                  className={styles.stars}
                  role="img"
                  aria-label={t('testimonials.rating', { rating })}
                  data-stars={'★'.repeat(rating)}
                />
                <blockquote lang={langOf(contentLanguage)}>{comment}</blockquote>
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
    contentLanguage
    name
    role
    rating
    comment
  }
`
