import { graphql } from 'gatsby'
import { useLangOf, useTranslate } from '../../i18n/language'
import { ButtonLink } from '../../ui/Button'
import { UiIcon } from '../../ui/Icon'
import { Picture } from '../../ui/Picture'
import { StatTiles, type Stat } from '../../ui/StatTiles'
import * as styles from './HomeProof.module.css'

interface HomeProofProps {
  stats: readonly Stat[]
  example: Queries.HomeProofFragment['example']
}

export function HomeProof({ stats, example }: HomeProofProps) {
  if (stats.length === 0 && !example) return null
  return (
    <div className={styles.root}>
      <StatTiles stats={stats} />
      {example && <Example example={example} />}
    </div>
  )
}

function Example({ example }: { example: NonNullable<HomeProofProps['example']> }) {
  const t = useTranslate()
  const langOf = useLangOf()
  const [screen] = example.project?.screenshots ?? []
  return (
    <article className={styles.example} aria-labelledby="example">
      {screen && (
        <Picture
          picture={screen.src}
          alt={screen.alt}
          sizes="(min-width: 64rem) 10rem, (min-width: 40rem) 9rem, 7rem"
          className={styles.screen}
        />
      )}
      <div className={styles.head}>
        <p className="small-print" lang={langOf(example.project?.contentLanguage)}>
          {example.project?.title}
        </p>
        <h2 id="example" className={styles.title}>
          {example.title}
        </h2>
      </div>
      <div className={styles.words}>
        <dl className={styles.change}>
          <div>
            <dt className="small-print">{t('example.before')}</dt>
            <dd>{example.before}</dd>
          </div>
          <div>
            <dt className="small-print">{t('example.after')}</dt>
            <dd>{example.after}</dd>
          </div>
        </dl>
        {example.project?.caseKey && (
          <p>
            <ButtonLink
              to={`/projects/${example.project.caseKey}`}
              variant="quiet"
              aria-label={t('projectGrid.caseOf', { title: example.project.title })}
            >
              {t('projectGrid.case')}
              <UiIcon name="arrow-right" size={18} />
            </ButtonLink>
          </p>
        )}
      </div>
      <figure className={`${styles.quote} set-apart stack`}>
        <blockquote className="display">{example.quote}</blockquote>
        <figcaption className="small-print">{example.client}</figcaption>
      </figure>
    </article>
  )
}

export const homeProof = graphql`
  fragment HomeProof on HomePage {
    example {
      project {
        title
        contentLanguage
        caseKey
        screenshots {
          src(width: 200) {
            ...PictureSource
          }
          alt
        }
      }
      title
      before
      after
      quote
      client
    }
  }
`
