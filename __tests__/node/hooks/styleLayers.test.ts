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
