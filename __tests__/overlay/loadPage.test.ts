import { loadPage } from '../../src/overlay/loadPage'

it.each([
  ['/', '/index'],
  ['/ru/', '/ru'],
  ['/ru/about', '/ru/about'],
  ['/404.html', '/404'],
])('of %s the overlay shows what stands beside %s.html', async (path, page) => {
  globalThis.fetch = (address) => Promise.resolve(Response.json({ words: { address } }))
  expect((await loadPage(path))?.words.address).toBe(`/__preview${page}.html.json`)
})

it('of an unknown address the overlay shows nothing', async () => {
  globalThis.fetch = () => Promise.resolve(new Response('', { status: 404 }))
  expect(await loadPage('/nowhere')).toBeNull()
})
