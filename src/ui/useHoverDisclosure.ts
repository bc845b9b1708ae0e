import { useCallback, useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react'
import { DROPDOWN_CLOSE_DELAY } from '../constants'

/**
 * A group of disclosures of which one is open: on hover, click and keyboard (ARIA Authoring Practices, "Disclosure
 * Navigation Menu"). When the pointer leaves, the panel closes after a delay, so that a diagonal move does not lose it.
 * Esc closes it wherever the focus is (WCAG 1.4.13) and keeps the focus in the menu.
 */
export function useHoverDisclosure() {
  const [open, setOpen] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>()
  // A panel may open and render between press and click, so the kind of pointer is kept in a ref.
  const pointer = useRef('')
  const stay = useCallback(() => clearTimeout(timer.current), [])
  const close = useCallback(() => {
    stay()
    setOpen(null)
  }, [stay])
  useEffect(() => stay, [stay])
  useEffect(() => {
    if (open === null) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      const focused = document.activeElement?.closest('[data-disclosure]')
      focused?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
      close()
      // What else Esc would close stays open.
      event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown, true)
    return () => document.removeEventListener('keydown', onKeyDown, true)
  }, [open, close])

  const groupProps = (key: string) => ({
    'data-disclosure': '',
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return
      stay()
      setOpen(key)
    },
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return
      stay()
      timer.current = setTimeout(() => setOpen((current) => (current === key ? null : current)), DROPDOWN_CLOSE_DELAY)
    },
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) setOpen((current) => (current === key ? null : current))
    },
  })
  const buttonProps = (key: string) => ({
    'aria-expanded': open === key,
    onPointerDown: (event: PointerEvent) => {
      pointer.current = event.pointerType
    },
    // Hovering with a mouse has already opened the panel; the click must not close it.
    onClick: () => {
      const isMouse = pointer.current === 'mouse'
      pointer.current = ''
      setOpen((current) => (current === key && !isMouse ? null : key))
    },
  })
  return { open, close, groupProps, buttonProps }
}
