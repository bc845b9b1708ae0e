import type { Page } from '@playwright/test'
import { faultsOfLooks } from './looks'

/** Faults in the looks of a part of the page and in single elements of the page. @param within a selector */
export const faultsOf = async (page: Page, within: string) => [
  ...(await page.evaluate(faultsOfLooks, within)),
  ...(await page.evaluate(faultsOfCraft)),
]

/** Rules for single elements of every page, at every width and on paper. Runs in the page, and returns the violations. */
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
  const sizeOf = (element: Element) => parseFloat(styleOf(element).fontSize)
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
    fault(size < 12 && !isPaper && boxesIn.has(element), 'too small to read', element)
  }
  let title: Element | null = null
  for (const element of texts.filter((each) => innerWidth >= 400 && each.closest('main'))) {
    const own = element.closest('h1, h2, h3, h4')
    const isSmaller = !title || sizeOf(element) <= sizeOf(title) || styleOf(title).fontWeight < '600'
    const isOther = faceOf(styleOf(element).fontFamily) === faces[0] || element.closest('blockquote')
    fault(!own && !isOther && !isSmaller, 'larger than its title', element)
    title = own ?? title
  }
  const isClear = (colour: string) => /^transparent$|, 0\)$/.test(colour)
  const hasLine = (each: Element, side: 'Top' | 'Left') =>
    parseFloat(styleOf(each)[`border${side}Width`]) > 0 && !isClear(styleOf(each)[`border${side}Color`])
  const isFilled = (each: Element) => !isClear(styleOf(each).backgroundColor)
  const hasEdge = (each: Element) =>
    !each.matches('main, main > *') && (isFilled(each) || hasLine(each, 'Top') || hasLine(each, 'Left'))
  const PADDED = 'main > :not(:first-child) > * *:not(input, textarea, [data-bands] *, figure *)'
  const isSet = (...values: string[]) => values.some((value) => !/^(?:normal|none|auto)$/.test(value))
  for (const part of isPaper ? [] : shown('body :not(svg, svg *, img)')) {
    const own = styleOf(part)
    const isBox = /grid|flex/.test(own.display) || isSet(own.columnCount, own.columnWidth)
    const isGrid = isSet(own.gap, own.alignItems, own.justifyContent, own.gridTemplateColumns)
    fault(isGrid && !isBox, 'set as a grid that it is not', part)
    const outer = styleOf(around(part.parentElement!, (each) => styleOf(each).display !== 'contents')!).display
    fault(isSet(own.gridColumnStart, own.gridRowStart) && !/grid/.test(outer), 'has a place in no grid', part)
    const isPlaced = isSet(own.top, own.bottom, own.left, own.right) || (isSet(own.zIndex) && !/grid|flex/.test(outer))
    fault(own.position === 'static' && isPlaced, 'has a place and no position', part)
    fault(own.position === 'sticky' && own.top === 'auto', 'sticks nowhere', part)
    fault(own.display === 'inline' && isSet(own.width, own.height), 'has a size that words have not', part)
    const above = [part.parentElement!, part.parentElement!.parentElement!]
    const isLost = own.position === 'absolute' && part.matches(':is(main, header, footer) *')
    fault(isLost && above.every((each) => styleOf(each).position === 'static'), 'placed in no box', part)
    const isBare = part.matches(PADDED) && own.display !== 'inline' && own.borderTopWidth === '0px'
    const isRoom = parseFloat(own.paddingTop) > 0 && isBare && ![part, ...above].some(hasEdge)
    fault(isRoom, 'room to an edge that is not there', part)
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

  const groundOf = (element: Element) => styleOf(around(element, isFilled) ?? document.body).backgroundColor
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
    for (const side of isPaper || element.closest('figure') ? [] : (['Top', 'Left'] as const)) {
      const edge = around(element, (each) => hasLine(each, side))?.getBoundingClientRect()
      // The line of a pill may be near its words.
      if (!edge || edge.height < 30) continue
      const room = side === 'Top' ? (box.top + box.bottom - sizeOf(element)) / 2 - edge.top : box.left - edge.left
      fault(room > -1 && room < 6, 'words at a line', element)
    }
    const surface = around(element, (each) => scrolls(each) || isSurface(each))
    if (!surface || isPaper || scrolls(surface) || surface.getClientRects().length > 1) continue
    const { left, right, top, bottom } = surface.getBoundingClientRect()
    const isThere = box.top < bottom && box.bottom > top && box.left < right && box.right > left
    const isLoose = surface.matches('header') || styleOf(surface).display === 'inline'
    const up = isLoose ? 5 : Math.min(box.top - top, bottom - box.bottom)
    const isAtEdge = Math.min(box.left - left, right - box.right) < 4 || up + (box.height - sizeOf(element)) / 2 < 5
    fault(isThere && isAtEdge, 'words at the edge of their ground', element)
  }

  const boxes = (elements: Element[]) => elements.map((element) => ({ element, box: element.getBoundingClientRect() }))
  for (const { element, box } of boxes(shown('main :is(input, textarea)')))
    for (const { box: other } of lines.filter((line) => line.element.closest('main'))) {
      const room = Math.max(other.top - box.bottom, box.top - other.bottom)
      const isOver = other.left < box.right && other.right > box.left
      fault(isOver && room > -1 && room < 7, 'no room around a field', element)
    }
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

  for (const { element, box } of icons) {
    const isSquare = Math.abs(box.width - box.height) < 1 || element.getAttribute('viewBox') !== '0 0 24 24'
    const row = element.parentElement!
    const isThere = (line: DOMRect) => line.top < box.bottom && line.bottom > box.top
    const line = lines.find((each) => row.contains(each.element) && isThere(each.box))
    const middles = line && box.width < 26 ? [line.box, row.getBoundingClientRect()] : [box]
    const off = Math.min(...middles.map(({ top, bottom }) => Math.abs(top + bottom - box.top - box.bottom)))
    fault(!isSquare || off > 8, 'an icon out of shape or line', element)
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
      const isWithin = element.contains(next) || next.contains(element)
      const isOther = element.matches('main svg') !== next.matches('main svg') || !isWithin
      const isApart = isOther && blockOf(element) !== blockOf(next)
      fault(isApart && element.closest('header') === next.closest('header'), 'no room between neighbours', next)
    }
  return [...faults]
}
