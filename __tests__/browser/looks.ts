/** Rules for the looks of every page, at every width and on paper. Each function runs in the page and returns the violations. */

/** Text cut off or too close to other text; bands and controls out of line; titles out of order; elements that move. */
export function faultsOfLooks(within = 'body'): string[] {
  const faults = new Set<string>()
  const fault = (what: string, element: Element) =>
    faults.add(`${what}: ${element.textContent?.trim().slice(0, 40) || element.className}`)
  const known = new Map<Element, CSSStyleDeclaration>()
  const styleOf = (element: Element) =>
    known.get(element) ?? known.set(element, getComputedStyle(element)).get(element)!
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const shown = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown)
  const root = document.querySelector(within)!
  const isPaper = matchMedia('print').matches
  const unit = parseFloat(getComputedStyle(document.documentElement).fontSize)
  const isUsual = unit < 20 && !isPaper
  const lines: { block: Element; size: number; left: number; right: number; top: number; bottom: number }[] = []
  const range = document.createRange()
  const words = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (words.nextNode()) {
    let block = words.currentNode.parentElement!
    if (!words.currentNode.nodeValue?.trim() || block.closest('svg') || !isShown(block)) continue
    const size = parseFloat(styleOf(block).fontSize)
    while (styleOf(block).display === 'inline') block = block.parentElement!
    const around: Element[] = []
    for (let each = block; each !== root; each = each.parentElement!) around.push(each)
    const isApart = (each: Element) => {
      const { position, overflowX, clipPath } = styleOf(each)
      return position === 'fixed' || (/auto|scroll/.test(overflowX) && !isPaper) || clipPath === 'inset(50%)'
    }
    if (around.some(isApart)) continue
    const frames = around
      .filter((each) => /hidden|clip|auto|scroll/.test(styleOf(each).overflowX) && styleOf(each).display !== 'contents')
      .map((each) => each.getBoundingClientRect())
    range.selectNodeContents(words.currentNode)
    for (const { left, right, top, bottom, height } of range.getClientRects()) {
      if (right - left < 2 || frames.some((frame) => frame.right <= left || frame.bottom <= top + 4)) continue
      lines.push({ block, size, left, right, top: top + height * 0.28, bottom: bottom - height * 0.22 })
      const isCut = frames.some((frame) => frame.right < right - 2 || frame.bottom < bottom - 4)
      if (isCut || left < -1 || right > innerWidth + 1) fault('cut off', block)
    }
  }
  lines.sort((one, other) => one.top - other.top)
  /** Whether two elements are in different parts of a kind, and the first part has more than a word or two. */
  const isNext = (one: Element, other: Element, kind: string) => {
    const [first, second] = [one.closest(kind), other.closest(kind)]
    if (!first || !second || first.contains(other) || second.contains(one)) return false
    return first.querySelectorAll('h3, p, dd').length > 1
  }
  for (const [index, one] of lines.entries()) {
    const next = lines.slice(index + 1).find(({ left, right }) => left < one.right + 3 && right > one.left - 3)
    if (!next || next.block === one.block) continue
    const isText = one.block.matches('h1, h2, p') && next.block.matches('p, h3') && one.size >= next.size
    const ofText = next.size > unit && !isPaper ? next.size * 1.15 : unit * 0.93
    const is = (kind: string) => isUsual && (one.block.matches(kind) || next.block.matches(kind))
    const are = (kind: string) => isUsual && one.block.matches(kind) && next.block.matches(kind)
    const ofKind = is('main :is(h1, h2)') ? 21 : is('main h3') ? 16 : are('td, th, li') ? 18 : are('a') ? 14 : 6
    const inBand = isNext(one.block, next.block, 'li, article, details') ? 26 : isText && unit < 20 ? ofText : 6
    const room = next.top - one.bottom
    const least = isNext(one.block, next.block, 'main > *, footer') ? (isPaper ? 28 : 58) : Math.max(inBand, ofKind)
    if (room < least) fault('too close', next.block)
    const isPair = isUsual && one.block.matches('h3, dt') && one.block.parentElement === next.block.parentElement
    if (isPair && room > (innerWidth < 700 ? 60 : 45)) fault('too far', next.block)
  }
  const heads = shown('main > section:not([class*="--side"])').flatMap((band) => {
    const [first] = [...band.querySelectorAll('h2')].filter(isShown)
    return first ? first.getBoundingClientRect().top - band.getBoundingClientRect().top : []
  })
  if (Math.max(...heads) - Math.min(...heads) > 3) faults.add(`bands begin unlike: ${heads.join()}`)
  const startOf = (band: Element) =>
    Math.min(...lines.filter(({ block }) => band.contains(block)).map(({ left }) => left))
  const starts = shown('main > *, footer').map(startOf).filter(Number.isFinite)
  const edge = Math.min(...starts)
  const end = innerWidth - Math.max(...lines.map(({ right }) => right))
  if (starts.some((start) => start - edge > 2 || end - edge < -2 || (edge < 15 && !isPaper)))
    faults.add(`out of line: ${starts.join()} … ${end}`)
  const titles = ['h1', 'main h2', 'main h3'].map((title) =>
    shown(title).map((each) => parseFloat(styleOf(each).fontSize)),
  )
  for (const [index, sizes] of titles.slice(1).entries())
    if (within === 'body' && Math.max(...sizes) > Math.min(...titles[index])) faults.add('titles out of order')
  const middle = (element: Element) => element.getBoundingClientRect().top + element.getBoundingClientRect().bottom
  const [home, ...controls] = shown('header:not(main header) :is(a, button):not(dialog *, li div *)')
  for (const control of controls)
    if (Math.abs(middle(control) - middle(home)) > 4) fault('not beside the name', control)
  const isMoving = ({ transitionDuration, animationDuration }: CSSStyleDeclaration) =>
    parseFloat(transitionDuration) + parseFloat(animationDuration) > 0.001
  if (matchMedia('(prefers-reduced-motion)').matches && shown('*').some((each) => isMoving(styleOf(each))))
    faults.add('something moves')
  for (const stop of shown('details [tabindex="0"]'))
    if (!isPaper && stop.scrollHeight <= stop.clientHeight) fault('a stop that does not scroll', stop)
  const lasting = shown('svg[preserveAspectRatio="none"] path').filter((line) => styleOf(line).stroke !== 'none')
  if (lasting.some((line) => styleOf(line).vectorEffect !== 'non-scaling-stroke')) faults.add('lines are stretched')
  return [...faults]
}

/** Controls without an underline that look the same with and without the pointer on them. */
export function dullControls(): string[] {
  const sheets = [...document.styleSheets]
  const hovered = new CSSStyleSheet()
  const rules = sheets.flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText)).join('\n')
  hovered.replaceSync(rules.replaceAll(':hover', ':is([data-hovered], :has([data-hovered]))'))
  document.adoptedStyleSheets = [hovered]
  for (const sheet of sheets) sheet.disabled = true
  const look = (control: Element) =>
    [control, ...control.querySelectorAll('*')].map((part) => {
      const { color, backgroundColor, borderColor, textDecoration } = getComputedStyle(part)
      return [color, backgroundColor, borderColor, textDecoration].join()
    })
  const areas = document.querySelectorAll(':is(main, footer, header li) :is(a, button:enabled, summary)')
  const controls = [...areas].filter(
    (each) => each.checkVisibility({ visibilityProperty: true }) && !each.matches('[aria-current]'),
  )
  const dull = [...new Map(controls.map((control) => [control.className, control])).values()].filter((control) => {
    const { textDecorationLine, textDecorationColor, cursor } = getComputedStyle(control)
    const before = look(control).join()
    control.setAttribute('data-hovered', '')
    const isSame = look(control).join() === before
    control.removeAttribute('data-hovered')
    return (isSame && /^none|, 0\)$/.test(textDecorationLine + textDecorationColor)) || cursor !== 'pointer'
  })
  for (const sheet of sheets) sheet.disabled = false
  document.adoptedStyleSheets = []
  return dull.map((control) => control.outerHTML.slice(0, 120))
}

/** On screen it marks the text of a page, and on paper it returns the text that is lost or pale. */
export function lostOnPaper(): string[] {
  const isPaper = matchMedia('print').matches
  const own = ({ childNodes }: Element) => [...childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim())
  const read = [...document.querySelectorAll('main :not(svg *, a, a *, .visually-hidden)')].filter(own)
  return read.flatMap((element) => {
    const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    const [red, green, blue] = getComputedStyle(element)
      .color.match(/[\d.]+/g)!
      .map(Number)
    if (!isPaper && !element.closest('.no-print, .with-script'))
      element.toggleAttribute('data-read', isShown || element.closest('details') !== null)
    const isLost = element.hasAttribute('data-read') && (!isShown || red + green + blue > 384)
    return isPaper && isLost ? [`${element.textContent}`] : []
  })
}

/** Words that a line break splits where they have no hyphen of their own. */
export function brokenWords(selector: string): string[] {
  return [...document.querySelectorAll(selector)].flatMap((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      for (const { 0: word, index } of text.data.matchAll(/[^\s-]+/g)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word)
      }
    }
    return broken
  })
}
