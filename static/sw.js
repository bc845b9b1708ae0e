// An earlier site at this address may have registered a service worker named sw.js, which would keep showing its pages.
// Browsers look for a new version of that file at each visit: this one removes itself, its caches, and loads the page again.
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => {
  const remove = async () => {
    for (const name of await caches.keys()) await caches.delete(name)
    await self.registration.unregister()
    for (const page of await self.clients.matchAll({ type: 'window' })) page.navigate(page.url)
  }
  event.waitUntil(remove())
})
