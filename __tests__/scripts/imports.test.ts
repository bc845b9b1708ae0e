import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const ROOT = path.resolve(__dirname, '../..')

/** A small site with packages of its own, and what `npm run imports` says of it. */
function problemsOf(files: Readonly<Record<string, string>>): string[] {
  const site = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'imports-')))
  const hooks = ['gatsby-browser.tsx', 'gatsby-config.ts', 'gatsby-node.ts', 'gatsby-ssr.tsx', 'src/constants.ts']
  const packages = ['zod', 'react', 'gatsby', 'framer-motion'].map((name) => `node_modules/${name}/index.js`)
  const all = { ...Object.fromEntries([...hooks, ...packages].map((file) => [file, ''])), ...files }
  try {
    for (const [file, text] of Object.entries(all)) {
      fs.mkdirSync(path.join(site, path.dirname(file)), { recursive: true })
      fs.writeFileSync(path.join(site, file), text)
    }
    const tsx = require.resolve('tsx')
    const { stderr } = spawnSync(process.execPath, ['--import', tsx, path.join(ROOT, 'scripts/imports/imports.ts')], {
      cwd: site,
      encoding: 'utf8',
    })
    return stderr.split('\n').filter(Boolean).sort()
  } finally {
    fs.rmSync(site, { recursive: true })
  }
}

it('imports against the order of the rooms are named, however they are written', () => {
  expect(
    problemsOf({
      'src/templates/home.tsx': 'export type Home = 1\nexport const home = <T,>(x: T) => <p>{String(x)}</p>\n',
      'src/ui/Type.ts': "import type { Home } from '../templates/home'\nexport type A = Home\n",
      'src/ui/Inline.ts': "export type A = import('../templates/home').Home\n",
      'src/ui/Late.tsx': "export const late = () => import('../templates/home')\nexport const p = <p>…</p>\n",
      'src/ui/Again.ts': "export { home } from '../templates/home'\n",
      'src/ui/Star.ts': "export * from '../templates/home'\n",
      'src/ui/Bare.ts': "import '../templates/home'\n",
      'src/ui/Comment.ts': "// import '../templates/home'\nexport const text = \"import '../templates/home'\"\n",
      'src/content/model/post.ts': "import type { Check } from '../check/check'\nexport type Post = Check\n",
      'src/content/check/check.ts': 'export type Check = 1\n',
      'src/attic/box.ts': "import '../constants'\n",
    }),
  ).toEqual([
    'above-content/model: src/content/model/post.ts → src/content/check/check.ts',
    'above-ui: src/ui/Again.ts → src/templates/home.tsx',
    'above-ui: src/ui/Bare.ts → src/templates/home.tsx',
    'above-ui: src/ui/Inline.ts → src/templates/home.tsx',
    'above-ui: src/ui/Late.tsx → src/templates/home.tsx',
    'above-ui: src/ui/Star.ts → src/templates/home.tsx',
    'above-ui: src/ui/Type.ts → src/templates/home.tsx',
    'every-room-is-listed: src/attic/box.ts → src/constants.ts',
  ])
})

it('circles, shut doors and what only a build may load are named; types of the build may be taken', () => {
  expect(
    problemsOf({
      'src/content/model/post.ts': "import type { z } from 'zod'\nexport type Post = z\nexport const posts = []\n",
      'src/content/schemas/a.ts': "import type { B } from './b'\nexport type A = B\n",
      'src/content/schemas/b.ts': "import type { A } from './a'\nexport type B = A\n",
      'src/node/pages.ts': "import { createElement } from 'react'\nexport { createElement }\n",
      'src/features/list.ts': "import type { Post } from '../content/model/post'\nexport type P = Post\n",
      'src/site/Feed.tsx': "import { posts } from '../content/model/post'\nexport { posts }\n",
      'src/sections/Move.tsx': "import { animate } from 'framer-motion'\nexport { animate }\n",
      'src/browser/file.ts': "import fs from 'node:fs'\nexport { fs }\n",
      'src/ui/motion/engine.ts': "export { animate } from 'framer-motion'\n",
    }),
  ).toEqual([
    'build-stays-at-home: src/site/Feed.tsx → src/content/model/post.ts',
    'door-of-framer-motion: src/sections/Move.tsx → node_modules/framer-motion/index.js',
    'no-circle: src/content/schemas/a.ts → src/content/schemas/b.ts → src/content/schemas/a.ts',
    'no-node-in-the-browser: src/browser/file.ts → fs',
    'no-react-in-the-build: src/node/pages.ts → node_modules/react/index.js',
  ])
})
