/** Which folder may import which (DESIGN section 6), and the one door of each library. */
import { importsOf, readSource, sourceFiles, type Import, type SourceFile } from '../support/sourceFiles'

const files = sourceFiles()
const gatsbyFiles = ['gatsby-node.ts', 'gatsby-config.ts', 'gatsby-browser.tsx', 'gatsby-ssr.tsx'].map(readSource)

const ringOf = (path: string) => path.split('/')[1]

/** What each folder of `src` may import from the others. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  constants: [],
  // The check proves that every keyword of the chat reaches its reply, with the chat's own pure functions.
  content: ['features'],
  i18n: ['content'],
  ui: ['constants', 'i18n'],
  mdx: ['ui', 'i18n', 'content'],
  features: ['ui', 'i18n', 'constants', 'content'],
  site: ['ui', 'i18n', 'features', 'constants', 'content', 'node'],
  sections: ['site', 'ui', 'i18n', 'features', 'mdx', 'constants', 'content'],
  templates: ['sections', 'site', 'ui', 'i18n', 'features', 'mdx', 'constants', 'content', 'node'],
  node: ['content', 'features', 'constants'],
}

/** Files of the content layer that may travel to a browser: they import nothing outside this list. */
const PURE_CONTENT = ['src/routing/languages', 'src/routing/localizePath']

/** What the content and node layers may use of features: functions over data, without React. */
const PURE_FEATURES = [
  'src/assistant/matchReply',
  'src/assistant/placeholders',
  'src/assistant/chatData',
  'src/features/chat/chatMachine',
]

const BROWSER = ['ui', 'i18n', 'mdx', 'features', 'site', 'sections', 'templates', 'constants']

interface Edge extends Import {
  file: string
}

const edges = (selected: readonly SourceFile[]): Edge[] =>
  selected.flatMap(({ file, imports }) => imports.map((imported) => ({ ...imported, file })))
const browserFiles = files.filter(({ file }) => BROWSER.includes(ringOf(file).replace(/\.tsx?$/, '')))
const shown = (found: readonly Edge[]) =>
  found.map(({ file, from, names }) => `${file} imports ${names.join(', ')} from ${from}`)

describe('reading imports', () => {
  it('knows every way to write one', () => {
    const text = `
import type { A } from './a'
import { type B } from '../b/B'
import C, { D, type E } from 'c'
import * as F from "f"
import './g.css'
export { H } from './h'
export * from './i'
const j = await import('./j')
let k: typeof import('k')
// import l from 'l'
/* import m from 'm' */
import {
  N,
  O as P,
} from 'n'
`
    expect(importsOf('src/x/y.ts', text)).toEqual([
      { from: 'src/x/a', names: ['A'], typeOnly: true, dynamic: false },
      { from: 'src/b/B', names: [], typeOnly: true, dynamic: false },
      { from: 'c', names: ['default', 'D'], typeOnly: false, dynamic: false },
      { from: 'f', names: ['*'], typeOnly: false, dynamic: false },
      { from: 'src/x/g.css', names: [], typeOnly: false, dynamic: false },
      { from: 'src/x/h', names: ['H'], typeOnly: false, dynamic: false },
      { from: 'src/x/i', names: ['*'], typeOnly: false, dynamic: false },
      { from: 'n', names: ['N', 'O'], typeOnly: false, dynamic: false },
      { from: 'src/x/j', names: ['*'], typeOnly: false, dynamic: true },
      { from: 'k', names: ['*'], typeOnly: true, dynamic: true },
    ])
  })

  it('sees the source', () => {
    expect(files.length).toBeGreaterThan(100)
    expect(edges(files).length).toBeGreaterThan(300)
  })
})

describe('rings', () => {
  it('are all known', () => {
    const rings = new Set(files.map(({ file }) => ringOf(file).replace(/\.tsx?$/, '')))
    expect([...rings].filter((ring) => !(ring in MAY_IMPORT))).toEqual([])
  })

  it.each(Object.entries(MAY_IMPORT))('%s imports only %j', (ring, allowed) => {
    const own = files.filter(({ file }) => ringOf(file).replace(/\.tsx?$/, '') === ring)
    const wrong = edges(own).filter(
      ({ from }) => from.startsWith('src/') && ringOf(from) !== ring && !allowed.includes(ringOf(from)),
    )
    expect(shown(wrong)).toEqual([])
  })

  it('of the browser take no code of the node layer, only its types', () => {
    expect(
      shown(edges(browserFiles).filter(({ from, typeOnly }) => from.startsWith('src/node/') && !typeOnly)),
    ).toEqual([])
  })

  it('of the browser take types of the content layer, and code of its pure files alone', () => {
    const wrong = edges(browserFiles).filter(
      ({ from, typeOnly }) => from.startsWith('src/content/') && !typeOnly && !PURE_CONTENT.includes(from),
    )
    expect(shown(wrong)).toEqual([])
  })

  it('hold nothing but pure files in what the browser takes of the content layer', () => {
    const pure = PURE_CONTENT.map((path) => readSource(`${path}.ts`))
    expect(shown(edges(pure).filter(({ from, typeOnly }) => !typeOnly && !PURE_CONTENT.includes(from)))).toEqual([])
  })

  it('of the build take pure files of features alone', () => {
    const build = files.filter(({ file }) => ['content', 'node'].includes(ringOf(file)))
    expect(
      shown(
        edges(build).filter(
          ({ from, typeOnly }) => from.startsWith('src/features/') && !typeOnly && !PURE_FEATURES.includes(from),
        ),
      ),
    ).toEqual([])
    const impure = edges(PURE_FEATURES.map((path) => readSource(`${path}.ts`))).filter(
      ({ from, typeOnly }) => !typeOnly && from !== 'src/constants' && !from.startsWith('src/features/chat/'),
    )
    expect(shown(impure)).toEqual([])
  })
})

describe('libraries', () => {
  const isPackage = (from: string, name: string) => from === name || from.startsWith(`${name}/`)

  it.each([
    ['gatsby-plugin-react-i18next', /^src\/i18n\//],
    ['framer-motion', /^src\/ui\/motion\//],
    ['@emailjs/browser', /^src\/features\/contact\/sendEmail\.ts$/],
    ['@mdx-js/react', /^src\/mdx\//],
    ['chokidar', /^src\/node\//],
    ['gatsby-plugin-sharp', /^src\/node\//],
    ['zod', /^src\/content\//],
    ['yaml', /^src\/content\//],
    ['image-size', /^src\/content\//],
    ['lowlight', /^src\/content\/mdx\//],
    ['highlight.js', /^src\/content\/mdx\//],
  ])('%s has one door', (name, door) => {
    expect(
      shown(edges([...files, ...gatsbyFiles]).filter(({ file, from }) => isPackage(from, name) && !door.test(file))),
    ).toEqual([])
  })

  it('of Node and of the build never reach the browser', () => {
    const build = [
      'zod',
      'yaml',
      'sharp',
      'gatsby-plugin-sharp',
      'image-size',
      'fastest-levenshtein',
      'github-slugger',
      'lucide-static',
      'satteri',
      'simple-icons',
      'chokidar',
      'fs',
      'path',
    ]
    expect(
      shown(
        edges(browserFiles).filter(
          ({ from }) => from.startsWith('node:') || build.some((name) => isPackage(from, name)),
        ),
      ),
    ).toEqual([])
  })

  it('of the browser never reach the content layer, and the node layer', () => {
    const build = files.filter(({ file }) => ['content', 'node'].includes(ringOf(file)))
    expect(
      shown(edges(build).filter(({ from }) => /^(react|react-dom|react-i18next|i18next)(\/|$)/.test(from))),
    ).toEqual([])
  })

  it('Gatsby is unknown to the content layer', () => {
    const content = files.filter(({ file }) => ringOf(file) === 'content')
    expect(shown(edges(content).filter(({ from }) => /^gatsby/.test(from)))).toEqual([])
  })

  it('Gatsby gives components what a page needs, and its hooks to the node layer alone', () => {
    const forPages = [
      'Link',
      'graphql',
      'useStaticQuery',
      'navigate',
      'withPrefix',
      'Script',
      'Slice',
      'prefetchPathname',
    ]
    expect(
      shown(
        edges(browserFiles).filter(
          ({ from, names, typeOnly }) =>
            from === 'gatsby' && !typeOnly && names.some((name) => !forPages.includes(name)),
        ),
      ),
    ).toEqual([])
    const outside = files.filter(({ file }) => !file.startsWith('src/node/'))
    const hooks = /\b(GatsbyNode|GatsbyConfig|CreatePagesArgs|SourceNodesArgs|BuildArgs|Reporter|NodePluginArgs)\b/
    expect(outside.filter(({ text }) => hooks.test(text)).map(({ file }) => file)).toEqual([])
  })
})

it('the files Gatsby calls hold no logic', () => {
  for (const { file, text } of gatsbyFiles) {
    const lines = text.split('\n').filter((line) => line.trim() !== '')
    expect(`${file} ${lines.length <= 40}`).toBe(`${file} true`)
  }
})
