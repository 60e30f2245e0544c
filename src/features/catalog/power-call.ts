import { defineCall } from '#api/call.ts'

// Separate from calls.ts to keep scripts small: the contact form's script is the one that makes this call.

/** Returns true if any of these products (ids "7,12,3") makes, stores or carries electric power. */
export const findPower = defineCall<{ query: { ids: string }; answer: { isPower: boolean } }>('GET', '/api/power')
