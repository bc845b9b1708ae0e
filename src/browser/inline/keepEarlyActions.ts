/** What is told to the keeper when the page answers by itself. */
export const HAND_OVER = 'handover'

/**
 * Runs in the head. Until the scripts have started, a press on a control would
 * be lost: 1.8 to 5 s on phones, 0.3 s on a desktop. It is kept, looks pressed
 * (`aria-busy`, base.css) and happens once the page answers (`browserHooks.ts`):
 * in order, and once for a control that was pressed again and again. Links,
 * form fields, `details` and forms with an address work by themselves; of a
 * link to a fragment only what the page does beside is repeated, the way of the
 * focus among it, and the switch of languages takes query and fragment along. A form that needs the scripts
 * says so by `method="dialog"`, which leads nowhere. After 15 s a visitor has
 * given up, and nothing happens behind their back.
 */
export function keepEarlyActions(): void {
  const kept = new Map<Element, () => void>()
  const keep = (event: Event, control: Element, act: () => void) => {
    // React, once it has begun, would answer now and again to the repetition: what opens would close.
    event.stopPropagation()
    if (kept.has(control)) return
    const forget = () => {
      kept.delete(control)
      control.removeAttribute('aria-busy')
    }
    const tooLate = setTimeout(forget, 15000)
    if (control.localName === 'button') control.setAttribute('aria-busy', 'true')
    kept.set(control, () => {
      clearTimeout(tooLate)
      forget()
      if (control.isConnected) act()
    })
  }
  const keepClick = (event: MouseEvent) => {
    const target = event.target as Element
    const control = target.closest<HTMLElement>('a[href], button, summary, input, textarea, select, label, article')
    if (!control || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    if (control instanceof HTMLAnchorElement) {
      if (control.hash && control.pathname === location.pathname) keep(event, control, () => repeat(control))
      else if (control.hasAttribute('data-keeps-address')) {
        control.search = location.search
        control.hash = location.hash
      }
    } else if ((control as HTMLButtonElement).type === 'button' || control.querySelector('[aria-expanded]')) {
      keep(event, control, () => target.dispatchEvent(new MouseEvent('click', event)))
    }
  }
  const repeat = (link: HTMLElement) => {
    addEventListener('click', (event) => event.preventDefault(), { once: true })
    link.click()
    // When it jumped there, nothing let it take the focus along (`letTakeFocus`).
    if (document.activeElement === document.body)
      document.getElementById(decodeURIComponent(location.hash.slice(1)))?.focus({ preventScroll: true })
  }
  const keepSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement
    if (form.method !== 'dialog' || form.closest('dialog')) return
    event.preventDefault()
    keep(event, event.submitter || form, () => form.requestSubmit(event.submitter))
  }
  addEventListener('click', keepClick, true)
  addEventListener('submit', keepSubmit, true)
  document.addEventListener(
    'handover',
    () => {
      removeEventListener('click', keepClick, true)
      removeEventListener('submit', keepSubmit, true)
      for (const act of [...kept.values()]) act()
    },
    { once: true },
  )
}
