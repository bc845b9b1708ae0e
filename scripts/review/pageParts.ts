/** A page in parts that can be compared, and read, each by itself. */

/** Elements that hold blocks and say nothing themselves. */
const HOLDERS = new Set(['main', 'article', 'section', 'div', 'ul', 'ol', 'nav', 'header', 'footer', 'aside', 'dl'])
/** Elements a block begins with. */
const BLOCKS = new Set([
  ...HOLDERS,
  'p',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'li',
  'figure',
  'table',
  'pre',
  'blockquote',
])
const EMPTY = new Set(['area', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr'])
const TAG = /<(\/?)([a-z][a-z0-9]*)([^>]*)>/g

/** Head, what stands above the main part, that part, and what stands below: a change of one leaves the others as they are. */
export function partsOf(html: string): string[] {
  const cuts = [cutBehind(html, '</head>'), html.search(/<main[ >]/), cutBehind(html, '</main>')].filter(
    (at) => at !== -1,
  )
  return [0, ...cuts].map((start, index) => html.slice(start, cuts[index]))
}

function cutBehind(html: string, tag: string): number {
  const at = html.indexOf(tag)
  return at === -1 ? -1 : at + tag.length
}

/**
 * What two versions of a part differ in: the blocks at its beginning and its
 * end that both have are left out, so that a word that changed on a long page
 * costs the reading of a paragraph. No block is cut in two.
 */
export function differingParts(before: string, after: string): [before: string, after: string] {
  const [was, is] = [blockStarts(before), blockStarts(after)]
  const shared = commonStart(before, after)
  const first = lastAtOrBefore(is, shared)
  if (first === undefined || !was.includes(first)) return [before, after]
  const sharedEnd = Math.min(commonEnd(before, after), before.length - first, after.length - first)
  const end = is.find((at) => at >= after.length - sharedEnd) ?? after.length
  const oldEnd = before.length - (after.length - end)
  return end !== after.length && !was.includes(oldEnd)
    ? [before.slice(first), after.slice(first)]
    : [before.slice(first, oldEnd), after.slice(first, end)]
}

/** What stands between the same beginning and the same end, in the version in which that is longer. */
export function differingText(before: string, after: string): string {
  const start = commonStart(before, after)
  const end = Math.min(commonEnd(before, after), Math.min(before.length, after.length) - start)
  const longer = before.length > after.length ? before : after
  return longer.slice(start, longer.length - end)
}

/** Where a block begins that stands in nothing but holders of blocks, with no words before it in its holder. */
function blockStarts(html: string): number[] {
  const starts: number[] = []
  /** Name of the outermost element that is no holder, and how many of that name are open in it. */
  let [inside, depth] = ['', 0]
  let behind = 0
  for (const { 0: tag, 1: closes, 2: name, 3: rest, index } of html.matchAll(TAG)) {
    if (inside) {
      if (name === inside) depth += closes ? -1 : 1
      if (depth === 0) inside = ''
    } else if (!closes) {
      if (BLOCKS.has(name) && index === behind) starts.push(index)
      if (!HOLDERS.has(name) && !EMPTY.has(name) && !rest.endsWith('/')) [inside, depth] = [name, 1]
    }
    behind = index + tag.length
  }
  return starts
}

function commonStart(a: string, b: string): number {
  let at = 0
  while (at < a.length && a.charCodeAt(at) === b.charCodeAt(at)) at += 1
  return at
}

function commonEnd(a: string, b: string): number {
  let count = 0
  while (count < a.length && a.charCodeAt(a.length - 1 - count) === b.charCodeAt(b.length - 1 - count)) count += 1
  return count
}

function lastAtOrBefore(sorted: readonly number[], at: number): number | undefined {
  return sorted.findLast((each) => each <= at)
}
