import { useEffect, useState, type RefObject } from 'react'

/** Screens on which the panel lies over the page. */
const NARROW = '(max-width: 40rem), (max-height: 30rem)'

/** Whether the open chat covers the page now. */
export function isCovering(): boolean {
  return window.matchMedia?.(NARROW).matches ?? false
}

/**
 * On a screen that the open chat covers, everything beside it can neither be
 * reached nor heard (WCAG 2.4.11).
 * @returns whether it covers the screen
 */
export function useModalOnPhones(root: RefObject<HTMLElement>): boolean {
  const [isModal, setModal] = useState(false)
  useEffect(() => {
    const screen = window.matchMedia?.(NARROW)
    if (!screen) return
    const update = () => setModal(screen.matches)
    update()
    screen.addEventListener('change', update)
    return () => screen.removeEventListener('change', update)
  }, [])
  useEffect(() => {
    if (!isModal) return
    const own = root.current
    const covered = own ? Array.from(own.parentElement?.children ?? []).filter((element) => element !== own) : []
    for (const element of covered) element.toggleAttribute('inert', true)
    return () => {
      for (const element of covered) element.toggleAttribute('inert', false)
    }
  }, [isModal, root])
  return isModal
}
