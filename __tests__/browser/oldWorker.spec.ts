import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from './support'

/** A worker as of gatsby-plugin-offline: it answers every page from its cache. */
const OLD_WORKER = `
self.addEventListener('install', (event) => event.waitUntil(
  caches.open('old').then((cache) => cache.put('/', new Response('<h1>The former site</h1>', { headers: { 'content-type': 'text/html' } }))),
))
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(caches.match('/'))
})`

// The small sites of this test have no favicon.
test.use({ expectedErrors: [/status of 404/] })

test("a former site's service worker gives way to this site", async ({ page, serveCopy }) => {
  let folder = ''
  const url = await serveCopy('old-worker', async (made) => {
    folder = made
    fs.writeFileSync(path.join(made, 'index.html'), '<h1>The former site</h1>')
    fs.writeFileSync(path.join(made, 'sw.js'), OLD_WORKER)
  })
  await page.goto(url, { waitUntil: 'load' })
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js')
    await navigator.serviceWorker.ready
  })
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  // The new site is deployed.
  fs.writeFileSync(path.join(folder, 'index.html'), '<h1>The new site</h1>')
  fs.copyFileSync('static/sw.js', path.join(folder, 'sw.js'))
  await page.goto(url, { waitUntil: 'load' })
  await expect(page.getByRole('heading', { name: 'The new site' })).toBeVisible()
  const registered = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  await expect.poll(registered).toBe(0)
  expect(await page.evaluate(() => caches.keys())).toEqual([])
})
