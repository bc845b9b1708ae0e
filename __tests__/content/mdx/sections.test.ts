import { hashOfWords, sectionsOf } from '../../../src/content/mdx/sections'

const BODY = `Beginning.

## First

Words.
\`\`\`\`md
\`\`\`
## no section
\`\`\`\`
### Below

## Second ##x

More.`

it('a body is cut at its headings of level 2, and nowhere in code', () => {
  expect(sectionsOf(BODY, 10).map(({ title, line }) => [title, line])).toEqual([
    ['', 11],
    ['First', 13],
    ['Second ##x', 22],
  ])
  expect(sectionsOf('\n## First', 0)).toMatchObject([{ title: 'First', line: 2 }])
})

it('a hash tells words apart, not spaces', () => {
  expect(hashOfWords('One  й\n')).toBe(hashOfWords('One и\u0306'))
  expect(hashOfWords('One two')).not.toBe(hashOfWords('One three'))
  expect(hashOfWords('One')).toMatch(/^[0-9a-f]{8}$/)
})
