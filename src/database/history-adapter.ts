import type { Conflict } from '#kit/conflict.ts'
import type { Edit } from './edit.ts'
import type { BatchOrigin, EditAction, EditKind } from './tables/history.ts'

/** Kinds of entities that can be in the trash. */
type TrashKind = Exclude<EditKind, 'setting' | 'glossary' | 'account' | 'search-words' | 'sizing' | 'exchange-rate'>

type Fields = Record<string, unknown>

/** An entity in the trash. */
export type Trashed = {
  kind: TrashKind
  id: number
  title: string
  /** Distinguishes entities of the same title: an article number, the beginning of a message. */
  detail: string
  deletedAt: string
  /** Parents without which the entity cannot exist, if they are in the trash; `isTogether`: deleted by the same action. */
  standsIn: { kind: TrashKind; id: number; isTogether: boolean }[]
}

/** Result of a restore: number of entities, and the new address of the first if its old one is taken. */
export type Restored = { title: string; count: number; newAddress: string | null }

/**
 * Functions that history and trash need from a subject. They keep the subject's rules: they refuse (with an HttpError worded
 * for staff) what its forms would refuse, and record what they do.
 */
export type HistoryAdapter = {
  kind: EditKind
  /** Fields that follow from others and are not shown. */
  derived: readonly string[]
  /** Names of fields in the order in which a change lists them; other fields follow in recorded order. */
  fieldOrder?: readonly string[]
  /** The present fields; undefined if the entity does not exist or is in the trash. */
  find(subject: string): Promise<Fields | undefined>
  /** Name of a field that only the subject can name, such as an entity's position in a list. */
  nameField?(subject: string, field: string): Promise<string | undefined> | undefined
  /** Sets fields. 'stale': the fields differ from `seen`. Absent if fields never change. */
  change?(subject: string, fields: Fields, seen: Fields, edit: Edit): Promise<'done' | 'stale'>
  /** Undoes many edits in one transaction, which is recorded as a batch that undoes `batch.id`. Absent if there are no batches. */
  undoBatch?(
    edits: readonly BatchEdit[],
    batch: { id: number; what: BatchOrigin; force: boolean },
    edit: Edit,
  ): Promise<{ batchId: number | null; count: number; refused: RefusedUndo[] }>
  /** Only owners read this history. */
  isOwnersOnly?: true
  /** True for a subject that only owners change and undo. */
  isChangedByOwners?(subject: string): boolean
  trash?: TrashAdapter
  /** Like `deleteOlderThan` of the trash, for records that are removed and restored elsewhere. */
  purgeOlderThan?(moment: string): Promise<number>
}

/** An edit of a batch that is to be undone. */
type BatchEdit = { subject: string; title: string; action: EditAction; at: string; before: Fields; after: Fields }

/** An entity that the undo of a batch left as it is: somebody else has changed these fields since, or it cannot be set back. */
type RefusedUndo = {
  subject: string
  title: string
  conflicts: Conflict[]
  /** Keys of i18n/problems. */
  problems: { key: string; values: Record<string, unknown> }[]
}

type TrashAdapter = {
  kind: TrashKind
  list(): Promise<Trashed[]>
  /** Puts the entity into the trash. */
  remove(id: number, edit: Edit): Promise<void>
  /** Restores the entity, with what the same deletion took along. */
  restore(id: number, edit: Edit): Promise<Restored>
  /**
   * Permanently deletes an entity in the trash with everything in the trash that cannot exist without it, and records each
   * deletion. False, or an HttpError: it is not in the trash.
   */
  deleteForever(id: number, edit: Edit): Promise<boolean>
  /**
   * Permanently deletes entities that went into the trash at this moment or before; in small batches, so that it may be
   * interrupted.
   */
  deleteOlderThan(moment: string): Promise<number>
}
