/**
 * The rooms of `src`, their order, and the door of each library. A room
 * imports only rooms that stand above it in the list; a new folder of `src`
 * takes its place here.
 */
import type { IForbiddenRuleType } from 'dependency-cruiser'

/** From the ground up. Each imports only those before it. */
const ROOMS = [
  'src/constants.ts',
  'src/routing',
  'src/assistant',
  'src/search',
  'src/sources',
  'src/content/report',
  'src/content/schemas',

  'src/content/mdx',
  'src/content/model',
  'src/content/read',
  'src/content/check',
  'src/content/readContent.ts',
  'src/node',
  'src/overlay',
  'src/browser',
  'src/i18n',
  'src/ui',
  'src/mdx',
  'src/features',
  'src/site',
  'src/sections',
  'src/templates',
  'src/html.tsx',
] as const

/** What runs while a site is built and never in a browser. */
const BUILD = '^src/(content|node)/'
/** What a page is made of. */
const PAGE = '^src/(sources|overlay|browser|i18n|ui|mdx|features|site|sections|templates)/|^gatsby-browser'
/** What a browser may load without being asked for it by name. */
const BUILD_PACKAGES = [
  'chokidar',
  'esbuild',
  'fastest-levenshtein',
  'gatsby-plugin-sharp',
  'github-slugger',
  'image-size',
  'jsonc-parser',
  'launch-editor',
  'lowlight',
  'lucide-static',
  'parse5',
  'satteri',
  'sharp',
  'simple-icons',
  'yaml',
  'zod',
]

/** Libraries with a will of their own, and the one place that speaks with each. */
const DOORS: Readonly<Record<string, string>> = {
  '@emailjs/browser': '^src/features/contact/sendEmail\\.ts$',
  '@mdx-js/react': '^src/mdx/',
  chokidar: '^src/node/',
  'framer-motion': '^src/ui/motion/',
  'gatsby-plugin-react-i18next': '^src/i18n/',
  'gatsby-plugin-sharp': '^src/node/',
  'image-size': '^src/content/',
  lowlight: '^src/content/mdx/',
  satteri: '^src/content/mdx/',
  yaml: '^src/content/',
  zod: '^src/content/',
}

const fromPackage = (...names: string[]) => `^node_modules/(${names.join('|')})/`
const pattern = (room: string) => (/\.tsx?$/.test(room) ? `^${room.replace('.', '\\.')}$` : `^${room}/`)

/** Rules for every import, those of types among them. */
export const RULES_OF_IMPORTS: IForbiddenRuleType[] = [
  { name: 'no-circle', severity: 'error', from: {}, to: { circular: true } },
  { name: 'found', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^\\$gatsby-app$' } },
  {
    name: 'every-room-is-listed',
    severity: 'error',
    from: { path: '^src/', pathNot: [...ROOMS.map(pattern), '\\.d\\.ts$'] },
    to: {},
  },
  ...ROOMS.slice(0, -1).map((room, floor): IForbiddenRuleType => ({
    name: `above-${room.replace('src/', '')}`,
    severity: 'error',
    from: { path: pattern(room) },
    to: { path: ROOMS.slice(floor + 1).map(pattern) },
  })),
  ...Object.entries(DOORS).map(([name, door]): IForbiddenRuleType => ({
    name: `door-of-${name}`,
    severity: 'error',
    from: { path: '^(src|gatsby-)', pathNot: door },
    to: { path: fromPackage(name) },
  })),
  {
    name: 'no-react-in-the-build',
    severity: 'error',
    from: { path: BUILD },
    to: { path: fromPackage('react', 'react-dom', 'i18next', 'react-i18next') },
  },
  {
    name: 'no-gatsby-in-content',
    severity: 'error',
    from: { path: '^src/content/' },
    to: { path: '^node_modules/gatsby' },
  },
]

/** Rules for what is left when types are taken away: the code that runs. */
export const RULES_OF_CODE: IForbiddenRuleType[] = [
  {
    name: 'build-stays-at-home',
    severity: 'error',
    from: { path: PAGE },
    to: { path: [BUILD, fromPackage(...BUILD_PACKAGES)], reachable: true },
  },
  { name: 'no-node-in-the-browser', severity: 'error', from: { path: PAGE }, to: { dependencyTypes: ['core'] } },
]
