import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { writeBrandIcons } from '../../../src/node/output/brandIcons'
import { edited, fixtureContent } from '../../support/contentFixture'

const TECHNOLOGIES = 'content/technologies.json'

it('writes every mark the content names at any depth', async () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'marks-'))
  fs.symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'), 'junction')
  fs.cpSync('content/brand', path.join(root, 'content/brand'), { recursive: true })
  const content = await fixtureContent({
    [TECHNOLOGIES]: edited(TECHNOLOGIES, '{ "name": { "en"', '{ "icon": "postgresql", "name": { "en"'),
  })
  writeBrandIcons(root, content)
  const names = ['postgresql.svg', 'react.svg']
  expect(fs.readdirSync(path.join(root, 'public', 'brand-icons')).sort()).toEqual(names)
  fs.rmSync(root, { recursive: true })
})
