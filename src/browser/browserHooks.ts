/** What Gatsby's browser hooks do: scrolling (spec section 2, "Global behaviour") and telling screen readers of a new page. */
import type { RouteUpdateArgs, ShouldUpdateScrollArgs } from 'gatsby'
import { ANCHOR_OFFSET, HASH_SCROLL_DELAY } from '../constants'
import { prefersReducedMotion } from './prefersReducedMotion'
import { keepLaidOut, layOutRest } from './layOutRest'
import { endPageTransition } from './pageTransition'

/** Scrolls to an element, leaving the offset above it; smoothly unless the visitor asked for less motion. */
export function scrollToElement(element: Element, smooth = true): void {
  keepLaidOut()
  const top = element.getBoundingClientRect().top + window.scrollY - ANCHOR_OFFSET
  window.scrollTo({ top, behavior: smooth && !prefersReducedMotion() ? 'smooth' : 'auto' })
}

function elementOfHash(hash: string): HTMLElement | null {
  return hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
}

/** `#contact` in the address on entry: the section comes into view once the page has settled. */
function scrollToHashOnEntry(): void {
  const target = elementOfHash(window.location.hash)
  if (target) setTimeout(() => scrollToElement(target, false), HASH_SCROLL_DELAY)
}

/**
 * A fragment of the same page is scrolled to smoothly. A new page starts at
 * the top or at its fragment. Back and forward restore the position, which is
 * Gatsby's own doing.
 */
export function updateScroll({ prevRouterProps, routerProps: { location } }: ShouldUpdateScrollArgs): boolean {
  const target = elementOfHash(location.hash)
  if (!target || prevRouterProps?.location.pathname !== location.pathname) return true
  scrollToElement(target)
  return false
}

let announcer: HTMLElement | undefined

/** Screen readers hear what changes in a region that stood there before. */
function liveRegion(): HTMLElement {
  if (!announcer) {
    announcer = document.createElement('p')
    announcer.className = 'visually-hidden'
    announcer.setAttribute('aria-live', 'polite')
    document.body.append(announcer)
  }
  return announcer
}

/** The first page answers: React has taken it over. */
export function settleFirstPage(): void {
  liveRegion()
  layOutRest()
  scrollToHashOnEntry()
}

/** A page is in the document: the fade to it may begin, and screen readers hear its title. */
export function showPage({ prevLocation }: RouteUpdateArgs): void {
  endPageTransition()
  // Gatsby's own announcer speaks English whatever the page, so it is silenced.
  document.getElementById('gatsby-announcer')?.setAttribute('aria-live', 'off')
  if (!prevLocation) return
  keepLaidOut()
  announceNextTitle()
}

let titleWatch: MutationObserver | undefined

/** Gatsby takes the old title away and renders the new one apart; on a slow machine there is none for a while. */
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
