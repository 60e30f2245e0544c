/** A field, such as "specs.powerKw", that somebody else (`by`) has meanwhile changed to another value, at the ISO 8601 moment `at`. */
export type Conflict = { field: string; by?: string; at?: string }

type Fields = Readonly<Record<string, unknown>>

export type Merging = {
  /** Fields that the sender started from. */
  base: Fields
  /** Fields as they are stored now. */
  stored: Fields
  isSame?: (field: string, one: unknown, other: unknown) => boolean
  /** Groups of fields that only make sense together: a change of one counts as a change of the whole group. */
  together?: readonly (readonly string[])[]
  /**
   * Fields that describe other fields, as a source describes figures. If one side changed the description and the other side a
   * described field, the description is a conflict.
   */
  sourceFields?: Readonly<Record<string, readonly string[]>>
}

/**
 * Merges sent fields with the changes that others have stored meanwhile. A field that the sender left alone keeps the stored
 * value. A field that only the sender changed, or both sides to the same value, takes that value. A field that both changed to
 * different values is a conflict.
 *
 * @returns changes to write, without values that are stored already; and the conflicting fields
 */
export function mergeFields(
  sent: Fields,
  { base, stored, isSame = isSameField, together = [], sourceFields = {} }: Merging,
): { changes: Record<string, unknown>; conflicts: string[] } {
  const isMine = (field: string) => field in sent && !isSame(field, sent[field], base[field])
  const isTheirs = (field: string) => !isSame(field, base[field], stored[field])
  const groupOf = (field: string) => together.find((group) => group.includes(field)) ?? [field]
  const isOpen = (field: string) => !isSame(field, isMine(field) ? sent[field] : base[field], stored[field])
  const mine = Object.keys(sent).filter(isMine)
  const groups = new Set(mine.map(groupOf))
  const sourceConflicts = Object.entries(sourceFields)
    .filter(([field, others]) => (isMine(field) && others.some(isTheirs)) || (isTheirs(field) && others.some(isMine)))
    .map(([field]) => field)
  const both = [...groups].filter((group) => group.some(isTheirs)).flatMap((group) => [...group])
  const conflicts = [...new Set([...both, ...sourceConflicts])].filter(isOpen)
  const changes = mine.filter((field) => !conflicts.includes(field) && !isSame(field, sent[field], stored[field]))
  return { changes: Object.fromEntries(changes.map((field) => [field, sent[field]])), conflicts }
}

function isSameField(_: string, one: unknown, other: unknown): boolean {
  return isSameJson(one, other)
}

/** True if two values are the same JSON. The order of keys does not count: a form and a row may differ in it. */
export function isSameJson(one: unknown, other: unknown): boolean {
  // Fast path: a bulk write compares about a hundred thousand values, and most are primitives.
  if (one === other) return true
  return canonical(one) === canonical(other)
}

const canonical = (value: unknown): string =>
  JSON.stringify(value ?? null, (_, inner: unknown) => (isRecord(inner) ? sorted(inner) : inner))

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

const sorted = (record: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)))
