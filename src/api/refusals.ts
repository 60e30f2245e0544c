import type { Conflict } from '#kit/conflict.ts'
import { CallError } from './error-body.ts'

// Apart from the error itself: only staff write, and visitors are not sent what reads their refusals.

/** What is stored now, and which fields are open, from the refusal of a write that began before somebody else's. */
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
