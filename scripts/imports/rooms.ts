/**
 * The rooms of `src`, their order, and the door of each library. A room
 * imports only rooms that stand above it in the list; a new folder of `src`
 * takes its place here. Circles are found by the linter (`import/no-cycle`).
 */
import { isBuiltin } from 'node:module'

/** From the ground up. Each imports only those before it. */
const ROOMS = [
  'src/constants.ts',
  'src/routing',
  'src/search',
  'src/assistant',
  'src/sources',
  'src/content/report',
  'src/content/schemas',

  'src/content/mdx',
  'src/content/model',
  'src/content/read',
  'src/content/check',
  'src/content/readContent.ts',
  'src/node',
  'src/browser',
  'src/overlay',
  'src/i18n',
  'src/ui',
  'src/brand',
  'src/mdx',
  'src/features',
  'src/site',
  'src/sections',
  'src/templates',
  'src/editor',
] as const

/** Code that runs while a site is built, and never in a browser. */
const BUILD = /^src\/(content|node)\//
/** Code that pages run, or may import. The editor brings the content layer to a page of its own. */
const BROWSER = /^src\/(?!content\/|node\/|editor\/)|^gatsby-browser/
/** Code that knows Gatsby, beside the queries of templates, sections and fragments ("Leaving Gatsby" in src/README.md). */
const GATSBY = /^src\/(node|browser|i18n)\/|^gatsby-/
/** Readers of `locales`, which bundles replace by constants (`src/node/hooks/languageConstants.ts`). */
const REPLACED = /^src\/(routing\/languageFiles|search\/stemmers)\.ts$/

/** Libraries that only one place may import: so that they can be replaced there, and that no browser loads those of the build. */
const DOORS: Readonly<Record<string, string>> = {
  '@sveltia/cms': '^src/(editor|node/output/editor)/',
  '@emailjs/browser': '^src/features/contact/sendEmail\\.ts$',
  '@mdx-js/react': '^src/mdx/',
  '@orama/stemmers': '^src/search/',
  chokidar: '^src/node/',
  esbuild: '^src/node/',
  'framer-motion': '^src/ui/motion/',
  'gatsby-plugin-react-i18next': '^src/i18n/',
  'gatsby-plugin-sharp': '^src/node/',
  'github-slugger': '^src/content/',
  'image-size': '^src/content/',
  'jsonc-parser': '^src/(content|editor)/',
  'launch-editor': '^src/node/',
  lowlight: '^src/content/mdx/',
  'lucide-static': '^src/(content|node)/',
  minisearch: '^src/(assistant|search|node/output/search)/',
  parse5: '^src/node/',
  satteri: '^src/content/mdx/',
  sharp: '^src/node/',
  'simple-icons': '^src/(content|node)/',
  yaml: '^src/(content|editor)/',
  zod: '^src/(content|node/output/editor)/',
}

/** One import of a file. */
export interface Import {
  /** The file, from the root of the repository. */
  from: string
  /** A file from the root of the repository, without its extension, or the specifier of a package. */
  to: string
  /** Nothing of it is left when the types are taken away. */
  isType: boolean
}

const roomOf = (path: string) =>
  ROOMS.findIndex((room) => path.replace(/\.tsx?$/, '') === room.replace(/\.tsx?$/, '') || path.startsWith(`${room}/`))

/** `zod/v4` → `zod`, `@mdx-js/react` → `@mdx-js/react`. */
const packageOf = (specifier: string) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')

/** The names of the rules that an import breaks. */
export function brokenRules({ from, to, isType }: Import): string[] {
  const isFile = to.startsWith('src/')
  const library = isFile ? '' : packageOf(to)
  const door = DOORS[library] as string | undefined
  const rules: Record<string, boolean> = {
    'every-room-is-listed': from.startsWith('src/') && roomOf(from) < 0,
    [`above-${ROOMS[roomOf(from)]?.replace('src/', '')}`]: isFile && roomOf(from) >= 0 && roomOf(to) > roomOf(from),
    [`door-of-${library}`]: door !== undefined && !new RegExp(door).test(from),
    'no-react-in-the-build': BUILD.test(from) && /^(react|react-dom|i18next|react-i18next)$/.test(library),
    'door-of-gatsby': !isType && library === 'gatsby' && !GATSBY.test(from),
    'no-gatsby-in-content': from.startsWith('src/content/') && library.startsWith('gatsby'),
    'build-stays-at-home': !isType && BROWSER.test(from) && BUILD.test(to),
    'no-node-in-the-browser': BROWSER.test(from) && !REPLACED.test(from) && isBuiltin(to),
  }
  return Object.keys(rules).filter((name) => rules[name])
}
