import type { Conflict } from '#kit/conflict.ts'
import { mergeFields } from '#kit/merge-fields.ts'
import type { Result } from '#kit/result.ts'
import type { Database, EditKind } from './schema.ts'
import { changesSince } from './since.server.ts'

/** The outcome of a write that others may have overtaken; `stale` comes with the conflicts. */
export type Merged<Entity, Problem extends string> = Result<Entity, Problem | 'stale'> & { conflicts?: Conflict[] }

type Began = {
  kind: EditKind
  subject: number | string
  /** Of the state that the sender began from; null: it was never changed before; undefined: nobody asks. */
  updatedAt: string | null | undefined
}
type Fields = Record<string, unknown>

/**
 * Puts fields that somebody sends over what others have changed since (`kit/merge-fields.ts`); undefined ones are not
 * sent.
 *
 * @returns what is to be written over what is stored, and the fields that both changed to different values, with who and when
 */
export async function mergeSince<Sent extends object>(
  transaction: Database,
  { kind, subject, updatedAt }: Began,
  { sent, stored }: { sent: Sent; stored: object & { updatedAt: string | null } },
): Promise<{ changes: Partial<Sent>; conflicts: Conflict[] }> {
  const given: Fields = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined))
  const isBehind = updatedAt !== undefined && updatedAt !== stored.updatedAt
  const since = isBehind ? await changesSince(transaction, { kind, subject, updatedAt: updatedAt ?? EVER }) : undefined
  const merged = mergeFields(given, { base: { ...stored, ...since?.before }, stored: { ...stored } })
  const conflicts = merged.conflicts.map((field) => ({ field, ...since?.changedBy[field] }))
  return { changes: merged.changes as Partial<Sent>, conflicts }
}

const EVER = new Date(0).toISOString()
