import { navigate } from 'gatsby'

/** Gatsby's loader of page data, which it offers as a global only. */
declare const ___loader: { hovering(path: string): void }

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
    void navigate(pathOf(link), { replace: link.href === window.location.href })
  })
  for (const reaching of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(reaching, loadAhead, { passive: true })
  }
}

function loadAhead({ target }: Event): void {
  const link = linkOf(target)
  if (link && link.pathname !== window.location.pathname) ___loader.hovering(pathOf(link))
}

/** The link around what was clicked, when it leads to a page of this site: not a file, a download or another window. */
function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.origin !== window.location.origin || link.target || link.hasAttribute('download')) return null
  return /\.[a-z0-9]+$/i.test(link.pathname) ? null : link
}

function pathOf({ pathname, search, hash }: HTMLAnchorElement): string {
  return pathname + search + hash
}
