import { indexNowKeyFile } from '../../../src/node/output/indexNowKey'

it('puts the key into a file of the site', () => {
  expect(indexNowKeyFile('abcd-1234')).toEqual({ name: 'abcd-1234.txt', text: 'abcd-1234' })
  expect(indexNowKeyFile(undefined)).toBeUndefined()
})

it.each(['short', '../../etc', '../robots', 'x'.repeat(129)])('stops a build whose key is %s', (key) => {
  expect(() => indexNowKeyFile(key)).toThrow('INDEXNOW_KEY')
})
