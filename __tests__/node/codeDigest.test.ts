import { nodeFormat } from '../../src/node/codeDigest'
import { newFolder, writeFiles } from '../support/folder'

const FOLDERS = ['content/mdx', 'content/model', 'content/report', 'content/read', 'node/nodes']
const PACKAGES = ['github-slugger', 'highlight.js', 'lowlight', 'lucide-static', 'satteri']

it.each([
  ...FOLDERS.flatMap((folder) => [`src/${folder}/a.ts`, `src/${folder}/new.ts`]),
  ...PACKAGES.map((name) => `node_modules/${name}/package.json`),
])('is another when %s changes', (file) => {
  const root = newFolder()
  for (const folder of FOLDERS) writeFiles(root, { [`src/${folder}/a.ts`]: 'export {}' })
  for (const name of PACKAGES) writeFiles(root, { [`node_modules/${name}/package.json`]: '{ "version": "1.0.0" }' })
  const before = nodeFormat(root)
  writeFiles(root, { [file]: '{ "version": "1.0.1" }' })
  expect(nodeFormat(root)).not.toBe(before)
})

it('finds what it reads in this repository', () => {
  expect(nodeFormat(process.cwd())).toMatch(/^[0-9a-f]{40}$/)
})
