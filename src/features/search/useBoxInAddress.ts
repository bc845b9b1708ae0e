import { useCallback, useEffect, useRef, type FormEvent } from 'react'
import { SEARCH_DEBOUNCE } from '../../constants'
import { historyWrites, useAddress, writeAddress } from '../../ui/useAddress'
import { queryOfAddress } from './queryOfAddress'
import { searchParameters } from './searchAddress'

const isSame = (one: string, other: string) => one === other

/**
 * Keeps a box and the query of the page's address together. What is typed
 * rewrites the address after a pause; Enter makes a step of it, to which Back
 * returns; Back, Forward and links fill the box.
 */
export function useBoxInAddress() {
  const box = useRef<HTMLInputElement>(null)
  const asked = queryOfAddress(useAddress())
  const shown = useRef('')
  const settled = useRef('')
  const pause = useRef<ReturnType<typeof setTimeout>>()

  const apply = useCallback((isStep: boolean) => {
    clearTimeout(pause.current)
    const query = box.current?.value.trim() ?? ''
    for (const write of historyWrites(isSame, settled.current, shown.current, query, isStep)) {
      shown.current = write.query
      if (write.how === 'push') settled.current = write.query
      writeAddress(write.how, searchParameters(write.query))
    }
  }, [])

  // What was typed before the scripts ran stays, unless the address, of which the served page knows nothing, asks for something.
  useEffect(() => {
    const isEarly = document.activeElement === box.current && !queryOfAddress(window.location.search)
    if (isEarly) apply(false)
    else if (box.current) box.current.value = ''
    return () => clearTimeout(pause.current)
  }, [apply])
  useEffect(() => {
    if (asked === shown.current) return
    shown.current = asked
    settled.current = asked
    clearTimeout(pause.current)
    if (box.current) box.current.value = asked
  }, [asked])

  function onInput(): void {
    clearTimeout(pause.current)
    pause.current = setTimeout(() => apply(false), SEARCH_DEBOUNCE)
  }
  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    apply(true)
  }
  return { box, onInput, onSubmit }
}
