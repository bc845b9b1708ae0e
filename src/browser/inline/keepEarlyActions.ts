/** Event that tells `keepEarlyActions` to replay and stop. */
export const HAND_OVER = 'handover'

/**
 * Runs in the head. Until the scripts run, clicks on controls would be lost:
 * 1.8 to 5 s on phones, 0.3 s on a desktop. They are kept, the control looks
 * pressed (`aria-busy`, base.css), and they are replayed after hydration
 * (`browserHooks.ts`), in order, each control once. Links, form fields,
 * `details`, popovers, forms with an action work without scripts. A link to a fragment
 * is followed by the browser; only its other effects are replayed, such as
 * moving the focus. The language switch takes query and fragment along. A form
 * that needs the scripts has `method="dialog"`, which submits nowhere. Clicks
 * are dropped after 15 s: by then the visitor has given up. Words in the contact
 * form go into its draft when the page is left.
 */
export function keepEarlyActions(handOver: string, draftKey: string): void {
  const kept = new Map<Element, () => void>()
  const keep = (event: Event, control: Element, act: () => void) => {
    // Once React has started, it would handle both this event and its replay: what opens would close.
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
    const control = target.closest<HTMLElement>(
      'a[href], button:not([popovertarget]), summary, input, textarea, select, label, article',
    )
    if (!control) return
    const link = control instanceof HTMLAnchorElement && control
    if (link && link.hasAttribute('data-keeps-address')) {
      link.search = location.search
      link.hash = location.hash
    } else if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    else if (link) {
      if (link.hash && link.pathname === location.pathname) keep(event, link, () => repeat(link))
    } else if ((control as HTMLButtonElement).type === 'button' || control.querySelector('[aria-expanded]')) {
      keep(event, control, () => target.dispatchEvent(new MouseEvent('click', event)))
    }
  }
  const repeat = (link: HTMLElement) => {
    addEventListener('click', (event) => event.preventDefault(), { once: true })
    link.click()
    // At the time of the jump the element could not take the focus yet (`letTakeFocus`).
    if (document.activeElement === document.body)
      document.getElementById(decodeURIComponent(location.hash.slice(1)))?.focus({ preventScroll: true })
  }
  const keepSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement
    if (form.method !== 'dialog' || form.closest('dialog')) return
    event.preventDefault()
    keep(event, event.submitter || form, () => form.requestSubmit(event.submitter))
  }
  const keepWords = () => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('[id^="contactForm-"]')]
    const written = fields.filter(({ name, value }) => name !== 'fax' && value)
    if (written.length === 0) return
    const values = Object.fromEntries(written.map(({ name, value }) => [name, value]))
    const draft = JSON.parse(sessionStorage.getItem(draftKey) ?? '{}') as { values?: object }
    sessionStorage.setItem(draftKey, JSON.stringify({ ...draft, values: { ...draft.values, ...values } }))
  }
  addEventListener('click', keepClick, true)
  addEventListener('auxclick', keepClick, true)
  addEventListener('submit', keepSubmit, true)
  addEventListener('pagehide', keepWords)
  const replay = () => {
    removeEventListener('click', keepClick, true)
    removeEventListener('auxclick', keepClick, true)
    removeEventListener('submit', keepSubmit, true)
    removeEventListener('pagehide', keepWords)
    for (const act of [...kept.values()]) act()
  }
  document.addEventListener(handOver, replay, { once: true })
}
