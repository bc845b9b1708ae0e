import { graphql } from 'gatsby'
import { useTranslate } from '../../i18n/language'
import { Drawing } from '../../ui/Picture'
import { Icon } from '../../ui/Icon'
import { Section } from '../../ui/Section'
import * as styles from './Approach.module.css'

/** How a service is done: the drawing large, its four points as the legend below it. */
export function Approach({ service }: { service: Queries.ApproachFragment }) {
  const t = useTranslate()
  const image = service.approachImage
  return (
    <Section id="approach" title={t('service.approach')}>
      <div className={styles.sheet}>
        <p className={styles.text}>{service.approach}</p>
        {image && (
          <Drawing
            className={styles.picture}
            picture={image.src}
            alt={image.alt}
            sizes="(min-width: 64rem) min(46rem, 58vw), 92vw"
          />
        )}
      </div>
      <ul className={styles.legend}>
        {service.approachPoints.map((point) => (
          <li key={point.title} className={styles.point}>
            <Icon className={styles.icon} svg={point.iconSvg} />
            <h3 className={styles.title}>{point.title}</h3>
            <p className={styles.description}>{point.description}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

export const fragment = graphql`
  fragment Approach on Service {
    approach
    approachImage {
      src(width: 740) {
        ...PictureSource
      }
      alt
    }
    approachPoints {
      ...PointFields
    }
  }
`
