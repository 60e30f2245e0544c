import { z } from 'zod'
import { idParamSchema, textSchema } from '#api/fields.ts'
import { roundings } from '#kit/price.ts'
import { DAY_MS } from '#kit/units.ts'

const historyKinds = [
  'product',
  'category',
  'subcategory',
  'setting',
  'inquiry',
  'image',
  'glossary',
  'account',
  'template',
  'search-words',
  'sizing',
  'exchange-rate',
] as const
const editActions = ['created', 'changed', 'deleted', 'restored', 'erased'] as const
/** Kinds of entities that can be in the trash. */
export const trashKinds = ['product', 'category', 'subcategory', 'inquiry', 'image', 'template'] as const
export type HistoryKind = (typeof historyKinds)[number]
export type TrashKind = (typeof trashKinds)[number]

const page = z.coerce.number({ error: 'problem.page' }).int('problem.page').min(1, 'problem.page').max(100_000, 'problem.page').optional()
const trashKind = z.enum(trashKinds, { error: 'problem.choice' })

/** Maximum length of `subjects`: twice the keys of all settings. */
const SUBJECTS_MAX = 8_000

/** Filter for edits. `subject`: an id, the key of a setting or a term, or 'order' for a reordered list. */
export const historyQuerySchema = z.object({
  kind: z.enum(historyKinds, { error: 'problem.choice' }).optional(),
  subject: textSchema(200).optional(),
  /** Only edits of these subjects, separated by commas: those that one page of the staff area shows. */
  subjects: textSchema(SUBJECTS_MAX).optional(),
  /** Only moves into the trash, restores and permanent deletions. */
  only: z.literal('trash', { error: 'problem.choice' }).optional(),
  /** Only the edits of this batch. */
  batch: idParamSchema.optional(),
  page,
})
export type HistoryQuery = z.input<typeof historyQuerySchema>

/** A batch: one action that changed many entities. Has counts by kind of edit, and the fields that any of its edits changed. */
const batchSchema = z.object({
  id: z.int(),
  what: z.enum(['bulk', 'import']),
  count: z.int(),
  created: z.int(),
  changed: z.int(),
  deleted: z.int(),
  restored: z.int(),
  fields: z.array(z.string()),
  /** Name of the imported spreadsheet. */
  file: z.string().nullable(),
  /** Change that the batch made to all prices, in percent or US dollars, and the rounding. */
  price: z
    .object({
      percent: z.number().optional(),
      amount: z.number().optional(),
      rounding: z.enum(roundings).optional(),
    })
    .nullable(),
  /** Values that all entities got, by field. A figure is a field of its own ("specs.powerKw"). */
  values: z.record(z.string(), z.unknown()),
  /** Id of the batch that this batch undid. */
  undoes: z.int().nullable(),
  /** Number of its entities that undos have set back. In the entry of a whole batch. */
  undone: z.int().optional(),
})
export type HistoryBatch = z.infer<typeof batchSchema>

/** One edit, with author, time and the changed fields by their API names; or, with `isBatch`, a whole batch. */
export const historyEntrySchema = z.object({
  id: z.int(),
  kind: z.enum(historyKinds),
  subject: z.string(),
  /** Title of the entity at that time. */
  title: z.string(),
  action: z.enum(editActions),
  at: z.string(),
  /** Name of the author at that time; '' for changes that the server made on its own. */
  by: z.string(),
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
  /** True if the reader may undo the edit, and the undo would change something. */
  canUndo: z.boolean(),
  /** The batch that the edit is part of. */
  batch: batchSchema.nullable(),
  /** True for an entry that stands for the whole batch: it has no changes of its own, and is undone by `batches/{id}/undo`. */
  isBatch: z.boolean(),
})
export type HistoryEntry = z.infer<typeof historyEntrySchema>

/** True for the edit of a reordered list. It is one edit for all moved entries; its fields are named like "product.7". */
export const isReorder = ({ subject }: Pick<HistoryEntry, 'subject'>): boolean => subject === 'order'

/** `force` also sets back fields that have been changed again since. */
export const undoSchema = z.object({ force: z.boolean('problem.flag').optional() }).nullish()
export type UndoInput = z.input<typeof undoSchema>

/** Result of an undo or a restore: number of changed entities, and the new address of the first if its old one is taken. */
export const undoResultSchema = z.object({ title: z.string(), count: z.int(), newAddress: z.string().nullable() })
export type UndoResult = z.infer<typeof undoResultSchema>

/**
 * Result of the undo of a batch. `count`: entities set back. `batchId`: the batch that records this undo. `refused`: entities that
 * were left as they are. `conflicts`: their fields that somebody else has changed since; `force` sets these back as well.
 */
export const batchUndoneSchema = z.object({
  batchId: z.int().nullable(),
  count: z.int(),
  refused: z.array(
    z.object({
      subject: z.string(),
      title: z.string(),
      /** True if the batch created the entity: `force` moves it to the trash. */
      isNew: z.boolean(),
      conflicts: z.array(z.object({ field: z.string(), by: z.string().optional(), at: z.string().optional() })),
      reasons: z.array(z.string()),
    }),
  ),
})
export type BatchUndone = z.infer<typeof batchUndoneSchema>

export const trashQuerySchema = z.object({ kind: trashKind.optional(), page })
export type TrashQuery = z.input<typeof trashQuerySchema>
export const trashParams = z.object({ kind: trashKind, id: idParamSchema })

const nameSchema = z.object({ kind: trashKind, id: z.int(), title: z.string() })
/**
 * One entity in the trash. Entities that the same deletion took along, such as the products of a category, are in its `takenAlong`
 * and have no entry of their own.
 */
export const trashEntrySchema = nameSchema.extend({
  /** Distinguishes entities of the same name: article number, beginning of a message, size of a picture. */
  detail: z.string(),
  deletedAt: z.string(),
  /** Name of the author; '' if the server deleted it on its own. */
  by: z.string(),
  takenAlong: z.array(nameSchema),
  /** Number of other entities in the trash that a permanent deletion would delete too. */
  holds: z.int(),
  /** Parent in the trash that has to be restored first; null without one. */
  first: nameSchema.nullable(),
  /** ISO time when the entity is purged. */
  emptiedAt: z.string(),
})
export type TrashEntry = z.infer<typeof trashEntrySchema>

/** ISO time `days` days before `now`. Entities that were deleted at that time or earlier are purged. */
export function purgeMoment(now: Date, days: number): string {
  return new Date(now.getTime() - days * DAY_MS).toISOString()
}
