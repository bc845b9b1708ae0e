import fs from 'node:fs'
import path from 'node:path'
import { htmlFile } from '../../src/node/output/cleanUrls'
import { htmlPaths } from '../support/builtSite'

const PUBLIC = path.resolve('public')

it('the site has no script and no data of a preview', () => {
  const marked = htmlPaths(PUBLIC).filter((address) =>
    fs.readFileSync(path.join(PUBLIC, htmlFile(address)), 'utf8').includes('__preview'),
  )
  expect(marked).toEqual([])
  expect(fs.existsSync(path.join(PUBLIC, '__preview'))).toBe(false)
})
