import fs from 'node:fs'
import path from 'node:path'
import wrapInLayer from '../../../src/node/hooks/styleLayers.mjs'

const wrapped = (file: string) => wrapInLayer.call({ resourcePath: path.resolve(file) }, '.a { color: red }')

it.each([
  ['content/brand/colours.css', 'tokens'],
  ['src/ui/Button.module.css', 'component.ui'],
  ['src/features/chat/ChatPanel.lazy.module.css', 'component'],
  ['.cache/blank.css', 'reset'],
])('layers: %s is in %s', (file, layer) => {
  expect(wrapped(file)).toBe(`@layer ${layer} {\n.a { color: red }\n}`)
})

it('layers: a folder without a layer stops the build', () => {
  expect(() => wrapped('static/a.css')).toThrow('static/a.css: this folder has no layer of styles.')
})

it('no two style files have the same name, which begins their classes', () => {
  const files = fs.readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))
  const names = files.map((file) => path.basename(file))
  expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([])
})
