import type { z } from 'zod'
import type { ProblemKey } from '#i18n/problems.ts'
import { type FieldProblem, HttpError } from './http-error.server.ts'

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

/** The issues of a schema as problems of fields; words of the library itself become one general sentence. */
export function problemsOf({ issues }: z.ZodError): FieldProblem[] {
  return issues.map(({ path, message }) => ({
    field: path.join('.'),
    key: (isKey(message) ? message : 'problem.invalid') as ProblemKey,
    values: {},
  }))
}

/** True for a message of our schemas, which is a key of i18n/problems, perhaps with a figure. */
export const isKey = (message: string | undefined): boolean =>
  message !== undefined && /^[a-z]+\.[a-zA-Z]+(?: (?:\d+|#[0-9a-f]{6}))?$/.test(message)
