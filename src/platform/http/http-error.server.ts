import type { ProblemKey } from '#i18n/problems.ts'

export type FieldProblem = { field: string; key: ProblemKey; values: Record<string, unknown> }

/**
 * Error that refuses the request. The error handler writes its message in the reader's language.
 *
 * @param field the field that the error belongs to; it is then also listed among the issues
 * @param more problems of further fields
 * @param extra further members of the error body, such as the current entity of a stale write
 */
export class HttpError extends Error {
  readonly status: number
  readonly key: ProblemKey
  readonly values: Record<string, unknown>
  readonly field: string | undefined
  readonly more: readonly FieldProblem[]
  readonly extra: Record<string, unknown>
  readonly headers: Record<string, string>

  constructor(
    status: number,
    key: ProblemKey,
    details: {
      values?: Record<string, unknown>
      field?: string
      more?: readonly FieldProblem[]
      extra?: Record<string, unknown>
      headers?: Record<string, string>
    } = {},
  ) {
    super(`${status} ${key}`)
    this.name = 'HttpError'
    this.status = status
    this.key = key
    this.values = details.values ?? {}
    this.field = details.field
    this.more = details.more ?? []
    this.extra = details.extra ?? {}
    this.headers = details.headers ?? {}
  }
}

/** Returns an entity that was looked up. Throws a 404 if there is none. */
export function foundOr404<Entity>(entity: Entity | undefined): Entity {
  if (entity === undefined) throw new HttpError(404, 'problem.notFound')
  return entity
}
