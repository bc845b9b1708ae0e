import { graphql } from 'gatsby'
import { useForeignLang, useTranslate } from '../../i18n/language'
import { CardLink } from '../../ui/Button'
import { Picture } from '../../ui/Picture'
import { Ground, isWide, screensOf } from '../CaseStory/caseScreens'
import * as styles from './CaseList.module.css'

export function CaseList({ cases }: { cases: readonly Queries.CaseCardFragment[] }) {
  return (
    <ul className={styles.root}>
      {cases.map((story) => (
        <li key={story.key}>
          <CaseCard
            story={story}
            column={cases.length > 1 ? '(min-width: 90rem) 25rem, (min-width: 64rem) 24vw' : '(min-width: 48rem) 28rem'}
          />
        </li>
      ))}
    </ul>
  )
}

/** @param column width of a wide screen where cards are side by side, as CSS `sizes` */
function CaseCard({ story, column }: { story: Queries.CaseCardFragment; column: string }) {
  const t = useTranslate()
  const { key, title, client, contentLanguage, drawings } = story
  const foreign = useForeignLang(contentLanguage)
  const [screen] = screensOf(story)
  const facts = [drawings?.weeks && t('weeks', { count: drawings.weeks }), drawings?.platforms]
  return (
    <article className={styles.card}>
      <div className={styles.stage}>
        <Ground colour={drawings?.colour} />
        {screen && (
          <Picture
            picture={screen.src}
            alt={screen.alt}
            sizes={isWide(screen.src) ? `${column}, 92vw` : '12rem'}
            className={styles.screen}
            data-wide={isWide(screen.src) || undefined}
          />
        )}
      </div>
      <h3 lang={foreign}>
        <CardLink to={`/projects/${key}`}>{title}</CardLink>
      </h3>
      <p lang={foreign}>{client}</p>
      <p className="small-print">{facts.filter(Boolean).join(' · ')}</p>
    </article>
  )
}

export const caseCard = graphql`
  fragment CaseCard on Case {
    key
    title
    client
    contentLanguage
    ...CaseScreens
    drawings {
      weeks
      platforms
    }
  }
`
