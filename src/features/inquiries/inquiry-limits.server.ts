import { MINUTE_MS, type RateLimit } from '#platform/limits/rate-limit.server.ts'

/** New inquiries from one address; the same one sent again is not counted. */
export const inquiryLimit: RateLimit = { name: 'inquiry', limit: 10, windowMs: 10 * MINUTE_MS, beyond: 'growing' }

/** The same from one visitor who has shown to be a person: no neighbour at the same address holds them up. */
export const personInquiryLimit: RateLimit = { name: 'inquiryOfPerson', limit: 5, windowMs: 10 * MINUTE_MS, beyond: 'growing' }
