import { worker } from './scope.ts'

/** Replaces the worker when it is switched off (SERVICE_WORKER=off): deletes all caches, then unregisters itself. */
worker.addEventListener('install', () => worker.skipWaiting())

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) await caches.delete(name)
      await worker.registration.unregister()
    })(),
  )
})
