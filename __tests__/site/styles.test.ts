import fs from 'node:fs'
import path from 'node:path'
import { parse, type Rule } from 'postcss'
import { readSite } from '../support/builtSite'

const pages = readSite(path.resolve('public'))
const sheetsOf = (html: string) =>
  [...html.matchAll(/<style data-href="\/([^".]+)[^"]*"/g)].map(([, name]) => name.replace('styles-', ''))

test('a page holds the common styles first, and then those of its own family alone', () => {
  const families = new Map(pages.map((page) => [page.path, sheetsOf(page.html)]))
  expect(families.get('/')).toEqual(['common', 'home'])
  expect(families.get('/ru/blog') ?? ['common', 'articles']).toEqual(['common', 'articles'])
  expect(families.get('/about') ?? ['common', 'pages']).toEqual(['common', 'pages'])
  for (const [, [first, ...rest]] of families) {
    expect(first).toBe('common')
    expect(rest.length).toBeLessThan(2)
  }
})

/** CSS shorthands of this site; each sets the properties that begin with its name and a hyphen. */
const SHORTHANDS = /^(?:padding|margin|font|background|grid|inset|flex|gap|overflow|outline|transition|list-style)/

interface Setting {
  property: string
  value: string
}

const modules = fs
  .readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.module.css'))
  .map((name) => path.join('src', name))

/** The name of a class in pages, without the digest at its end: `Card-module--title`. */
const className = (sheet: string, own: string) => `${path.basename(sheet, '.css').replaceAll('.', '-')}--${own}`

/** Declarations of each class alone, without context or state, by its name in pages. */
function settingsByClass(): Map<string, { sheet: string; settings: Setting[] }> {
  const found = new Map<string, { sheet: string; settings: Setting[] }>()
  for (const sheet of modules) {
    parse(fs.readFileSync(sheet, 'utf8')).walkRules((rule: Rule) => {
      for (const [, own] of rule.selectors.flatMap((selector) => [...selector.matchAll(/^\.([\w-]+)$/g)])) {
        const name = className(sheet, own)
        const settings: Setting[] = found.get(name)?.settings ?? []
        rule.walkDecls(({ prop, value, important }) => {
          if (!important) settings.push({ property: prop, value })
        })
        found.set(name, { sheet, settings })
      }
    })
  }
  return found
}

const setsTheSame = (one: Setting, other: Setting) =>
  one.value !== other.value &&
  [one, other].some(({ property }, index) => {
    const longer = [other, one][index].property
    return longer === property || (SHORTHANDS.test(property) && longer.startsWith(`${property}-`))
  })

test('no element has a property from two sheets: their order may differ from page to page', () => {
  const classes = settingsByClass()
  const together = new Set(
    pages.flatMap(({ html }) => [...html.matchAll(/ class="([^"]* [^"]*)"/g)].map(([, all]) => all)),
  )
  const found = [...together].flatMap((all) => {
    const own = all.split(' ').flatMap((name) => classes.get(name.replace(/--\w+$/, '')) ?? [])
    return own.flatMap((one, index) =>
      own.slice(index + 1).flatMap((other) => {
        if (one.sheet === other.sheet) return []
        const twice = one.settings.find((setting) => other.settings.some((second) => setsTheSame(setting, second)))
        return twice ? [`${one.sheet} and ${other.sheet}: ${twice.property}`] : []
      }),
    )
  })
  expect(together.size).toBeGreaterThan(20)
  expect([...new Set(found)]).toEqual([])
})
