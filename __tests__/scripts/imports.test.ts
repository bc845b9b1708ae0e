import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { packageCommand } from '../../scripts/process/runProcess'
import { newFolder, writeFiles } from '../support/folder'

const ROOT = path.resolve(__dirname, '../..')

/** Runs a command on a small site with this linter configuration. @returns its output */
function printed(files: Readonly<Record<string, string>>, command: readonly string[]): string {
  const site = newFolder()
  writeFiles(site, files)
  for (const name of ['.oxlintrc.json', 'tsconfig.json']) fs.copyFileSync(path.join(ROOT, name), path.join(site, name))
  fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(site, 'node_modules'), 'junction')
  const env = { ...process.env, NO_COLOR: '1' }
  return spawnSync(process.execPath, command, { cwd: site, encoding: 'utf8', env }).stdout
}

it('imports against the order of the rooms are named, however they are written, and so are shut doors and what only a build may load', () => {
  const output = printed(
    {
      'src/templates/home.tsx': 'export type Home = 1\nexport const home = <T,>(x: T) => <p>{String(x)}</p>\n',
      'src/ui/Type.ts': "import type { Home } from '../templates/home'\nexport type A = Home\n",
      'src/ui/Inline.ts': "export type A = import('../templates/home').Home\n",
      'src/ui/Late.tsx': "export const late = () => import('../templates/home')\nexport const p = <p>…</p>\n",
      'src/ui/Again.ts': "export { home } from '../templates/home'\n",
      'src/ui/Star.ts': "export * from '../templates/home'\n",
      'src/ui/Bare.ts': "import '../templates/home'\n",
      'src/ui/Comment.ts': "// import '../templates/home'\nexport const text = \"import '../templates/home'\"\n",
      'src/content/model/post.ts': "import type { Check } from '../check/check'\nexport type Post = Check\n",
      'src/content/model/case.ts': "import type { z } from 'zod'\nexport type Case = z\n",
      'src/node/pages.ts': "import { createElement } from 'react'\nexport { createElement }\n",
      'src/ui/Move.tsx': "import { animate } from 'framer-motion'\nexport { animate }\n",
      'src/browser/file.ts': "import fs from 'node:fs'\nexport { fs }\n",
      'src/ui/motion/engine.ts': "export { animate } from 'framer-motion'\n",
      'src/content/check/check.ts': 'export type Check = 1\n',
      'src/attic/box.ts': "import '../constants'\n",
    },
    [
      packageCommand('dependency-cruiser', 'depcruise'),
      '--config',
      path.join(ROOT, 'scripts/imports/rules.mjs'),
      'src',
    ],
  )
  // The broken rules, each with the importing file.
  expect([...output.matchAll(/error (\S+: \S+) →/g)].map(([, problem]) => problem).sort()).toEqual([
    'above-content/model: src/content/model/post.ts',
    'above-ui: src/ui/Again.ts',
    'above-ui: src/ui/Bare.ts',
    'above-ui: src/ui/Inline.ts',
    'above-ui: src/ui/Late.tsx',
    'above-ui: src/ui/Star.ts',
    'above-ui: src/ui/Type.ts',
    'door-of-framer-motion: src/ui/Move.tsx',
    'every-room-is-listed: src/attic/box.ts',
    'no-node-in-the-browser: src/browser/file.ts',
    'no-react-in-the-build: src/node/pages.ts',
  ])
})

it('the linter names code of Gatsby and of the build where pages load it, and lets types be taken', () => {
  const output = printed(
    {
      'src/content/model/post.ts': 'export type Post = 1\nexport const posts = []\n',
      'src/features/list.ts': "import type { Post } from '../content/model/post'\nexport type P = Post\n",
      'src/site/Feed.tsx': "import { posts } from '../content/model/post'\nexport { posts }\n",
      'src/site/Move.tsx': "import { navigate } from 'gatsby'\nexport { navigate }\n",
      'src/site/Query.tsx':
        "import { graphql, type PageProps } from 'gatsby'\nexport const query = graphql``\nexport type P = PageProps\n",
      'src/i18n/Link.tsx': "export { Link } from 'gatsby'\n",
      'src/node/pages.ts': "export { posts } from '../content/model/post'\n",
    },
    [path.join(ROOT, 'node_modules/oxlint/bin/oxlint'), '--format=unix', 'src'],
  )
  const files = output.matchAll(/^(\S+?):.*no-restricted-imports/gm)
  expect([...new Set([...files].map(([, file]) => file))].sort()).toEqual(['src/site/Feed.tsx', 'src/site/Move.tsx'])
})
