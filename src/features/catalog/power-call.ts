import { defineCall } from '#api/call.ts'

// Not in calls.ts, so that only the contact form, whose script makes this call, loads it.

/** Finds out if any of these products (ids "7,12,3") makes, stores or carries power. */
export const findPower = defineCall<{ query: { ids: string }; answer: { isPower: boolean } }>('GET', '/api/power')
