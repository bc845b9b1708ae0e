import { elementOfFragment, glide, letTakeFocus } from './fragment'

/** Milliseconds until the page is marked as busy, and until the browser loads the next page itself. */
const BUSY_AFTER = 300
const LEAVE_AFTER = 3000

/** Timers of the navigation in progress; empty without one. */
let timers: ReturnType<typeof setTimeout>[] = []

/** Called when the next page is shown. */
export function endJourney(): void {
  timers.forEach(clearTimeout)
  timers = []
  delete document.documentElement.dataset.busy
  document.getElementById('main')?.removeAttribute('aria-busy')
}

/**
 * Replaces slow navigations of Gatsby's `Link`: the browser itself loads a page
 * whose data does not arrive within three seconds. Gatsby cannot cancel a
 * navigation, so the browser also handles a second link and Back during one:
 * otherwise the first page would replace the second when it arrives.
 */
export function leaveLatePages(): void {
  const overtake = (event: MouseEvent) => {
    const link = timers.length > 0 && linkOf(event)
    if (!link) return
    event.preventDefault()
    event.stopPropagation()
    window.location.assign(link.href)
  }
  document.addEventListener('click', overtake, true)
  document.addEventListener('click', (event) => {
    const link = linkOf(event)
    if (link && event.defaultPrevented) startJourney(link.href)
    else if (link?.hash && link.pathname === window.location.pathname) goToFragment(link, event)
  })
  window.addEventListener('popstate', () => timers.length > 0 && window.location.reload())
}

function startJourney(href: string): void {
  endJourney()
  const markBusy = () => {
    document.documentElement.dataset.busy = ''
    document.getElementById('main')?.setAttribute('aria-busy', 'true')
  }
  timers = [setTimeout(markBusy, BUSY_AFTER), setTimeout(() => window.location.assign(href), LEAVE_AFTER)]
}

/** Lets the browser follow a fragment of this page and move the focus there. */
function goToFragment({ hash, search }: HTMLAnchorElement, event: MouseEvent): void {
  const target = elementOfFragment(hash)
  if (target) letTakeFocus(target)
  glide()
  if (search === window.location.search) return
  // With another query the browser would load the page again, although it is the same page.
  event.preventDefault()
  window.location.hash = hash
}

/** The link under a plain click, if it leads to a page of this site: not to a file, a download or another window. */
function linkOf({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): HTMLAnchorElement | null {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.origin !== window.location.origin || link.target || link.hasAttribute('download')) return null
  return /\.[a-z0-9]+$/i.test(link.pathname) ? null : link
}
