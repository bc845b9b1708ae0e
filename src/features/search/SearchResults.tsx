import { Fragment, useEffect, useState, type ReactNode } from 'react'
import { PageLink } from '../../i18n/LocalizedLink'
import { inLanguage, usePageLanguage, useTranslate } from '../../i18n/language'
import type { Translate } from '../../i18n/wordStore'
import { localizePath } from '../../routing/localizePath'
import type { Piece } from '../../search/excerpt'
import { searchSite, type Found, type Result } from '../../search/searchSite'
import { loadInTime } from '../loadInTime'
import { searchAddress } from './searchAddress'
import * as styles from './SearchResults.lazy.module.css'

const files = new Map<string, Promise<unknown>>()

async function fetchJson(path: string): Promise<unknown> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`)
  return response.json()
}

/** Fetches a file of the index once. */
function readFile(path: string): Promise<unknown> {
  const file = files.get(path) ?? fetchJson(path)
  files.set(path, file)
  return file
}

interface Outcome {
  query: string
  /** By language, the visitor's first. */
  found: readonly Found[]
}

/** What was found last: a page that Back brings up again is as long as it was, and keeps its place. */
let last: { key: string; outcome: Outcome } | undefined

export interface SearchResultsProps {
  query: string
  /** How many results of the visitor's language are shown. */
  most: number
  /** Milliseconds without a key before a search begins. */
  pause: number
  /** Shows more results here; without it a link leads to the page of the search. */
  onMore?: () => void
  /** Mail and phone of the company, for when the search fails. */
  ways: ReactNode
  /** Words of the `search` dictionary. */
  t: Translate
}

function Marked({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, isMatch }, index) => (
    <Fragment key={index}>{isMatch ? <mark className={styles.mark}>{text}</mark> : text}</Fragment>
  ))
}

function Hit({ result, foreign, t }: { result: Result; foreign?: string; t: Translate }) {
  const { href, kind, label, title, section, sentence } = result
  return (
    <li className={styles.hit}>
      <p className={styles.kind}>{kind === 'page' && label ? label : t(`search.kind.${kind}`)}</p>
      <p className={styles.title} lang={foreign}>
        <PageLink className={styles.link} to={href} hrefLang={foreign} data-result="">
          <Marked pieces={title} />
          {section.length > 0 && (
            <>
              {' › '}
              <Marked pieces={section} />
            </>
          )}
        </PageLink>
      </p>
      <p className={styles.sentence} lang={foreign}>
        <Marked pieces={sentence} />
      </p>
    </li>
  )
}

/** How much was found, for those who hear it and those who see it. */
function statusOf({ query, found: [own, ...others] }: Outcome, t: Translate): string {
  const reading = [own, ...others].find(({ count }) => count > 0)?.reading
  const none = t(others.length > 0 ? 'search.noneHere' : 'search.none', { query })
  const count = own.count > 0 ? t('search.results', { count: own.count }) : none
  return reading ? `${t('search.reading', { reading })}: ${count}` : count
}

/** Finds and shows pages of the visitor's language, then those of others, or says what else could help. */
export function SearchResults({ query, most, pause, onMore, ways, t }: SearchResultsProps) {
  const { language } = usePageLanguage()
  const tOnEveryPage = useTranslate()
  const wanted = query.trim()
  const key = `${language} ${most} ${wanted}`
  /** What was found stays until something else is. */
  const [outcome, setOutcome] = useState(last?.key === key ? last.outcome : undefined)
  const [phase, setPhase] = useState<'idle' | 'busy' | 'failed'>('idle')
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isOver = false
    async function find() {
      try {
        const found = await loadInTime(searchSite(wanted, language, most, readFile))
        if (isOver) return
        last = { key, outcome: { query: wanted, found } }
        setOutcome(last.outcome)
        setPhase('idle')
      } catch {
        // A file did not arrive in time, or is of another build of the site than the others.
        files.clear()
        if (!isOver) setPhase('failed')
      }
    }
    setPhase(wanted ? 'busy' : 'idle')
    if (!wanted) return setOutcome(undefined)
    const timer = setTimeout(() => void find(), pause)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [wanted, language, most, pause, key, attempt])

  const waiting = t(phase === 'busy' ? 'search.busy' : 'search.hint')
  if (phase === 'failed')
    return (
      <div>
        <p role="status">{tOnEveryPage('search.failed')}</p>
        <p>{ways}</p>
        <button type="button" className={styles.plain} onClick={() => setAttempt(attempt + 1)}>
          {t('search.retry')}
        </button>
      </div>
    )
  return (
    <div className={onMore && styles.page} aria-busy={phase === 'busy' || undefined}>
      <p role="status" className="small-print">
        {outcome ? statusOf(outcome, t) : waiting}
      </p>
      {outcome?.found.map(({ language: own, count, results }, place) => {
        const foreign = place > 0 ? own : undefined
        return (
          <section key={own} aria-labelledby={foreign && `found-${own}`}>
            {foreign && (
              <h2 id={`found-${own}`} className={styles.language}>
                {inLanguage(t(`search.in.${own}`), own)}
              </h2>
            )}
            <ol className={styles.hits}>
              {results.map((result) => (
                <Hit key={result.kind + result.href} result={result} foreign={foreign} t={t} />
              ))}
            </ol>
            {!foreign && count > most && (
              <p className={styles.more}>
                {onMore ? (
                  <button type="button" className={styles.plain} onClick={onMore}>
                    {t('search.more')}
                  </button>
                ) : (
                  <PageLink to={searchAddress(outcome.query, language)} data-result="">
                    {t('search.all', { count })}
                  </PageLink>
                )}
              </p>
            )}
          </section>
        )
      })}
      {outcome?.found.every(({ count }) => count === 0) && (
        <p className="small-print">
          {t('search.suggestions')}{' '}
          <PageLink to={localizePath('/#contact', language)}>{t('search.toContact')}</PageLink>
        </p>
      )}
    </div>
  )
}
