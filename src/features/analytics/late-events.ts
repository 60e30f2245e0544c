/**
 * Events that a browser could not send, and sends later. This file is part of the early script: keep it small.
 */

/** Storage key of the events, a line of JSON each, the newest last. */
export const LATE_EVENTS_KEY = 'visits'
/** The oldest events go first once the stored text is longer. */
export const MAX_LATE_CHARACTERS = 20_000
/** Events of one request. */
export const MAX_LATE_EVENTS = 50
/** Three days: the sums of a day may still change for so long, see day-sums.store.server.ts. */
export const MAX_LATE_MS = 3 * 24 * 60 * 60 * 1000

/** `timestamp`: when it happened, by the clock of the device. Further fields are those of the call that counts it. */
export type LateEvent = { id: number; timestamp: number }
