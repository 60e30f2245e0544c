import type { z } from 'zod'
import type { ProblemKey } from '#i18n/problems.ts'
import { HttpError } from './http-error.server.ts'

/**
 * Validates a value that did not come through a route, such as one stored years ago, by today's schema.
 *
 * @throws HttpError with the schema's own words
 */
export function checked<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new HttpError(400, (issue?.message ?? 'problem.invalid') as ProblemKey, { field: issue?.path.join('.') ?? '' })
}
