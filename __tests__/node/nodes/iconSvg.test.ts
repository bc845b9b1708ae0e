/** @jest-environment jsdom */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { brandIconFile, brandRowFile, iconSvg, lineIconSvg } from '../../../src/node/nodes/iconSvg'

let folder: string

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'icons-'))
})

afterAll(() => {
  fs.rmSync(folder, { recursive: true })
})

function svg(name: string, text: string): string {
  const file = path.join(folder, `${name}.svg`)
  fs.writeFileSync(file, text)
  return file
}

const parse = (text: string) => {
  const document = new DOMParser().parseFromString(text, 'image/svg+xml')
  expect(document.getElementsByTagName('parsererror')).toHaveLength(0)
  return document.documentElement
}

describe('iconSvg', () => {
  it('is what stands inside the drawing, on one line', () => {
    const file = svg(
      'line',
      '<!-- @license ISC > -->\n<svg\n  class="x"\n  width="24"\n>\n  <path d="M1 1" />\n  <circle cx="1" cy="2" r="3" />\n</svg>\n',
    )
    expect(iconSvg(file)).toBe('<path d="M1 1" /><circle cx="1" cy="2" r="3" />')
  })

  it('has no title, which would show as a tooltip', () => {
    expect(iconSvg(svg('brand', '<svg role="img"><title>React\n.js</title><path d="M0 0"/></svg>'))).toBe(
      '<path d="M0 0"/>',
    )
  })
})

describe('lineIconSvg', () => {
  it.each([
    ['<path d="M1 2h3" /><path d="M4 5v6" />', '<path d="M1 2h3M4 5v6" />'],
    ['<path d="M1 2h3"/><path d="m4 5-1.5.5"/>', '<path d="M1 2h3M4 5l-1.5.5" />'],
    ['<path d="m.5.5 1 1" /><path d="m4,-5c1 1 2 2 3 3" />', '<path d="M.5 .5l1 1M4 -5c1 1 2 2 3 3" />'],
    [
      '<path d="m1 2 3 4" /><circle cx="1" cy="2" r="3" /><path d="M5 6h7" />',
      '<path d="m1 2 3 4" /><circle cx="1" cy="2" r="3" /><path d="M5 6h7" />',
    ],
    ['<path d="M1 2h3" fill="none" /><path d="M5 6h7" />', '<path d="M1 2h3" fill="none" /><path d="M5 6h7" />'],
  ])('%s is %s', (drawn, joined) => {
    expect(lineIconSvg(svg(String(Math.random()), `<svg>${drawn}</svg>`))).toBe(joined)
  })
})

it('a brand mark becomes a file that shows nothing but the mark', () => {
  const file = svg('one', '<svg viewBox="0 0 24 24"><title>One</title><path d="M0 0"/></svg>')
  const mark = parse(brandIconFile(file, '#123456'))
  expect(mark.getAttribute('viewBox')).toBe('0 0 24 24')
  expect([...mark.children].map((child) => child.tagName)).toEqual(['path'])
})

it('marks become a row in which each stands at its share of the way, and an unknown one leaves its place empty', () => {
  const file = (name: string) => svg(name, `<svg viewBox="0 0 24 24"><path d="${name}"/></svg>`)
  const row = parse(brandRowFile([file('M1 1'), null, file('M2 2'), file('M3 3')], '#123456'))
  const [, , width, height] = row.getAttribute('viewBox')!.split(' ').map(Number)
  const places = [...row.children].map((mark) => [
    mark.firstElementChild?.getAttribute('d'),
    Number(/\d+/.exec(mark.getAttribute('transform')!)?.[0]) / (width - height),
  ])
  expect(places).toEqual([
    ['M1 1', 0],
    ['M2 2', 2 / 3],
    ['M3 3', 1],
  ])
})
