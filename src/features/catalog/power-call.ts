import { defineCall } from '#api/call.ts'

// Not in calls.ts: only the page that uses this call should load it.

/** Finds out if any of these products (ids "7,12,3") makes, stores or carries power. */
export const findPower = defineCall<{ query: { ids: string }; answer: { isPower: boolean } }>('GET', '/api/power')
