import { WAITING_STORE } from '#kit/browser/waiting-requests.ts'
import { worker } from './scope.ts'

/**
 * Replaces the worker when it is switched off (SERVICE_WORKER=off): deletes all caches but that of waiting inquiries, which the next page
 * sends, then unregisters itself.
 */
worker.addEventListener('install', () => worker.skipWaiting())

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name !== WAITING_STORE) await caches.delete(name)
      await worker.registration.unregister()
    })(),
  )
})
