import { z } from 'zod'

export const IDEMPOTENCY_HEADER = 'idempotency-key'

/** Schema of the optional header of staff writes: a UUID that stays the same on retries. */
export const idempotencyHeaders = z.object({
  [IDEMPOTENCY_HEADER]: z
    .guid('problem.key')
    .transform((key) => key.toLowerCase())
    .optional()
    .describe('A UUID for this one write. Sent again with the same body it is answered the same way and done once; with another body 422'),
})
