import { worker } from './scope.ts'

/** Takes the place of the worker when it is switched off: removes the stored pages, then itself. */
worker.addEventListener('install', () => worker.skipWaiting())

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) await caches.delete(name)
      await worker.registration.unregister()
    })(),
  )
})
