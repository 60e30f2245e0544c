import { z } from 'zod'

export const HEADER = 'idempotency-key'

/** Header of every staff write: a UUID for one write, however often it is sent. */
export const idempotencyHeaders = z.object({
  [HEADER]: z
    .guid('problem.key')
    .transform((key) => key.toLowerCase())
    .optional()
    .describe('A UUID for this one write. Sent again with the same body it is answered the same way and done once; with another body 422'),
})
