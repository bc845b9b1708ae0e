import { siteUrl } from '../../src/node/environment'

const { SITE_URL } = process.env
afterEach(() => {
  if (SITE_URL === undefined) delete process.env.SITE_URL
  else process.env.SITE_URL = SITE_URL
})

it.each([
  [undefined, 'https://dock.example'],
  ['', 'https://dock.example'],
  ['https://preview.example/', 'https://preview.example'],
  ['https://preview.example/branch//', 'https://preview.example/branch'],
])('SITE_URL %p makes the site live at %s', (value, expected) => {
  if (value === undefined) delete process.env.SITE_URL
  else process.env.SITE_URL = value
  expect(siteUrl('https://dock.example/')).toBe(expected)
})
