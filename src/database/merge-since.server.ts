import type { Conflict } from '#kit/conflict.ts'
import { mergeFields } from '#kit/merge-fields.ts'
import type { Result } from '#kit/result.ts'
import type { Database } from './schema.ts'
import { changesSince } from './since.server.ts'
import type { EditKind } from './tables/history.ts'

/** Outcome of a write that others may have overtaken; `stale` comes with the conflicts. */
export type Merged<Entity, Problem extends string> = Result<Entity, Problem | 'stale'> & { conflicts?: Conflict[] }

type Began = {
  kind: EditKind
  subject: number | string
  /** State that the sender began from; null: never changed before; undefined: no check. */
  updatedAt: string | null | undefined
}
type Fields = Record<string, unknown>
/** Merges two versions of a field that both changed; undefined: they conflict. */
type Within<Sent> = {
  [Field in keyof Sent]?: (versions: { base: Sent[Field]; mine: Sent[Field]; theirs: Sent[Field] }) => Sent[Field] | undefined
}

/**
 * Merges the sent fields with what others have changed since (`kit/merge-fields.ts`); undefined fields count as not sent.
 *
 * @param within merges fields whose two versions can be combined
 * @returns the changes to write, and the fields that both changed to different values, with author and time
 */
export async function mergeSince<Sent extends object>(
  transaction: Database,
  { kind, subject, updatedAt }: Began,
  {
    sent,
    stored,
    within = {},
    sourceFields = {},
  }: {
    sent: Sent
    stored: object & { updatedAt: string | null }
    within?: Within<Sent>
    /** Fields that describe other fields, see `kit/merge-fields.ts`. */
    sourceFields?: Readonly<Record<string, readonly string[]>>
  },
): Promise<{ changes: Partial<Sent>; conflicts: Conflict[] }> {
  const given: Fields = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined))
  const isBehind = updatedAt !== undefined && updatedAt !== stored.updatedAt
  const since = isBehind ? await changesSince(transaction, { kind, subject, updatedAt: updatedAt ?? EVER }) : undefined
  const base: Fields = { ...stored, ...since?.before }
  const theirs: Fields = { ...stored }
  const { changes, conflicts } = mergeFields(given, { base, stored: theirs, sourceFields })
  const both: Fields = {}
  for (const field of conflicts) {
    const merge = within[field as keyof Sent] as ((versions: Fields) => unknown) | undefined
    const value = merge?.({ base: base[field], mine: given[field], theirs: theirs[field] })
    if (value !== undefined) both[field] = value
  }
  // A change to a dependent field leaves this field untouched.
  const changerOf = (field: string) => [field, ...(sourceFields[field] ?? [])].map((one) => since?.changedBy[one]).find(Boolean)
  const open = conflicts.filter((field) => !(field in both)).map((field) => ({ field, ...changerOf(field) }))
  return { changes: { ...changes, ...both } as Partial<Sent>, conflicts: open }
}

const EVER = new Date(0).toISOString()
