import { isSameJson } from './same-json.ts'

type Fields = Readonly<Record<string, unknown>>

export type Merging = {
  /** Fields that the sender started from. */
  base: Fields
  /** Fields as they are stored now. */
  stored: Fields
  isSame?: (field: string, one: unknown, other: unknown) => boolean
  /** Fields that mean something only together: a change of one is a change of all. */
  together?: readonly (readonly string[])[]
  /** Fields that say something of others, as a source does of figures: where one side changed it and the other one of those, it is asked about, and they are not. */
  sourceFields?: Readonly<Record<string, readonly string[]>>
}

/**
 * Puts what somebody sends over what others have changed meanwhile. A field that the sender left as it was keeps the
 * others' value; one that only the sender changed, or both to the same, is taken; one that both changed to different
 * values is a conflict.
 *
 * @returns what is to be written over what stands there, without what stands there already; and the conflicts
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
  const said = Object.entries(sourceFields)
    .filter(([field, others]) => (isMine(field) && others.some(isTheirs)) || (isTheirs(field) && others.some(isMine)))
    .map(([field]) => field)
  const both = [...groups].filter((group) => group.some(isTheirs)).flatMap((group) => [...group])
  const conflicts = [...new Set([...both, ...said])].filter(isOpen)
  const changes = mine.filter((field) => !conflicts.includes(field) && !isSame(field, sent[field], stored[field]))
  return { changes: Object.fromEntries(changes.map((field) => [field, sent[field]])), conflicts }
}

function isSameField(_: string, one: unknown, other: unknown): boolean {
  return isSameJson(one, other)
}
