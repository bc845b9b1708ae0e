import { navigate } from 'gatsby'

/** Gatsby's loader of pages, which it offers as a global only. */
declare const ___loader: {
  /** Settles when scripts and data of a page are there, or cannot be had; with nothing, or the status `error`, then. */
  loadPage(path: string): Promise<{ status?: string } | undefined>
  isPageNotFound(path: string): boolean
}

/** Milliseconds after which a page that has not come is announced, and those after which the browser fetches it itself. */
const BUSY_AFTER = 300
const LEAVE_AFTER = 3000

/** A page of this site: its whole address, the same without the origin, and without query and fragment. */
interface Destination {
  href: string
  path: string
  pathname: string
}

/** Cancels the navigation in progress. */
let end: () => void = () => {}

/**
 * Loads the data of a page, then shows it. A page that does not come within
 * three seconds, fails or is not found is left to the browser, which loads it
 * whole or shows why it cannot. A second click or Back cancels the first
 * navigation: Gatsby's `navigate` cannot be cancelled, so it is called last.
 * @param loadWhole makes the browser load the page
 */
export function startJourney({ href, path, pathname }: Destination, loadWhole: (href: string) => void): void {
  end()
  const { dataset } = document.documentElement
  const busy = setTimeout(() => {
    dataset.busy = ''
    document.getElementById('main')?.setAttribute('aria-busy', 'true')
  }, BUSY_AFTER)
  const late = setTimeout(leave, LEAVE_AFTER)
  let isOver = false
  end = () => {
    isOver = true
    clearTimeout(busy)
    clearTimeout(late)
    delete dataset.busy
    document.getElementById('main')?.removeAttribute('aria-busy')
    for (const event of ['popstate', 'pagehide']) window.removeEventListener(event, end)
  }
  for (const event of ['popstate', 'pagehide']) window.addEventListener(event, end)

  function leave(): void {
    isOver = true
    clearTimeout(late)
    loadWhole(href)
  }
  function arrive(page: { status?: string } | undefined): void {
    if (isOver) return
    if (!page || page.status === 'error' || ___loader.isPageNotFound(pathname)) return leave()
    end()
    navigate(path)
  }
  ___loader.loadPage(pathname).then(arrive, () => arrive(undefined))
}
