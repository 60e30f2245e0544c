import { defineCall } from '#api/call.ts'

// Apart from the other calls: only the page that asks is to carry it.

/** Asks whether any of these products ("7,12,3") makes, stores or carries power. */
export const findPower = defineCall<{ query: { ids: string }; answer: { isPower: boolean } }>('GET', '/api/power')
