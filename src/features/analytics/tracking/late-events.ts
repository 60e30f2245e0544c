/**
 * Events that a browser stores without a connection, and sends later. This file is part of the script of every public page
 * (early/early.ts): keep it small.
 */

/** Key in local storage of the events: one line of JSON per event, the newest last. */
export const LATE_EVENTS_KEY = 'visits'
/** Maximum length of the stored text; beyond it the oldest events are dropped. */
export const MAX_STORED_CHARACTERS = 20_000
/** Maximum events per request. */
export const MAX_LATE_EVENTS = 50
/** Maximum age of a late event: three days, less than the days whose sums are still computed again (day-sums.store.server.ts). */
export const MAX_LATE_MS = 3 * 24 * 60 * 60 * 1000

/** A stored event. `timestamp`: milliseconds since 1970 by the device's clock. Its other fields are the body of its tracking call. */
export type LateEvent = { id: number; timestamp: number }
