import type { z } from 'zod'
import type { ProblemKey } from '#i18n/problems.ts'
import { type FieldProblem, HttpError } from './http-error.server.ts'

/**
 * Validates a value that did not come through a route, such as one stored years ago, with the present schema.
 *
 * @throws HttpError 400 with the message and the field of the first issue
 */
export function validateOrRefuse<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new HttpError(400, (issue?.message ?? 'problem.invalid') as ProblemKey, { field: issue?.path.join('.') ?? '' })
}

/** Converts the issues of a schema to problems of fields. Messages of zod itself become 'problem.invalid'. */
export function toFieldProblems({ issues }: z.ZodError): FieldProblem[] {
  return issues.map(({ path, message }) => ({
    field: path.join('.'),
    key: (isProblemKey(message) ? message : 'problem.invalid') as ProblemKey,
    values: {},
  }))
}

/** True for a message of the shop's schemas: a key of i18n/problems, sometimes followed by a number, a colour or a text in quotes. */
export const isProblemKey = (message: string | undefined): boolean =>
  message !== undefined && /^[a-z]+\.[a-zA-Z]+(?: (?:\d+|#[0-9a-f]{6}|"[^"]*"))?$/.test(message)
