import { type Conflict, mergeFields } from '#kit/merge-fields.ts'
import type { Result } from '#kit/result.ts'
import type { Database } from './schema.ts'
import { changesSince } from './since.server.ts'
import type { EditKind } from './tables/history.ts'

/** Result of a write that was merged with changes by others. With the problem 'stale' it has the conflicting fields. */
export type MergeResult<Entity, Problem extends string> = Result<Entity, Problem | 'stale'> & { conflicts?: Conflict[] }

type EditedState = {
  kind: EditKind
  subject: number | string
  /** `updatedAt` of the state that the sender edited; null: it had never been changed; undefined: ignore changes by others. */
  updatedAt: string | null | undefined
}
type Fields = Record<string, unknown>
/** Functions by field that combine two changed versions into one value; they return undefined if the versions conflict. */
type Within<Sent> = {
  [Field in keyof Sent]?: (versions: { base: Sent[Field]; mine: Sent[Field]; theirs: Sent[Field] }) => Sent[Field] | undefined
}

/**
 * Merges the sent fields with fields that others have changed since (`kit/merge-fields.ts`). Undefined fields count as not sent.
 *
 * @param within combines the versions of fields such as lists
 * @returns the changes to write, and the conflicting fields with author and time of the other change
 */
export async function mergeSince<Sent extends object>(
  transaction: Database,
  { kind, subject, updatedAt }: EditedState,
  {
    sent,
    stored,
    within = {},
    sourceFields = {},
  }: {
    sent: Sent
    stored: object & { updatedAt: string | null }
    within?: Within<Sent>
    /** For each field that describes others, such as a source: the fields that it describes, see `kit/merge-fields.ts`. */
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
  // If nobody else changed the field itself, the conflict comes from one of its source fields: name who changed that.
  const changerOf = (field: string) => [field, ...(sourceFields[field] ?? [])].map((one) => since?.changedBy[one]).find(Boolean)
  const open = conflicts.filter((field) => !(field in both)).map((field) => ({ field, ...changerOf(field) }))
  return { changes: { ...changes, ...both } as Partial<Sent>, conflicts: open }
}

const EVER = new Date(0).toISOString()
