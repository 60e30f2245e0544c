import { isSameJson } from './same-json.ts'

type Fields = Readonly<Record<string, unknown>>

export type Merging = {
  /** Fields that the sender started from. */
  base: Fields
  /** Fields as they are stored now. */
  stored: Fields
  isSame?: (field: string, one: unknown, other: unknown) => boolean
  /** Fields with a meaning only together: a change of one counts as a change of all. */
  together?: readonly (readonly string[])[]
  /**
   * Fields that describe others, as a source does figures. If one side changed the description and the other side a described
   * field, the description is a conflict.
   */
  sourceFields?: Readonly<Record<string, readonly string[]>>
}

/**
 * Merges sent fields with what others have changed meanwhile. A field that the sender left alone keeps the others' value; one
 * that only the sender changed, or both to the same, is taken; one that both changed to different values is a conflict.
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
