import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const ROOT = path.resolve(__dirname, '../..')

/** What `npm run imports` says of a small site. */
function problemsOf(files: Readonly<Record<string, string>>): string[] {
  const site = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'imports-')))
  try {
    for (const [file, text] of Object.entries(files)) {
      fs.mkdirSync(path.join(site, path.dirname(file)), { recursive: true })
      fs.writeFileSync(path.join(site, file), text)
    }
    const command = ['--require', require.resolve('tsx/cjs'), path.join(ROOT, 'scripts/imports/imports.ts')]
    const { stderr } = spawnSync(process.execPath, command, { cwd: site, encoding: 'utf8' })
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
    'above-content/model: src/content/model/post.ts → src/content/check/check',
    'above-ui: src/ui/Again.ts → src/templates/home',
    'above-ui: src/ui/Bare.ts → src/templates/home',
    'above-ui: src/ui/Inline.ts → src/templates/home',
    'above-ui: src/ui/Late.tsx → src/templates/home',
    'above-ui: src/ui/Star.ts → src/templates/home',
    'above-ui: src/ui/Type.ts → src/templates/home',
    'every-room-is-listed: src/attic/box.ts → src/constants',
  ])
})

it('shut doors and what only a build may load are named; types of the build may be taken', () => {
  expect(
    problemsOf({
      'src/content/model/post.ts': "import type { z } from 'zod'\nexport type Post = z\nexport const posts = []\n",
      'src/node/pages.ts': "import { createElement } from 'react'\nexport { createElement }\n",
      'src/features/list.ts': "import type { Post } from '../content/model/post'\nexport type P = Post\n",
      'src/site/Feed.tsx': "import { posts } from '../content/model/post'\nexport { posts }\n",
      'src/sections/Move.tsx': "import { animate } from 'framer-motion'\nexport { animate }\n",
      'src/browser/file.ts': "import fs from 'node:fs'\nexport { fs }\n",
      'src/site/Move.tsx': "import { navigate } from 'gatsby'\nexport { navigate }\n",
      'src/site/Query.tsx':
        "import { graphql, type PageProps } from 'gatsby'\nexport const query = graphql``\nexport type P = PageProps\n",
      'src/i18n/Link.tsx': "export { Link } from 'gatsby'\n",
      'src/ui/motion/engine.ts': "export { animate } from 'framer-motion'\n",
    }),
  ).toEqual([
    'build-stays-at-home: src/site/Feed.tsx → src/content/model/post',
    'door-of-framer-motion: src/sections/Move.tsx → framer-motion',
    'door-of-gatsby: src/site/Move.tsx → gatsby',
    'no-node-in-the-browser: src/browser/file.ts → node:fs',
    'no-react-in-the-build: src/node/pages.ts → react',
  ])
})
