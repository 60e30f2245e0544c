import { z } from 'zod'

export const HEADER = 'idempotency-key'

/** What every write of staff accepts: a UUID that stands for one wish, however often it has to be sent. */
export const idempotencyHeaders = z.object({
  [HEADER]: z
    .guid('problem.key')
    .transform((key) => key.toLowerCase())
    .optional()
    .describe('A UUID for this one write. Sent again with the same body it is answered the same way and done once; with another body 422'),
})
