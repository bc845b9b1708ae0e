import { useForeignLang, useTranslate } from '../../i18n/language'
import type { WordKey } from '../../i18n/wordKeys'
import { Breadcrumbs } from '../../site/Breadcrumbs'
import { HeldBack } from '../../site/Badge'
import { Picture } from '../../ui/Picture'
import { TranslationNotice } from '../ArticleHeader/TranslationNotice'
import { Ground, isWide, screensOf } from './caseScreens'
import * as styles from './CaseCover.module.css'

export function CaseCover({ story }: { story: Queries.CaseCoverFragment }) {
  const t = useTranslate()
  const { key, title, excerpt, client, translation, contentLanguage, heldUntil, drawings } = story
  const foreign = useForeignLang(contentLanguage)
  const screens = screensOf(story)
  const drawn = useForeignLang(drawings?.contentLanguage)
  const rows: [WordKey, string | 0 | null | undefined, string?][] = [
    ['case.duration', drawings?.weeks && t('weeks', { count: drawings.weeks })],
    ['case.team', drawings?.team, drawn],
    ['case.platforms', drawings?.platforms, drawn],
    ['case.sum', drawings?.sum, drawn],
  ]
  const facts = rows.flatMap(([name, words, lang]) => (words ? [{ name, words, lang }] : []))
  return (
    <header className={styles.root} data-ink={drawings?.colour ? drawings.ink : undefined}>
      <Ground colour={drawings?.colour} />
      <div className={styles.words}>
        <Breadcrumbs to="/projects" label={t('nav.projects')} />
        <HeldBack until={heldUntil} />
        <h1 className={styles.title} lang={foreign}>
          {title}
        </h1>
        <p className="lead" lang={foreign}>
          {excerpt}
        </p>
        <p>
          {t('case.client')}: <span lang={foreign}>{client}</span>
        </p>
        <TranslationNotice status={translation} path={`/projects/${key}`} />
      </div>
      {screens.length > 0 && (
        <ul className={styles.screens}>
          {screens.map(({ src, alt }) => (
            <li key={src.src} className={styles.place}>
              <Picture
                picture={src}
                alt={alt}
                sizes={isWide(src) ? '(min-width: 64rem) 58vw, 92vw' : '(min-width: 64rem) 18rem, 60vw'}
                className={styles.screen}
                data-wide={isWide(src) || undefined}
                eager
              />
            </li>
          ))}
        </ul>
      )}
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ name, words, lang }) => (
            <div key={name}>
              <dt>{t(name)}</dt>
              <dd>
                <strong lang={lang}>{words}</strong>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </header>
  )
}
