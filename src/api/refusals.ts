import type { Conflict } from '#kit/merge-fields.ts'
import { CallError, type FieldIssue, NO_CONNECTION } from './error-body.ts'

// Details of a `CallError` that only staff pages read. They are not part of error-body.ts, so that visitors do not download them.

/** Status of a failed call; 0 if no answer arrived, undefined if the error is not a failed call. */
export const statusOf = (error: unknown): number | undefined => (error instanceof CallError ? error.status : undefined)

/** The server's message for the reader. */
export const messageOf = (error: unknown): string | undefined => (error instanceof CallError ? error.body?.error : undefined)

/** Problems of single fields, in the server's words; empty if there are none. */
export const issuesOf = (error: unknown): readonly FieldIssue[] => (error instanceof CallError && error.body?.issues) || []

/** The same messages by the field's name in the call. */
export const problemsOfFields = (error: unknown): Record<string, string> =>
  Object.fromEntries(issuesOf(error).map(({ path, message }) => [path, message]))

/** True if no answer of the shop arrived: the write may have been made. */
export const isUnanswered = (error: unknown): boolean => [NO_CONNECTION, 502, 504].includes(statusOf(error) ?? 200)

/** Details of a refused stale write: the entity as it is stored now, and the fields in conflict. Undefined for other errors. */
export function readConflict(error: unknown): { current: object; conflicts: readonly Conflict[] } | undefined {
  const body = error instanceof CallError && error.status === 409 ? error.body : undefined
  if (!body?.current) return undefined
  return { current: body.current as object, conflicts: (body.conflicts ?? []) as readonly Conflict[] }
}

/** Makes a deletion succeed if the entity is already gone (404): an earlier click or somebody else has deleted it. */
export async function ignoreMissing(deleting: Promise<undefined>): Promise<undefined> {
  try {
    return await deleting
  } catch (error) {
    if (!(error instanceof CallError && error.status === 404)) throw error
    return undefined
  }
}
