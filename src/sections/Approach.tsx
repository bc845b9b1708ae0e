import { graphql } from 'gatsby'
import { useTranslate } from '../i18n/language'
import { Drawing } from '../ui/Picture'
import { Points } from '../ui/Points'
import { Section } from '../ui/Section'

export function Approach({ service }: { service: Queries.ApproachFragment }) {
  const t = useTranslate()
  const image = service.approachImage
  return (
    <Section id="approach" title={t('service.approach')}>
      <div className="columns">
        <p>{service.approach}</p>
        {image && <Drawing picture={image.src} alt={image.alt} sizes="(min-width: 64rem) min(46rem, 58vw), 92vw" />}
      </div>
      <Points points={service.approachPoints} />
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
