import type { Page } from '@playwright/test'
import { faultsOfLooks } from './looks'

/** What is wrong with the looks of a part of the page and with single things of the page. @param within a selector */
export const faultsOf = async (page: Page, within: string) => [
  ...(await page.evaluate(faultsOfLooks, within)),
  ...(await page.evaluate(faultsOfCraft)),
]

/** What is true of single things of every page, at every width and on paper. Runs in the page, and names what is wrong. */
function faultsOfCraft(): string[] {
  const faults = new Set<string>()
  const fault = (is: boolean, what: string, element: Element) =>
    is && faults.add(`${what}: ${element.textContent?.trim().slice(0, 40) || element.outerHTML.slice(0, 90)}`)
  const known = new Map<Element, CSSStyleDeclaration>()
  const styleOf = (element: Element) =>
    known.get(element) ?? known.set(element, getComputedStyle(element)).get(element)!
  const around = (element: Element, is: (each: Element) => boolean): Element | undefined =>
    is(element) ? element : element.parentElement ? around(element.parentElement, is) : undefined
  const isHidden = (each: Element) => styleOf(each).clipPath === 'inset(50%)'
  const isShown = (each: Element) => each.checkVisibility({ visibilityProperty: true }) && !around(each, isHidden)
  const shown = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown)
  const isPaper = matchMedia('print').matches
  const isDark = matchMedia('screen and (prefers-color-scheme: dark)').matches
  const root = getComputedStyle(document.documentElement)
  const unit = parseFloat(root.fontSize)
  const faceOf = (families: string) => families.split(',')[0].replaceAll(/['"]/g, '').trim()
  const faces = ['--font-display', '--font-text', '--font-code'].map((name) => faceOf(root.getPropertyValue(name)))
  const range = document.createRange()
  const boxesOf = (node: Node) => {
    range.selectNodeContents(node)
    return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
  }
  const wordsOf = ({ childNodes }: Element) =>
    [...childNodes].filter((node) => node.nodeType === 3 && node.nodeValue?.trim())
  const texts = shown('body :not(svg *, option)').filter((each) => wordsOf(each).length > 0)
  const boxesIn = new Map(texts.map((element) => [element, wordsOf(element).flatMap(boxesOf)]))
  const lines = [...boxesIn].flatMap(([element, all]) => all.map((box) => ({ element, box })))

  for (const element of [...texts, ...shown('svg text')]) {
    const own = faces.indexOf(faceOf(styleOf(element).fontFamily))
    fault(own < 0 || (own > 0 && element.matches('main :is(h1, h2, h3)')), 'letters of another face', element)
    const size = parseFloat(styleOf(element).fontSize)
    const tops = (boxesIn.get(element) ?? []).map(({ top }) => top)
    const steps = tops.slice(1).flatMap((top, index) => (top - tops[index] > 4 ? (top - tops[index]) / size : []))
    const step = element.matches('p, h1, h2, h3, h4, dd') ? Math.min(...steps) : Infinity
    const most = size > 1.35 * unit ? 1.6 : 1.77
    fault(step < 1.03 || (step < 9 && step > most), 'lines too close or far', element)
  }
  for (const part of isPaper ? shown('main :is(h1, h2, h3, li, figure, blockquote)') : []) {
    const { breakAfter, breakInside } = styleOf(part)
    fault((part.matches('h1, h2, h3') ? breakAfter : breakInside) !== 'avoid', 'parted by the end of a sheet', part)
  }
  for (const link of shown('main :is(li, article) a')) {
    const { content, height } = getComputedStyle(link, '::after')
    const isWhole = parseFloat(height) > 0.7 * link.closest('li, article')!.clientHeight
    fault(content === '""' && !isWhole, 'a card that is no link', link)
  }
  for (const shape of shown('svg :is(path, rect, circle, ellipse, line, polyline, polygon, text):not(defs *)')) {
    const { fill, stroke } = styleOf(shape)
    const isBare = fill === 'none' || fill === 'rgb(0, 0, 0)' || shape.matches('line')
    fault(stroke === 'none' && isBare, 'not drawn, or in no colour of the site', shape)
  }
  for (const image of shown('img[width][height]') as HTMLImageElement[]) {
    const [width, height] = ['width', 'height'].map((name) => Number(image.getAttribute(name)))
    const ratio = (image.clientWidth * height) / (image.clientHeight * width)
    const { filter, objectFit } = styleOf(image)
    fault(objectFit === 'fill' && Math.abs(ratio - 1) > 0.03, 'a picture out of shape', image)
    const isMark = image.src.includes('/brand-icons/')
    fault(isMark && filter.includes('invert(1)') !== isDark, 'a mark in the colour of its ground', image)
  }

  const isClear = (colour: string) => /^transparent$|, 0\)$/.test(colour)
  const groundOf = (element: Element) =>
    styleOf(around(element, (each) => !isClear(styleOf(each).backgroundColor)) ?? document.body).backgroundColor
  const isSurface = (each: Element) => {
    const { borderLeftWidth, borderRightWidth, borderLeftColor } = styleOf(each)
    const isFramed = Math.min(parseFloat(borderLeftWidth), parseFloat(borderRightWidth)) > 0
    return (isFramed && !isClear(borderLeftColor)) || groundOf(each) !== groundOf(each.parentElement ?? each)
  }
  for (const edge of shown('svg[preserveAspectRatio="none"] path:first-child'))
    fault(styleOf(edge).fill === groundOf(edge), 'in the colour of its ground', edge)
  const isHere = (link: Element) => link.matches('[aria-current], .current, :hover, :focus-visible')
  for (const link of shown('header:not(main header) a, footer nav a, h3 a'))
    fault(/underline/.test(styleOf(link).textDecorationLine) && !isHere(link), 'a link of a list underlined', link)
  const scrolls = (each: Element) => /auto|scroll/.test(styleOf(each).overflowX)
  for (const { element, box } of lines) {
    const isLong = box.width > 46 * unit && parseFloat(styleOf(element).fontSize) < 1.5 * unit
    fault(isLong && !element.closest('pre, table'), 'a line too long to read', element)
    const surface = around(element, (each) => scrolls(each) || isSurface(each))
    if (!surface || isPaper || scrolls(surface) || surface.getClientRects().length > 1) continue
    const { left, right, top, bottom } = surface.getBoundingClientRect()
    const isThere = box.top < bottom && box.bottom > top && box.left < right && box.right > left
    fault(isThere && Math.min(box.left - left, right - box.right) < 4, 'words at the edge of their ground', element)
  }

  const boxes = (elements: Element[]) => elements.map((element) => ({ element, box: element.getBoundingClientRect() }))
  const controls = boxes(shown('a[href]:not([href="#main"]), button:enabled, summary').filter(isSurface))
  const icons = boxes(shown('svg')).filter(({ box }) => box.width > 4 && box.width <= 56)
  for (const { element, box } of controls) {
    const parts = [...lines, ...icons].flatMap((part) => (element.contains(part.element) ? part.box : []))
    const [left, top] = [Math.min(...parts.map((part) => part.left)), Math.min(...parts.map((part) => part.top))]
    const [right, bottom] = [
      Math.max(...parts.map((part) => part.right)),
      Math.max(...parts.map((part) => part.bottom)),
    ]
    if (parts.length === 0 || bottom - top > 32) continue
    const { textAlign, textDecorationLine } = styleOf(element)
    fault(textDecorationLine !== 'none', 'a button underlined', element)
    const [down, across] = [top - box.top - (box.bottom - bottom), left - box.left - (box.right - right)]
    const isOff = Math.abs(down) > 5 || (textAlign !== 'start' && Math.abs(across) > 5)
    fault(isOff, 'out of the middle of its control', element)
  }

  const blockOf = (element: Element) => around(element, (each) => styleOf(each).display !== 'inline')!
  const isFixed = (each: Element) => styleOf(each).position === 'fixed' && !each.matches('header')
  const parts = [...lines, ...icons, ...controls].filter(({ element }) => !around(element, isFixed))
  parts.sort((one, other) => one.box.left - other.box.left)
  for (const [index, { element, box }] of parts.entries())
    for (const { element: next, box: after } of parts.slice(index + 1)) {
      if (after.left - box.right > 3.5) break
      const shared = Math.min(box.bottom, after.bottom) - Math.max(box.top, after.top)
      if (after.left - box.right < -1 || shared < 0.5 * Math.min(box.height, after.height)) continue
      const isApart = !element.contains(next) && !next.contains(element) && blockOf(element) !== blockOf(next)
      fault(isApart && element.closest('header') === next.closest('header'), 'no room between neighbours', next)
    }
  return [...faults]
}
