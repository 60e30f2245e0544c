import type { Conflict } from '#kit/merge-fields.ts'
import type { Edit } from './history.server.ts'
import type { BatchOrigin, EditAction, EditKind } from './tables/history.ts'

/** Kinds of entities that can be in the trash. */
type TrashKind = Exclude<EditKind, 'setting' | 'glossary' | 'account' | 'search-words' | 'sizing' | 'exchange-rate'>

type Fields = Record<string, unknown>

export type TrashItem = {
  kind: TrashKind
  id: number
  title: string
  /** Distinguishes entities of the same title: an article number, the beginning of a message. */
  detail: string
  deletedAt: string
  /** Parents in the trash without which the entity cannot be restored; `isTogether`: the same action deleted both. */
  standsIn: { kind: TrashKind; id: number; isTogether: boolean }[]
}

/** Result of a restore: title and new address (null if it keeps the old one) of the entity, and the number of restored entities. */
export type RestoreResult = { title: string; count: number; newAddress: string | null }

/**
 * Functions that history and trash need for one kind of entity, such as products or settings. They follow the rules of its forms: a
 * change that a form would refuse throws an HttpError with a message for staff, and every change is recorded.
 */
export type HistoryAdapter = {
  kind: EditKind
  /** Fields that are computed from others; the history does not show them. */
  derived: readonly string[]
  /** Names of fields in the order in which a change lists them; other fields follow in recorded order. */
  fieldOrder?: readonly string[]
  /** Returns the present fields; undefined if the entity does not exist or is in the trash. */
  find(subject: string): Promise<Fields | undefined>
  /**
   * Returns the label of a field without a name in i18n/fields. Examples: a reordered list is recorded with the ids of its entities as
   * fields, and the only field of every setting is its value.
   */
  nameField?(subject: string, field: string, language: 'es' | 'de' | 'en'): Promise<string | undefined> | string | undefined
  /**
   * Finds names of entities, those in the trash included, by subject: `recorded` as edits record it, `shown` by language. Absent for kinds
   * whose entities have one name.
   */
  findNames?(subjects: readonly string[]): Promise<ReadonlyMap<string, { recorded: string; shown: Record<'es' | 'de' | 'en', string> }>>
  /** Sets fields. Returns 'stale' and sets nothing if the present fields differ from `seen`. Absent if fields never change. */
  change?(subject: string, fields: Fields, seen: Fields, edit: Edit): Promise<'done' | 'stale'>
  /** Undoes many edits in one transaction, and records that as a batch that undoes `batch.id`. Absent if this kind has no batches. */
  undoBatch?(
    edits: readonly BatchEdit[],
    batch: { id: number; what: BatchOrigin; force: boolean },
    edit: Edit,
  ): Promise<{ batchId: number | null; count: number; refused: RefusedUndo[] }>
  /** Present if only owners may read this history. */
  isOwnersOnly?: true
  /** True for an entity that only owners may change and undo, such as a setting about the company. */
  isChangedByOwners?(subject: string): boolean
  trash?: TrashAdapter
  /** Like `deleteOlderThan` of `trash`, for removed entities that the trash does not list, such as accounts. */
  purgeOlderThan?(moment: string): Promise<number>
}

type BatchEdit = { subject: string; title: string; action: EditAction; at: string; before: Fields; after: Fields }

/** An entity that the undo of a batch did not change: others changed the same fields since (`conflicts`), or `problems` prevent it. */
type RefusedUndo = {
  subject: string
  title: string
  /** True if the batch created the entity, so that its undo would delete it. */
  isNew: boolean
  conflicts: Conflict[]
  /** Keys of i18n/problems. */
  problems: { key: string; values: Record<string, unknown> }[]
}

type TrashAdapter = {
  kind: TrashKind
  list(): Promise<TrashItem[]>
  /** Puts the entity into the trash. */
  remove(id: number, edit: Edit): Promise<void>
  /** Restores the entity and everything that the same action deleted with it. */
  restore(id: number, edit: Edit): Promise<RestoreResult>
  /**
   * Permanently deletes an entity in the trash with everything in the trash that cannot exist without it, and records each
   * deletion. Returns false or throws an HttpError if the entity is not in the trash.
   */
  deleteForever(id: number, edit: Edit): Promise<boolean>
  /**
   * Permanently deletes entities that went into the trash at `moment` (ISO time) or before. Works in small batches, so that a
   * shutdown can interrupt it. Returns the number of deleted entities.
   */
  deleteOlderThan(moment: string): Promise<number>
}
