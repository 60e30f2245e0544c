/**
 * Name of the cache with a copy of each unsent inquiry, for the service worker, which cannot read local storage. The list in local
 * storage is authoritative: a page that changes the list also updates the copies. Copies without an entry in the list are inquiries that
 * a killed browser lost, and are restored or sent.
 */
export const WAITING_STORE = 'waiting-1'
/** Tag of the Background Sync event that starts the worker when the connection is back. */
export const SYNC_TAG = 'inquiries'

const WAITING = '/api/inquiries?'
const SENT = '/inquiry-sent?'

/** Address of the cache entry with the request body of an unsent inquiry. */
export const waitingEntry = (key: string): string => WAITING + key
/** Address of the cache entry with the code of an inquiry that the worker has sent; it exists until a page has read it. */
export const sentEntry = (key: string): string => SENT + key

/** The Idempotency-Key in the address of an entry; undefined for entries of the other kind. */
export const readWaitingKey = (url: string): string | undefined => url.split(WAITING)[1]
export const readSentKey = (url: string): string | undefined => url.split(SENT)[1]
