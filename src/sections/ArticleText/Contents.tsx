import { useEffect, useState } from 'react'
import { useForeignLang, useTranslate } from '../../i18n/language'
import { LocalizedLink } from '../../i18n/LocalizedLink'
import { classNames } from '../../ui/classNames'
import * as styles from './Contents.module.css'

/** The headings of two levels (h2, h3) beside the text; the current one is marked. */
export function Contents({ headings, lang }: Pick<Queries.ArticleBodyFieldsFragment, 'headings'> & { lang: string }) {
  const t = useTranslate()
  const listed = headings.filter(({ depth }) => depth < 4)
  const current = useCurrentHeading(listed)
  const foreign = useForeignLang(lang)
  if (listed.length < 2) return <div />
  return (
    <nav aria-label={t('blogPost.contents')} className={classNames(styles.root, 'no-print')}>
      <strong>{t('blogPost.contents')}</strong>
      <ol className={styles.list} lang={foreign}>
        {listed.map(({ depth, id, text }) => (
          <li key={id} className={depth > 2 ? styles.below : undefined}>
            <LocalizedLink to={`#${id}`} className={styles.link} aria-current={current === id ? 'location' : undefined}>
              {text}
            </LocalizedLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Id of the heading whose text is being read: the last one above the upper third of the window. */
function useCurrentHeading(headings: readonly { readonly id: string }[]): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  useEffect(() => {
    const elements = headings.flatMap(({ id }) => document.getElementById(id) ?? [])
    const above = new Set<Element>()
    // The large top margin lets a heading cross only the line, also when the page jumps. The observer's result is
    // stored and not measured again, because a smooth scroll has moved on by then.
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) above.add(target)
          else above.delete(target)
        }
        setCurrent(elements.findLast((element) => above.has(element))?.id ?? null)
      },
      { rootMargin: '1000000px 0px -66% 0px' },
    )
    elements.forEach((element) => observer.observe(element))
    return () => observer.disconnect()
  }, [headings])
  return current
}
