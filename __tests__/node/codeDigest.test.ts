import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { nodeFormat } from '../../src/node/codeDigest'

let root: string

const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  fs.writeFileSync(path.join(root, file), text)
}

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'node-format-'))
  for (const file of [
    'content/mdx/toBlocks',
    'content/model/bodyFigures',
    'content/report/problem',
    'content/read/frontMatter',
    'node/nodes/typeset',
  ])
    write(`src/${file}.ts`, 'export {}')
  for (const name of ['github-slugger', 'highlight.js', 'lowlight', 'lucide-static', 'satteri'])
    write(`node_modules/${name}/package.json`, '{ "version": "1.0.0" }')
})
afterEach(() => fs.rmSync(root, { recursive: true }))

it.each([
  ['src/content/mdx/toBlocks.ts', 'export const more = 1'],
  ['src/node/nodes/typeset.ts', 'export const spaces = 2'],
  ['src/content/model/bodyFigures.ts', 'export const filled = 3'],
  ['src/content/mdx/newBlock.ts', 'export {}'],
  ['node_modules/satteri/package.json', '{ "version": "1.0.1" }'],
])('is another when %s changes', (file, text) => {
  const before = nodeFormat(root)
  write(file, text)
  expect(nodeFormat(root)).not.toBe(before)
})

it('finds what it reads in this repository', () => {
  expect(nodeFormat(process.cwd())).toMatch(/^[0-9a-f]{40}$/)
})
