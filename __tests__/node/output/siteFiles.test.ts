import { indexNowKeyFile, securityText } from '../../../src/node/output/siteFiles'

it('names the address, the languages and a day within a year', () => {
  const site = { url: 'https://dock.example', supportEmail: 'help@dock.example' }
  expect(securityText(site, new Date('2026-03-15T10:30:00.250Z'))).toBe(`Contact: mailto:help@dock.example
Expires: 2027-03-15T00:00:00Z
Preferred-Languages: en, ru
Canonical: https://dock.example/.well-known/security.txt
`)
})

it('puts the key into a file of the site', () => {
  expect(indexNowKeyFile('abcd-1234')).toEqual({ name: 'abcd-1234.txt', text: 'abcd-1234' })
  expect(indexNowKeyFile(undefined)).toBeUndefined()
})

it.each(['short', '../../etc', '../robots', 'x'.repeat(129)])('stops a build whose key is %s', (key) => {
  expect(() => indexNowKeyFile(key)).toThrow('INDEXNOW_KEY')
})
