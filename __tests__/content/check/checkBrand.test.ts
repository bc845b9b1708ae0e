import fs from 'node:fs'
import { checkBrand } from '../../../src/content/check/checkBrand'
import { faviconSvg, inColours, parseColours } from '../../../src/content/read/brand'
import { collectProblems } from '../../../src/content/report/problem'
import { memoryFiles } from '../../support/memoryFiles'

const css = fs.readFileSync('content/brand/colours.css', 'utf8')
const mark = '<svg viewBox="0 0 9 9" stroke="currentColor"><path d="M0 0" stroke="var(--signal)"/></svg>'
const favicon = faviconSvg(mark, parseColours(css))

function problems(changed: Record<string, string | null>) {
  const files = { 'content/brand/colours.css': css, 'content/brand/mark.svg': mark, 'static/favicon.svg': favicon }
  return collectProblems((report) => checkBrand(memoryFiles({ ...files, ...changed }), report)).map(
    ({ id, line, message }) => `${id} ${line}: ${message}`,
  )
}
const colours = (name: string, value: string) => css.replace(new RegExp(`${name}: .*;`), `${name}: ${value};`)

it('has nothing to say of whole colours, a mark and its icons', () => {
  expect(problems({})).toEqual([])
  // A site may have its own icons in another format.
  expect(problems({ 'static/favicon.svg': null })).toEqual([])
})

it('measures the contrast in both themes', () => {
  const line = css.split('\n').findIndex((text) => text.includes('--ink:')) + 1
  const [first] = problems({ 'content/brand/colours.css': colours('--ink', 'light-dark(#0b2230, #556)') })
  expect(first).toMatch(new RegExp(`^brand/contrast ${line}: --ink on .* in the dark theme, and needs 7\\.`))
})

it('names a colour that is missing, misspelt or in words', () => {
  for (const value of ['navy', 'rgb(1 2 3)'])
    expect(problems({ 'content/brand/colours.css': colours('--line', value) })).toEqual([
      'brand/colour 1: The first rule has no colour --line. Write it as "--line: light-dark(#0b2230, #e9eee8);".',
    ])
})

it('refuses a mark that is no drawing, and one with an unknown colour', () => {
  expect(problems({ 'content/brand/mark.svg': '<p>Mark</p>' })[0]).toMatch(/^picture\/unreadable 1/)
  expect(problems({ 'content/brand/mark.svg': '<svg><path stroke="var(--none)"/></svg>' })[0]).toMatch(/^brand\/colour 1/)
})

it('warns of icons with another mark or other colours, and of a missing icon', () => {
  expect(problems({ 'content/brand/mark.svg': mark.replace('M0 0', 'M1 1') })[0]).toMatch(/^brand\/icons 1.*npm run icons/)
  expect(problems({ 'content/brand/colours.css': colours('--signal', '#ff7b4d') })[0]).toMatch(/^brand\/icons/)
  expect(problems({ 'content/brand/colours.css': null })[0]).toMatch(/^file\/missing/)
})

it('draws in the colours of a theme', () => {
  const own = ':root {\n  --ink: light-dark(#0b2230, #e9eee8);\n  --signal: light-dark(#ff6b3d, #ff7d52);\n}'
  expect(inColours(mark, parseColours(own), 'dark')).toContain('stroke="#e9eee8"><path d="M0 0" stroke="#ff7d52"')
})
