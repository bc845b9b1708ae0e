import { navigate } from 'gatsby'
import { transitionPage } from './pageTransition'

/** Gatsby's loader of pages, which it offers as a global only. */
declare const ___loader: {
  hovering(path: string): void
  /** Settles when scripts and data of a page are there, or cannot be had. */
  loadPage(path: string): Promise<unknown>
}

/** Visitors may change their minds while a page loads: the last click, or step back, counts. */
let lastFollowed: HTMLAnchorElement | undefined

/**
 * Clicks on links of this site change the page without loading a new one, and
 * reaching for a link (pointer, focus, touch) loads its data beforehand. One
 * listener for all: a page has some 75 links, and Gatsby's `Link` puts five
 * components and an observer behind each.
 */
export function followLinks(): void {
  document.addEventListener('click', (event) => {
    const link = linkOf(event.target)
    if (!link || event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const show = () => void navigate(pathOf(link), { replace: link.href === window.location.href })
    if (isHere(link)) return show()
    const from = window.location.href
    lastFollowed = link
    const showIfStillWanted = () => {
      if (lastFollowed === link && window.location.href === from) transitionPage(show)
    }
    // A page that cannot be had is shown as well: Gatsby then loads it anew, or says why.
    void ___loader.loadPage(link.pathname).then(showIfStillWanted, showIfStillWanted)
  })
  for (const reaching of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(reaching, loadAhead, { passive: true })
  }
}

function loadAhead({ target }: Event): void {
  const link = linkOf(target)
  if (link && !isHere(link)) ___loader.hovering(pathOf(link))
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

function pathOf({ pathname, search, hash }: HTMLAnchorElement): string {
  return pathname + search + hash
}
