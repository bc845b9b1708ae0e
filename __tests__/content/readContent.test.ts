/** Which problems are reported. The corpus has those of each rule. */
import type { ReadOptions } from '../../src/content/readContent'
import { edited, readFixture } from '../support/contentFixture'

it('content: of wanted files every problem is found, and others are only read', async () => {
  const [hull, keel] = ['content/services/hull.json', 'content/services/keel.json']
  const changes = Object.fromEntries([hull, keel].map((file) => [file, edited(file, '"icon": "ship"', '"icon": "shp"')]))
  const filesWithErrors = async (options?: ReadOptions) => {
    const { problems } = await readFixture(changes, options)
    return problems.filter(({ severity }) => severity === 'error').map(({ file }) => file)
  }
  expect(await filesWithErrors()).toEqual([hull, keel])
  expect(await filesWithErrors({ wanted: [keel] })).toEqual([keel])
})
