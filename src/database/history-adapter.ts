import type { Edit } from './edit.ts'
import type { EditKind } from './schema.ts'

/** Kinds of entities that can be in the trash. */
type TrashKind = Exclude<EditKind, 'setting' | 'glossary' | 'account' | 'search-words' | 'sizing'>

type Fields = Record<string, unknown>

/** One thing in the trash. */
export type Trashed = {
  kind: TrashKind
  id: number
  title: string
  /** Tells the entity from others with the same title: an article number, the beginning of a message. */
  detail: string
  deletedAt: string
  /** Parents without which it cannot exist, if they are in the trash; `isTogether`: deleted by the same action. */
  standsIn: { kind: TrashKind; id: number; isTogether: boolean }[]
}

/** Result of a restore: number of entities, and the new address of the first if its old one is taken. */
export type Restored = { title: string; count: number; newAddress: string | null }

/**
 * Functions that history and trash need from a subject. Each keeps the subject's own rules: it refuses (with an HttpError
 * worded for staff) what the subject's forms would refuse, and records what it does.
 */
export type HistoryAdapter = {
  kind: EditKind
  /** Fields that follow from others and say nothing of their own. */
  derived: readonly string[]
  /** Names of fields in the order in which a change lists them; others follow as recorded. */
  fieldOrder?: readonly string[]
  /** The fields as they stand; undefined for what does not exist or lies in the trash. */
  find(subject: string): Promise<Fields | undefined>
  /** Name of a field that only the subject can name, such as the position of an entity in a list. */
  nameField?(subject: string, field: string): Promise<string | undefined> | undefined
  /** Sets fields. 'stale': what `find` has seen does not stand there any more. Absent where fields never change. */
  change?(subject: string, fields: Fields, seen: Fields, edit: Edit): Promise<'done' | 'stale'>
  /** Only owners read this history. */
  isOwnersOnly?: true
  /** True for a subject that only owners change, and so only they undo. */
  isChangedByOwners?(subject: string): boolean
  trash?: TrashAdapter
  /** Like `deleteOlderThan` of the trash, for records that are removed and restored elsewhere. */
  purgeOlderThan?(moment: string): Promise<number>
}

type TrashAdapter = {
  kind: TrashKind
  list(): Promise<Trashed[]>
  /** Puts it into the trash. */
  remove(id: number, edit: Edit): Promise<void>
  /** Brings it back with what the same deletion took along. */
  restore(id: number, edit: Edit): Promise<Restored>
  /**
   * Deletes for ever what lies in the trash, and what lies there and cannot be without it, and records each of them.
   * False, or an HttpError that says so: it is not in the trash.
   */
  deleteForever(id: number, edit: Edit): Promise<boolean>
  /** Deletes for ever what went into the trash at this moment or before; a few at a time, so that it may be interrupted. */
  deleteOlderThan(moment: string): Promise<number>
}
