import { useForeignLang, useTranslate } from '../../i18n/language'
import { Breadcrumbs } from '../../site/Breadcrumbs'
import { Picture } from '../../ui/Picture'
import { TextHeader } from './TextHeader'
import * as styles from './ArticleHeader.module.css'

/** Top of a case: what it tells of, for whom it was done, and the screens of its project. */
export function CaseHeader({ story }: { story: Queries.CaseHeaderFieldsFragment }) {
  const t = useTranslate()
  const { key, client, minutes, contentLanguage, project } = story
  const foreign = useForeignLang(contentLanguage)
  return (
    <TextHeader
      text={story}
      path={`/projects/${key}`}
      breadcrumbs={<Breadcrumbs to="/projects" label={t('nav.projects')} />}
      facts={
        <dl className={styles.particulars}>
          <dt>{t('case.project')}</dt>
          <dd>{project.title}</dd>
          <dt>{t('case.client')}</dt>
          <dd lang={foreign}>{client}</dd>
          <dt>{t('case.reading')}</dt>
          <dd>{t('minutes', { count: minutes })}</dd>
        </dl>
      }
    >
      {project.screenshots.length > 0 && (
        <ul className={styles.screens}>
          {project.screenshots.map(({ src, alt }) => (
            <li key={src.src}>
              <Picture picture={src} alt={alt} sizes="(min-width: 60rem) 13rem, 28vw" className={styles.screen} eager />
            </li>
          ))}
        </ul>
      )}
    </TextHeader>
  )
}
