import { Fragment, type ReactNode } from 'react'
import type { Piece } from '../../search/excerpt'
import type { Translate } from '../../i18n/wordStore'
import type { Result, ResultGroup, ResultList } from './resultsOf'
import * as styles from './SearchResults.lazy.module.css'

/** Marks the links that arrow keys go through. */
export const RESULT_LINK = 'data-result'

interface SearchResultsProps {
  list: ResultList
  more: ReactNode
  t: Translate
}

function Marked({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, isMatch }, index) => (
    <Fragment key={index}>{isMatch ? <mark className={styles.mark}>{text}</mark> : text}</Fragment>
  ))
}

function Hit({ result, foreign, t }: { result: Result; foreign: string | undefined; t: Translate }) {
  const { href, kind, label, title, section, sentence } = result
  return (
    <li className={styles.hit}>
      <p className={styles.kind}>{kind === 'page' && label ? label : t(`search.kind.${kind}`)}</p>
      <p className={styles.title} lang={foreign}>
        <a className={styles.link} href={href} hrefLang={foreign} {...{ [RESULT_LINK]: '' }}>
          <Marked pieces={title} />
          {section.length > 0 && (
            <span className={styles.section}>
              {' › '}
              <Marked pieces={section} />
            </span>
          )}
        </a>
      </p>
      <p className={styles.sentence} lang={foreign}>
        <Marked pieces={sentence} />
      </p>
    </li>
  )
}

function Group({ group, foreign, t }: { group: ResultGroup; foreign?: string; t: Translate }) {
  return (
    <ol className={styles.hits}>
      {group.results.map((result) => (
        <Hit
          key={result.href + result.kind + result.title.map(({ text }) => text).join('')}
          result={result}
          foreign={foreign}
          t={t}
        />
      ))}
    </ol>
  )
}

/** What was found: pages of the visitor's language, then those of others under a heading of their own. */
export function SearchResults({ list, more, t }: SearchResultsProps) {
  const { own, others } = list
  return (
    <>
      {own.results.length > 0 && <Group group={own} t={t} />}
      {more}
      {others.map((group) => (
        <section key={group.language} aria-labelledby={`found-${group.language}`}>
          <h2 id={`found-${group.language}`} className={styles.language}>
            {t(`search.in.${group.language}`)}
          </h2>
          <Group group={group} foreign={group.language} t={t} />
        </section>
      ))}
    </>
  )
}
