import { securityText } from '../../../src/node/output/siteFiles'

it('names the address, the languages and a day within a year', () => {
  const site = { url: 'https://dock.example', supportEmail: 'help@dock.example' }
  expect(securityText(site, new Date('2026-03-15T10:30:00.250Z'))).toBe(`Contact: mailto:help@dock.example
Expires: 2027-03-15T00:00:00Z
Preferred-Languages: en, ru
Canonical: https://dock.example/.well-known/security.txt
`)
})
