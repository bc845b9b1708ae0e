/**
 * What elements tell apart from the words of the content: the words of the interface, and what a screen reader, the
 * keyboard, paper and a browser without scripts are told. `parts.json` has a row for each, by its place.
 */
import fs from 'node:fs'

interface Parts {
  /** Of the built pages, sorted. */
  pages: Record<string, string[]>
  /** Of widgets in a state that no page is served in. */
  states: Record<string, string[]>
}

export const PARTS = JSON.parse(fs.readFileSync('__tests__/support/parts.json', 'utf8')) as Parts

const read = (words: string | null) =>
  (words ?? '')
    .replace(/[\u00ad\u2060]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** The keys of the words of the interface, those of every page first, by the pattern they follow. */
const keys = ['common.json', ...fs.readdirSync('locales/en').filter((name) => name !== 'language.json')].flatMap(
  (name) => {
    const words = JSON.parse(fs.readFileSync(`locales/en/${name}`, 'utf8')) as Record<string, string>
    return Object.entries(words).map(([key, text]) => {
      const escaped = read(text).replace(/[.*+?^$()|[\]\\]/g, '\\$&')
      const pattern = escaped.replace(/\{\{(?:count|value)\}\}/g, '[\\d.]+').replace(/\{\{.*?\}\}/g, '.+')
      return [key.replace(/_(?:one|other)$/, ''), new RegExp(`^${pattern}$`)] as const
    })
  },
)
const keyOf = (words: string) => keys.find(([, pattern]) => pattern.test(words))?.[0] ?? '…'

const LISTED =
  'a, button, input, textarea, form, summary, details, nav, dialog, section, article, figure, img, svg, time'
const TOLD =
  /^(?:aria-.*|role|lang|type|autocomplete|inputmode|enterkeyhint|href|target|rel|loading|fetchpriority|open|hidden|disabled|tabindex|method|novalidate|name|required|maxlength|spellcheck|translate|start|scope|datetime|alt|placeholder|for|data-.*)$/
const WORDS = ['aria-label', 'placeholder', 'alt']
/** Attributes of which it is said that they are there: their value is an id, or a matter of the content. */
const VARYING = /^(?:for|lang|name|datetime|aria-(?:controls|describedby|labelledby)|data-.*)$/
const CLASSES = /^(?:visually-hidden|no-print|with-script|without-script)$/

/** An element by its tag, what it tells, and the keys of its own words; null for one that tells nothing. */
export function partOf(element: Element): string | null {
  const told = [...element.attributes].flatMap(({ name, value }) => {
    if (!TOLD.test(name)) return []
    if (WORDS.includes(name)) return `${name}=${value && keyOf(read(value))}`
    if (name === 'href') return `href=${/^(?:#|\w+:)/.exec(value)?.[0] ?? '/'}`
    return VARYING.test(name) || value === '' ? name : `${name}=${value}`
  })
  const classes = [...element.classList].filter((name) => CLASSES.test(name)).map((name) => `.${name}`)
  const words = [...element.childNodes]
    .map((node) => (node.nodeType === 3 ? keyOf(read(node.nodeValue)) : '…'))
    .filter((key) => key !== '…')
  if (!element.matches(LISTED) && told.length + classes.length + words.length === 0) return null
  return [element.localName + classes.join(''), ...told.sort(), ...words.map((key) => `(${key})`)].join(' ')
}

/** Expects the parts of elements, in their order, to be those of a state. */
export function expectParts(state: string, ...roots: (Element | null)[]): void {
  const elements = roots.flatMap((root) => (root ? [root, ...root.querySelectorAll('*:not(svg *)')] : []))
  const parts = elements.flatMap((element) => partOf(element) ?? [])
  expect({ [state]: parts }).toEqual({ [state]: PARTS.states[state] })
}
