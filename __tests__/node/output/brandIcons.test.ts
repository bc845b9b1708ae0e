import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { usedBrandIcons, writeBrandIcons } from '../../../src/node/output/brandIcons'
import { edited, fixtureContent } from '../../support/contentFixture'

it('finds every mark the content names at any depth, once', async () => {
  const content = await fixtureContent({
    'content/technologies.json': edited(
      'content/technologies.json',
      '{ "name": { "en"',
      '{ "icon": "postgresql", "name": { "en"',
    ),
  })
  expect(usedBrandIcons(content)).toEqual(['postgresql', 'react'])
})

it('writes each mark, and in one file those of the home page, at the addresses pages ask for', async () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'marks-'))
  fs.symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'), 'junction')
  const home = edited('content/pages/home.json', '{ "name": "React", "icon": "react" }', '{ "name": "Own" }')
  writeBrandIcons(root, await fixtureContent({ 'content/pages/home.json': home }))
  expect(fs.readdirSync(path.join(root, 'public', 'brand-icons')).sort()).toEqual([
    '-react-react-react-react-react.svg',
    'react.svg',
  ])
  fs.rmSync(root, { recursive: true })
})
