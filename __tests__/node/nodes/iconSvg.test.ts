import { brandIconFile, iconSvg } from '../../../src/node/nodes/iconSvg'

it('takes what stands inside an icon, without a title, which would show as a tooltip', () => {
  const line =
    '<!-- @license ISC > -->\n<svg\n  class="x"\n  width="24"\n>\n  <path d="M1 1" />\n  <circle cx="1" cy="2" r="3" />\n</svg>\n'
  expect(iconSvg(line)).toBe('<path d="M1 1" /><circle cx="1" cy="2" r="3" />')
  expect(iconSvg('<svg><title>React\n.js</title><path d="M0 0"/></svg>')).toBe('<path d="M0 0"/>')
})

it('rounds paths to two decimals, and keeps numbers apart that touch', () => {
  const path = (d: string) => `<path d="${d}"/><text>1.2345</text>`
  expect(iconSvg(`<svg>${path('M1.234.567A1 1 0 01.0051.9999-2.005 3.25')}</svg>`)).toBe(
    path('M1.23.57A1 1 0 01.01.99-2.01 3.25'),
  )
})

it('a brand mark becomes a file that shows nothing but the mark', () => {
  const mark = '<svg viewBox="0 0 24 24"><title>One</title><path d="M0 0"/></svg>'
  expect(brandIconFile(mark, '#123456')).toMatch(/^<svg [^>]*viewBox="0 0 24 24"[^>]*><path d="M0 0"\/><\/svg>\n$/)
})
