import { navigate } from 'gatsby'
import { elementOfFragment, glide, letTakeFocus } from './fragment'
import { startJourney } from './startJourney'

/** Gatsby's loader of pages, which it offers as a global only. */
declare const ___loader: {
  hovering(path: string): void
}

/**
 * Navigates by Gatsby when a link of this site is clicked, and loads the data of
 * its page when the visitor reaches for it (pointer, focus, touch). One listener
 * for all links: a page has some 75, and Gatsby's `Link` puts five components
 * and an observer behind each (1.1 KB of scripts, and 16 of the 192 ms of CPU in
 * which the home page starts). Fragments of the current page are left to the
 * browser.
 */
export function followLinks(): void {
  document.addEventListener('click', (event) => {
    const link = linkOf(event.target)
    if (!link || event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    if (isHere(link) && link.hash) return goToFragment(link, event)
    event.preventDefault()
    const { href, pathname } = link
    const path = pathOf(link)
    if (isHere(link)) navigate(path, { replace: href === window.location.href })
    else startJourney({ href, path, pathname }, (address) => window.location.assign(address))
  })
  for (const reaching of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(reaching, loadAhead, { passive: true })
  }
}

function goToFragment({ hash, search }: HTMLAnchorElement, event: MouseEvent): void {
  const target = elementOfFragment(hash)
  if (target) letTakeFocus(target)
  glide()
  if (search === window.location.search) return
  // A different query would make the browser load the page again, although it is the same one.
  event.preventDefault()
  window.location.hash = hash
}

function loadAhead({ target }: Event): void {
  const link = linkOf(target)
  if (link && !isHere(link)) ___loader.hovering(link.pathname)
}

/** The link around what was clicked, when it leads to a page of this site: not a file, a download or another window. */
function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.origin !== window.location.origin || link.target || link.hasAttribute('download')) return null
  return /\.[a-z0-9]+$/i.test(link.pathname) ? null : link
}

function isHere({ pathname }: HTMLAnchorElement): boolean {
  return pathname === window.location.pathname
}

/** Drops a fragment that cannot be decoded: Gatsby's router would throw. */
function pathOf({ pathname, search, hash }: HTMLAnchorElement): string {
  try {
    decodeURIComponent(hash)
    return pathname + search + hash
  } catch {
    return pathname + search
  }
}
