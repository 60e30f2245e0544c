/** The members of a service worker's scope that the shop's worker uses. TypeScript cannot combine its types for pages and for workers. */
type WaitingEvent = Event & { waitUntil(work: Promise<unknown>): void }
export type FetchEvent = WaitingEvent & {
  request: Request
  clientId: string
  preloadResponse?: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}
/** Event of Background Sync: the connection is back. */
type SyncEvent = WaitingEvent & { tag: string }
type Page = { url: string; visibilityState: string; postMessage(message: unknown): void }
type WorkerScope = {
  addEventListener(type: 'install' | 'activate', run: (event: WaitingEvent) => void): void
  addEventListener(type: 'fetch', run: (event: FetchEvent) => void): void
  addEventListener(type: 'sync', run: (event: SyncEvent) => void): void
  addEventListener(type: 'message', run: (event: WaitingEvent & { ports: readonly MessagePort[] }) => void): void
  skipWaiting(): Promise<void>
  registration: EventTarget & {
    waiting: unknown
    navigationPreload?: { enable(): Promise<void> }
    unregister(): Promise<boolean>
  }
  clients: {
    claim(): Promise<void>
    get(id: string): Promise<Page | undefined>
    matchAll(options: { type: 'window'; includeUncontrolled?: true }): Promise<Page[]>
  }
}

export const worker = globalThis as unknown as WorkerScope

const NOT_PUBLIC = /^\/(?:admin|api|assets|media|og)(?:\/|$)/

export const isPublicPage = (url: string): boolean => !NOT_PUBLIC.test(new URL(url).pathname)

/** False for the page of a captive portal or a proxy, which lacks the shop's headers. */
export const isFromShop = ({ headers }: Response): boolean => headers.get('cross-origin-opener-policy') === 'same-origin'

/** False for the error of a proxy, which counts like a lost connection, and for a failure of the shop. */
export const isUsable = (answer: Response): boolean => answer.status < (isFromShop(answer) ? 500 : 400)

/** False for foreign answers, and for those that must not be stored. */
export const isOurs = (answer: Response): boolean =>
  answer.ok && !answer.redirected && isFromShop(answer) && answer.headers.get('cache-control') !== 'no-store'
