/**
 * Copies of waiting inquiries for the service worker, which cannot read local storage: a cache with one entry for each. The
 * list in local storage decides; a page corrects the copies with every change of it.
 */
export const WAITING_STORE = 'waiting-1'
/** Name of the event by which a browser with Background Sync starts the worker when the connection is back. */
export const SYNC_TAG = 'inquiries'

const WAITING = '/api/inquiries?'
const SENT = '/inquiry-sent?'

/** Entry of an inquiry that waits: the body of its request. */
export const waitingEntry = (key: string): string => WAITING + key
/** Entry that the worker leaves for an inquiry that it has sent: its code, until a page has read it. */
export const sentEntry = (key: string): string => SENT + key

/** The Idempotency-Key that an entry is about; undefined for entries of the other kind. */
export const keyOfWaiting = (url: string): string | undefined => url.split(WAITING)[1]
export const keyOfSent = (url: string): string | undefined => url.split(SENT)[1]
