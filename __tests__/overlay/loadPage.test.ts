import { loadPage } from '../../src/overlay/loadPage'

const NONE = { article: {}, changes: [] }

it.each([
  ['/', '/index'],
  ['/ru/about', '/ru/about'],
  ['/nowhere', '/404'],
  ['/ru/nowhere', '/ru/404'],
  ['/blog/99', '/blog/404'],
  ['/ru/solutions/none', '/ru/solutions/404'],
])('of %s the overlay shows what stands beside %s.html', async (path, page) => {
  const there = ['/index', '/ru/about', '/404', '/ru/404', '/blog/404', '/ru/solutions/404']
  globalThis.fetch = (address) =>
    Promise.resolve(
      there.some((each) => address === `/__preview${each}.html.json`)
        ? new Response(JSON.stringify({ ...NONE, words: { address } }))
        : new Response('', { status: 404 }),
    )
  expect((await loadPage(path))?.words.address).toBe(`/__preview${page}.html.json`)
})
