import fs from 'node:fs'
import path from 'node:path'

const files = fs
  .readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((name) => path.join('src', name))
  .filter((name) => /\.(tsx?|css)$/.test(name))

interface Sheet {
  defined: Set<string>
  used: Set<string>
  /** Selected by a value: `styles[kind]`. */
  picked: boolean
}

const sheets = new Map<string, Sheet>(
  files
    .filter((name) => name.endsWith('.module.css'))
    .map((name) => {
      const rules = fs.readFileSync(name, 'utf8').replace(/\/\*.*?\*\//gs, '')
      const defined = [...rules.matchAll(/\.([a-zA-Z_][\w-]*)(?=[^{}]*\{)/g)].map((match) => match[1])
      return [name, { defined: new Set(defined), used: new Set<string>(), picked: false }]
    }),
)

for (const name of files.filter((file) => !file.endsWith('.css'))) {
  const code = fs.readFileSync(name, 'utf8')
  for (const [, variable, target] of code.matchAll(/import \* as (\w+) from '(\.[^']*\.module\.css)'/g)) {
    const sheet = sheets.get(path.join(path.dirname(name), target))
    if (!sheet) continue
    for (const [, used] of code.matchAll(new RegExp(`\\b${variable}\\.(\\w+)`, 'g'))) sheet.used.add(used)
    sheet.picked ||= new RegExp(`\\b${variable}\\[`).test(code)
  }
}

test.each([...sheets])('%s has every class that is asked of it, and none that is not', (_name, sheet) => {
  expect([...sheet.used].filter((used) => !sheet.defined.has(used))).toEqual([])
  if (!sheet.picked) expect([...sheet.defined].filter((defined) => !sheet.used.has(defined))).toEqual([])
})

const declarations = files
  .filter((name) => name.endsWith('.css'))
  .flatMap((name) =>
    fs
      .readFileSync(name, 'utf8')
      .split('\n')
      .map((line) => `${name}: ${line.trim()}`),
  )

test.each([
  // Safari supports the shorthand only with a line; thickness and colour need their own declarations.
  ['underline is written so that Safari takes it for none', /text-decoration: \S+ \S/],
  ['words are written in a colour whose contrast on paper is too low', /: color: var\(--(?:signal|line)\)/],
])('no %s', (_what, pattern) => {
  expect(declarations.filter((line) => pattern.test(line))).toEqual([])
})

/** Drawings that a transform positions; transforms ignore the direction of writing. */
const PLACED_BY_TRANSFORM = [
  'src/sections/HomeHero/PhoneMockup.module.css: left: 50%;',
  'src/sections/ProjectGrid/ProjectCard.module.css: left: 35.5%;',
]

test('sides are named by the direction of writing, so that a page from right to left is laid out', () => {
  const physical =
    /: (?:(?:margin|padding|border)-(?:left|right)(?:-\w+)?|left|right|border-(?:top|bottom)-(?:left|right)-radius|float):|text-align: (?:left|right)/
  const twoSides = /: (?:margin|padding|inset): \S+ (\S+) \S+ (?!\1;)\S+;$/
  const isPhysical = (line: string) =>
    physical.test(line) || twoSides.test(line.replace(/\((?:[^()]|\([^()]*\))*\)/g, (term) => term.replaceAll(' ', '')))
  expect(declarations.filter(isPhysical).sort()).toEqual([...PLACED_BY_TRANSFORM].sort())
})
