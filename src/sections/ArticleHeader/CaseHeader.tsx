import { usePageLanguage, useTranslate } from '../../i18n/language'
import { Breadcrumbs } from '../../site/Breadcrumbs/Breadcrumbs'
import { HeldBack } from '../../site/HeldBack/HeldBack'
import { Picture } from '../../ui/Picture/Picture'
import { TranslationNotice } from './TranslationNotice'
import * as styles from './ArticleHeader.module.css'

/** Top of a case: what it tells of, for whom it was done, and the screens of its project. */
export function CaseHeader({ story }: { story: Queries.CaseHeaderFieldsFragment }) {
  const t = useTranslate()
  const { language } = usePageLanguage()
  const { key, title, excerpt, client, minutes, translation, contentLanguage, heldUntil, project } = story
  const foreign = contentLanguage === language ? undefined : contentLanguage
  return (
    <header className={styles.root}>
      <div className={styles.top}>
        <Breadcrumbs to="/projects" label={t('nav.projects')} />
        <HeldBack until={heldUntil} />
        <h1 className={styles.title} lang={foreign}>
          {title}
        </h1>
      </div>
      <div className={styles.words}>
        <p className={styles.excerpt} lang={foreign}>
          {excerpt}
        </p>
        <dl className={styles.particulars}>
          <dt>{t('case.project')}</dt>
          <dd>{project.title}</dd>
          <dt>{t('case.client')}</dt>
          <dd lang={foreign}>{client}</dd>
          <dt>{t('case.reading')}</dt>
          <dd>{t('minutes', { count: minutes })}</dd>
        </dl>
        <TranslationNotice status={translation} path={`/projects/${key}`} />
      </div>
      <ul className={styles.screens}>
        {project.screenshots.map(({ src, alt }) => (
          <li key={src.src}>
            <Picture picture={src} alt={alt} sizes="(min-width: 60rem) 13rem, 28vw" className={styles.screen} eager />
          </li>
        ))}
      </ul>
    </header>
  )
}
