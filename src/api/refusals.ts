import type { Conflict } from '#kit/conflict.ts'
import { CallError, type FieldIssue, NO_CONNECTION } from './error-body.ts'

// Apart from the error itself: only staff write, and visitors are not sent what reads their refusals.

/** The status of a failed call; 0 when no answer came, undefined for what is no failed call. */
export const statusOf = (error: unknown): number | undefined => (error instanceof CallError ? error.status : undefined)

/** The server's sentence for the reader. */
export const messageOf = (error: unknown): string | undefined => (error instanceof CallError ? error.body?.error : undefined)

/** Problems of single fields, in the server's words. */
export const issuesOf = (error: unknown): readonly FieldIssue[] => (error instanceof CallError && error.body?.issues) || []

/** True if no answer of the shop arrived: the write may have been made. */
export const isUnanswered = (error: unknown): boolean => [NO_CONNECTION, 502, 504].includes(statusOf(error) ?? 200)

/** From the refusal of a stale write: the entity as it is stored now, and the fields in conflict. */
export function overtakenBy(error: unknown): { current: object; conflicts: readonly Conflict[] } | undefined {
  const body = error instanceof CallError && error.status === 409 ? error.body : undefined
  if (!body?.current) return undefined
  return { current: body.current as object, conflicts: (body.conflicts ?? []) as readonly Conflict[] }
}

/** A deletion; what is gone already, by an earlier press or by somebody else, is what was wanted. */
export async function orGone(deleting: Promise<undefined>): Promise<undefined> {
  try {
    return await deleting
  } catch (error) {
    if (!(error instanceof CallError && error.status === 404)) throw error
    return undefined
  }
}
