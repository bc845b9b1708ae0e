import { readColours } from '../../../src/node/brandFiles'
import { securityText, webManifest } from '../../../src/node/output/siteFiles'

it('names the address, the languages and a day within a year', () => {
  const site = { url: 'https://dock.example', supportEmail: 'help@dock.example' }
  expect(securityText(site, new Date('2026-03-15T10:30:00.250Z'))).toBe(`Contact: mailto:help@dock.example
Expires: 2027-03-15T00:00:00Z
Preferred-Languages: en, ru
Canonical: https://dock.example/.well-known/security.txt
`)
})

it('describes the site to the home screens of phones, on the paper of the company', () => {
  const colours = readColours(process.cwd())
  const paper = colours.get('--paper')?.light
  const icon = (name: string, size: number) => ({ src: `/${name}.png`, sizes: `${size}x${size}`, type: 'image/png' })
  expect(JSON.parse(webManifest({ name: 'Dock' }, colours))).toEqual({
    ...{ name: 'Dock', short_name: 'Dock', start_url: '/', display: 'browser' },
    ...{ background_color: paper, theme_color: paper },
    icons: [icon('icon-192', 192), icon('icon-512', 512), { ...icon('icon-maskable-512', 512), purpose: 'maskable' }],
  })
})
