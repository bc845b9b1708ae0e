import { Fragment, useEffect, useState, type ReactNode } from 'react'
import { PageLink } from '../../i18n/LocalizedLink'
import { usePageLanguage, useTranslate } from '../../i18n/language'
import type { Translate } from '../../i18n/wordStore'
import { localizePath } from '../../routing/localizePath'
import type { Piece } from '../../search/excerpt'
import { searchSite, type Found, type Result } from '../../search/searchSite'
import { Button } from '../../ui/Button'
import { useAddress, writeAddress } from '../../ui/useAddress'
import { loadInTime } from '../loadInTime'
import { queryOfAddress, searchParameters } from './searchAddress'
import { forgetFiles, readFile } from './searchFiles'
import * as styles from './SearchResults.module.css'

/** Under `npm run dev` no pages are built that could be searched. */
const IS_BUILT = process.env.NODE_ENV !== 'development'

interface Outcome extends Found {
  query: string
}

/** The last outcome: after Back the page has its former height and scroll position. */
let last: { key: string; outcome: Outcome } | undefined

/** Number of results that are added at a time. */
const STEP = 10

function Marked({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, isMatch }, index) => (
    <Fragment key={index}>{isMatch ? <mark className={styles.mark}>{text}</mark> : text}</Fragment>
  ))
}

function Hit({ result, t }: { result: Result; t: Translate }) {
  const { href, kind, label, title, section, sentence } = result
  return (
    <li className={styles.hit}>
      <p className="signal small-print">
        <strong>{kind === 'page' && label ? label : t(`search.kind.${kind}`)}</strong>
      </p>
      <p className={styles.title}>
        <PageLink className="card-link plain-link" to={href}>
          <Marked pieces={title} />
          {section.length > 0 && (
            <>
              {' › '}
              <Marked pieces={section} />
            </>
          )}
        </PageLink>
      </p>
      <p className={styles.sentence}>
        <Marked pieces={sentence} />
      </p>
    </li>
  )
}

/** The number of results, for screen readers and sighted readers. */
function statusOf({ query, reading, count }: Outcome, t: Translate): string {
  const found = count > 0 ? t('search.results', { count }) : t('search.none', { query })
  return reading ? `${t('search.reading', { reading })}: ${found}` : found
}

/**
 * Finds the query of the address, which also stores how many results are shown, in the visitor's language, or offers to
 * try again.
 * @param children shown where there are no results: without a query, and where nothing is found
 */
export function SearchResults({ children }: { children: ReactNode }) {
  const { language } = usePageLanguage()
  const t = useTranslate()
  const address = useAddress()
  const wanted = queryOfAddress(address)
  const most = Math.max(Number(new URLSearchParams(address).get('shown')) || 0, STEP)
  const key = `${language} ${most} ${wanted}`
  const [outcome, setOutcome] = useState(last?.key === key ? last.outcome : undefined)
  const [phase, setPhase] = useState<'idle' | 'busy' | 'failed'>('idle')
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isOver = false
    async function find() {
      try {
        const found = await loadInTime(searchSite(wanted, language, most, readFile))
        if (isOver) return
        last = { key, outcome: { query: wanted, ...found } }
        setOutcome(last.outcome)
        setPhase('idle')
      } catch {
        // A file did not arrive in time, or comes from another build than the others.
        forgetFiles()
        if (!isOver) setPhase('failed')
      }
    }
    setPhase(wanted ? (IS_BUILT ? 'busy' : 'failed') : 'idle')
    if (!wanted) return setOutcome(undefined)
    if (!IS_BUILT) return
    void find()
    return () => {
      isOver = true
    }
  }, [wanted, language, most, key, attempt])

  const retry = () => setAttempt((before) => before + 1)
  // The box asks the same once more without a change of the address.
  useEffect(() => {
    if (phase !== 'failed') return
    document.addEventListener('submit', retry)
    return () => document.removeEventListener('submit', retry)
  }, [phase])

  const waiting = t(phase === 'busy' ? 'search.busy' : 'search.hint')
  if (phase === 'failed')
    return (
      <div className={styles.root}>
        <p role="status">{IS_BUILT ? t('search.failed') : t('search.notBuilt')}</p>
        <Button variant="quiet" onClick={retry}>
          {t('search.retry')}
        </Button>
      </div>
    )
  return (
    <div className={styles.root} aria-busy={phase === 'busy' || undefined}>
      <p role="status" className={`${outcome?.count ? 'small-print' : 'lead'} with-script`}>
        {outcome ? statusOf(outcome, t) : waiting}
      </p>
      {outcome && (
        <ol className={styles.hits}>
          {outcome.results.map((result) => (
            <Hit key={result.kind + result.href} result={result} t={t} />
          ))}
        </ol>
      )}
      {outcome && outcome.count > most && (
        <p className={styles.more}>
          <Button
            variant="quiet"
            onClick={() => writeAddress('replace', `${searchParameters(wanted)}&shown=${most + STEP}`)}
          >
            {t('search.more')}
          </Button>
        </p>
      )}
      {outcome?.count === 0 && (
        <p className="text">
          {t('search.suggestions')}{' '}
          <PageLink to={localizePath('/#contact', language)}>{t('search.toContact')}</PageLink>
        </p>
      )}
      {(outcome ? outcome.count === 0 : !wanted) && children}
    </div>
  )
}
