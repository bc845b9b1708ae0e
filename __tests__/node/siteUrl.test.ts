import { siteUrl } from '../../src/node/environment'

it.each([
  [undefined, 'https://dock.example'],
  ['', 'https://dock.example'],
  ['https://preview.example/', 'https://preview.example'],
  ['https://preview.example/branch//', 'https://preview.example/branch'],
])('SITE_URL %p makes the site live at %s', (value, expected) => {
  jest.replaceProperty(process, 'env', { ...process.env, SITE_URL: value })
  expect(siteUrl('https://dock.example/')).toBe(expected)
})
