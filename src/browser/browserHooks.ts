/** Gatsby's browser hooks: scrolling (spec section 2, "Global behaviour") and announcing new pages to screen readers. */
import type { RouteUpdateArgs, ShouldUpdateScrollArgs } from 'gatsby'
import { HASH_SCROLL_DELAY } from '../constants'
import { elementOfFragment, endGliding, letTakeFocus } from './fragment'
import { HAND_OVER } from './inline/keepEarlyActions'
import { endJourney, leaveLatePages } from './leaveLatePages'
import { keepStored, readStored } from './storage'

/**
 * Scrolls to the section that the first address names (`#contact`), once the page has settled. The browser has scrolled
 * there before: a page that is elsewhere was scrolled by the visitor or by Back.
 */
function scrollToFragmentOnEntry(): void {
  const target = elementOfFragment(window.location.hash)
  if (!target) return
  const isNear = Math.abs(target.getBoundingClientRect().top) < window.innerHeight
  if (isNear || window.scrollY === 0)
    setTimeout(() => target.scrollIntoView({ behavior: 'instant' }), HASH_SCROLL_DELAY)
}

/**
 * The browser itself scrolls the first page, also after Back or a reload (what Gatsby saved is of an earlier visit), and
 * to a fragment of the same page. A new page starts at the top or at its fragment. Back and forward restore the position;
 * Gatsby does not do that for a page with a fragment.
 * @returns whether Gatsby is to scroll
 */
export function updateScroll(args: ShouldUpdateScrollArgs): boolean {
  const { prevRouterProps: previous, routerProps } = args
  const { location } = routerProps
  const isSamePage = previous?.location.pathname === location.pathname
  if (!isSamePage) endGliding()
  if (!previous) return false
  if (!location.hash) return true
  if (isSamePage) return false
  const savedPosition = args.getSavedScrollPosition as (of: typeof location) => [number, number] | null
  const saved = savedPosition(location)
  if (saved?.[1]) {
    window.scrollTo({ top: saved[1], behavior: 'instant' })
    return false
  }
  return true
}

/** Milliseconds within which Gatsby's router focuses the wrapper of a new page. */
const ROUTER_TAKES_FOCUS = 1000

/** Moves the focus to the fragment's element, and again when the router focuses its wrapper a little later. */
function focusFragment(): void {
  const target = elementOfFragment(window.location.hash)
  if (!target) return
  const focus = () => {
    letTakeFocus(target)
    target.focus({ preventScroll: true })
  }
  const passOn = ({ target: focused }: FocusEvent) => {
    if (focused instanceof Element && focused.id === 'gatsby-focus-wrapper') focus()
  }
  focus()
  document.addEventListener('focusin', passOn)
  setTimeout(() => document.removeEventListener('focusin', passOn), ROUTER_TAKES_FOCUS)
}

let announcer: HTMLElement | undefined

/** Screen readers announce changes of a live region that already exists. */
function liveRegion(): HTMLElement {
  return (announcer ??= document.body.appendChild(
    Object.assign(document.createElement('p'), { className: 'visually-hidden', ariaLive: 'polite' }),
  ))
}

/** Waits until a page is long enough for its position, unless the visitor scrolls it or leaves. */
let growth: ResizeObserver | undefined

/**
 * Saves how far the page was scrolled before Gatsby began to save that. After Back or a reload, a page that scripts
 * fill, such as the results of a search, was too short for its position: it is restored when the page is long enough.
 */
function keepPosition(): void {
  const { key = 'initial' } = (window.history.state ?? {}) as { key?: string }
  const name = `@@scroll|${window.location.pathname}|${key}`
  const wanted = Number(readStored('sessionStorage', name))
  const isVisit =
    (performance.getEntriesByType?.('navigation')[0] as PerformanceNavigationTiming | undefined)?.type === 'navigate'
  const isShort = () => document.documentElement.scrollHeight - window.innerHeight < wanted
  keepStored('sessionStorage', name, String(window.scrollY))
  if (!isShort() || isVisit) return
  growth = new ResizeObserver(() => {
    if (isShort()) return
    growth?.disconnect()
    window.scrollTo({ top: wanted, behavior: 'instant' })
  })
  growth.observe(document.body)
  for (const moved of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    addEventListener(moved, () => growth?.disconnect(), { once: true })
}

/**
 * Called when React has hydrated the first page: gives it its height, lets Gatsby save how far it was scrolled, and
 * replays early clicks.
 */
export function settleFirstPage(): void {
  delete document.documentElement.dataset.arriving
  keepPosition()
  leaveLatePages()
  scrollToFragmentOnEntry()
  // After the effects of this render; clicks before that are still kept.
  setTimeout(() => {
    document.dispatchEvent(new Event(HAND_OVER))
    liveRegion()
  })
}

/** Called when a new page is shown: announces its title to screen readers. */
export function showPage({ location, prevLocation }: RouteUpdateArgs): void {
  // Gatsby's own announcer speaks English on every page, and its words remain.
  document.getElementById('gatsby-announcer')?.toggleAttribute('hidden', true)
  endJourney()
  if (!prevLocation || location.pathname === prevLocation.pathname) return
  growth?.disconnect()
  setTimeout(focusFragment)
  announceNextTitle()
}

let titleWatch: MutationObserver | undefined

/** Gatsby removes the old title before it renders the new one; on a slow machine the page has no title for a while. */
function announceNextTitle(): void {
  titleWatch?.disconnect()
  titleWatch = new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes])
    if (!added.some(({ nodeName }) => nodeName === 'TITLE')) return
    titleWatch?.disconnect()
    liveRegion().textContent = document.title
  })
  titleWatch.observe(document.head, { childList: true })
}
