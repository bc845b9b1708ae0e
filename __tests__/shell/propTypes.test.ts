import fs from 'node:fs'
import path from 'node:path'
import propTypes from '../../src/browser/propTypes'

/** What a page carries of Gatsby that asks for checks: not its shell for development. */
const FILES = [
  ...['navigation', 'page-renderer', 'public-page-renderer-prod'].map((name) => `gatsby/cache-dir/${name}.js`),
  'gatsby-react-router-scroll/scroll-handler.js',
]

it.each(FILES)('%s finds every check it asks for', (file) => {
  const code = fs.readFileSync(path.join('node_modules', file), 'utf8')
  const asked = [...code.matchAll(/prop_?types(?:\.default)?\.(\w+)/gi)].map(([, name]) => name)
  expect(asked).not.toEqual([])
  expect(Object.keys(propTypes)).toEqual(expect.arrayContaining(asked))
})

it('every check is a check of a list, of an object, and of what has to be there', () => {
  for (const check of Object.values(propTypes)) expect(check().isRequired).toBe(check)
})
