import fs from 'node:fs'
import { parse } from 'parse5'
import { parse as parseYaml } from 'yaml'
import { compareDocuments } from '../../../scripts/review/compareDocuments'
import { pageDocument } from '../../../scripts/review/pageDocument'

/** The changes, one line each. @param html old and new as `{old|new}`, in the body or in the head */
function changes(html: string): string[] {
  const [head, body] = /^\{?<(?:title|meta|link)/.test(html) ? [html, ''] : ['', html]
  const [before, after] = ['$1', '$2'].map((side) => {
    const page = `<!DOCTYPE html><html lang="en"><head>${head}</head><body>${body}</body></html>`
    return pageDocument(parse(page.replace(/\{([^|}]*)\|([^}]*)\}/g, side)))
  })
  return compareDocuments(before, after).map(({ kind, role, words }) => {
    const marked = words.map(({ text, mark }) => (mark ? `${mark}[${text}]` : text))
    return `${kind} ${role}: ${marked.join('')}`.trimEnd()
  })
}

const data = fs.readFileSync('__tests__/scripts/review/changes.yaml', 'utf8')
const CASES = parseYaml(data) as { what: string; html: string; says: string[] }[]

it.each(CASES)('$what', ({ html, says }) => {
  expect(changes(html)).toEqual(says)
})
