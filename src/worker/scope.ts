/** The parts of a service worker's scope that the shop's worker uses. TypeScript has no types for pages and workers at once. */
type WaitingEvent = Event & { waitUntil(work: Promise<unknown>): void }
export type FetchEvent = WaitingEvent & {
  request: Request
  preloadResponse?: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}
type WorkerScope = {
  addEventListener(type: 'install' | 'activate', run: (event: WaitingEvent) => void): void
  addEventListener(type: 'fetch', run: (event: FetchEvent) => void): void
  skipWaiting(): Promise<void>
  registration: { navigationPreload?: { enable(): Promise<void> }; unregister(): Promise<boolean> }
  clients: { claim(): Promise<void>; matchAll(options: { type: 'window' }): Promise<{ url: string }[]> }
}

export const worker = globalThis as unknown as WorkerScope
