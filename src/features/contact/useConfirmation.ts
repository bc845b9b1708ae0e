import { useEffect, useState } from 'react'
import type { Confirmation } from './Confirmation'

const load = () => import('./Confirmation')

/** Fetches the confirmation ahead, while somebody fills in the form. A failure is met again when it is wanted. */
export function preloadConfirmation(): void {
  load().catch(() => undefined)
}

/**
 * The confirmation once a message has been sent, fetched on demand: a page
 * that nobody writes from does without.
 * @returns null in its place until it is there, and for good where it cannot be fetched
 */
export function useConfirmation(isWanted: boolean): { Confirmation: typeof Confirmation | null } {
  const [loaded, setLoaded] = useState<typeof Confirmation | null>(null)
  useEffect(() => {
    if (!isWanted) return
    let isHere = true
    load().then(
      ({ Confirmation: component }) => isHere && setLoaded(() => component),
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [isWanted])
  return { Confirmation: loaded }
}
