import { useCallback, useEffect, useState } from 'react'
import type { Language } from '../../routing/languages'
import { searchSite } from '../../search/searchSite'
import { forgetIndex, readIndexFile } from './readIndexFile'
import { resultsOf, type ResultList } from './resultsOf'

export interface SearchState {
  /** What was found last; it stays until something else is. */
  list: ResultList | null
  isBusy: boolean
  isFailed: boolean
}

const IDLE: SearchState = { list: null, isBusy: false, isFailed: false }

/**
 * Searches the site for what a visitor has entered, once they pause.
 * @param most how many results are shown
 * @param pause milliseconds
 * @returns the state, and a function that tries again
 */
export function useSearch(query: string, language: Language, most: number, pause: number): [SearchState, () => void] {
  const [state, setState] = useState(IDLE)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const wanted = query.trim()
    if (wanted === '') return setState(IDLE)
    let isOver = false
    const show = (next: SearchState) => {
      if (!isOver) setState(next)
    }
    setState(({ list }) => ({ list, isBusy: true, isFailed: false }))
    const timer = setTimeout(() => {
      searchSite(wanted, language, readIndexFile)
        .then((answer) => resultsOf(answer, most))
        .then(
          (list) => show({ list, isBusy: false, isFailed: false }),
          () => {
            forgetIndex()
            show({ list: null, isBusy: false, isFailed: true })
          },
        )
    }, pause)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [query, language, most, pause, attempt])
  return [state, useCallback(() => setAttempt((count) => count + 1), [])]
}
