import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react'
import { DROPDOWN_CLOSE_DELAY } from '../../constants'

/**
 * A group of disclosures of which one is open: on hover, click and keyboard
 * (ARIA Authoring Practices, "Disclosure Navigation Menu"). Leaving with the
 * pointer closes after a delay, so that a diagonal move does not lose the panel.
 */
export function useHoverDisclosure() {
  const [open, setOpen] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const stay = () => clearTimeout(timer.current)
  const close = () => {
    stay()
    setOpen(null)
  }
  useEffect(() => stay, [])

  const groupProps = (key: string) => ({
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
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== 'Escape' || open !== key) return
      event.currentTarget.querySelector<HTMLElement>('[aria-expanded]')?.focus()
      close()
    },
  })
  const buttonProps = (key: string) => {
    let pointer = ''
    return {
      'aria-expanded': open === key,
      onPointerDown: (event: PointerEvent) => {
        pointer = event.pointerType
      },
      // A mouse has opened the panel by hovering already; its click must not close it again.
      onClick: () => setOpen((current) => (current === key && pointer !== 'mouse' ? null : key)),
    }
  }
  return { open, close, groupProps, buttonProps }
}
