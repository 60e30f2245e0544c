import type { Selectable } from 'kysely'
import type { RecordEdit } from '#database/catalogue-write.server.ts'
import type { CatalogueTransaction, Database, Tables } from '#database/schema.ts'
import type { Result } from '#kit/result.ts'
import type { HttpError } from '#platform/http/http-error.server.ts'
import type { PictureFields } from './new-pictures.server.ts'
import { type TranslatedFrom, type TranslationStates, translationStates } from './translations.ts'

/** Kinds of entities of the catalogue; each has a table of this name. */
export const entityKinds = ['product', 'category', 'subcategory'] as const
export type EntityKind = (typeof entityKinds)[number]
export type Row<Kind extends EntityKind> = Selectable<Tables[Kind]>
/** Columns that the tables of all kinds have, and `name`, which the table of products lacks. */
export type EntityRow = Pick<
  Row<'product'>,
  'id' | 'slug' | 'name_de' | 'name_es' | 'name_en' | 'updated_at' | 'deleted_at' | 'translated_from'
> & {
  name?: string
}

/** Fields that every kind of entity has in the staff's API. */
export type StaffEntity = PictureFields & {
  id: number
  name: string
  slug: string
  updatedAt: string
  outdatedTexts: readonly string[]
  translations: TranslationStates
}
/** Names in each language; `name` is the system name of a category or subcategory. */
export type Names = { nameDe: string; nameEs: string; nameEn: string; name?: string }
/** Fields that a write of any kind of entity may have; each kind adds its own. */
export type EntityInput = PictureFields & {
  slug?: string | undefined
  checkedTexts?: string[] | undefined
  behindTexts?: string[] | undefined
}
export type EntityProblem = 'category-unknown' | 'subcategory-unknown' | 'sku-taken' | 'slug-taken' | 'price-on-request'

/**
 * Definition of a kind of entity, from which its store, calls, history and trash are derived.
 *
 * Type parameters: the entity as staff read it, the fields that a write sets, and the input that staff send.
 */
export type Entity<Staff extends StaffEntity, Fields extends Names, Input extends EntityInput, Kind extends EntityKind = EntityKind> = {
  kind: Kind
  /** Names of the texts that exist in three languages, without the language: "name". */
  texts: readonly string[]
  read(row: Row<Kind>): Staff
  /** Fields after a write: sent fields override stored fields, or the defaults of a new entity. */
  merge(sent: Partial<Input>, before?: Staff): Result<Fields, EntityProblem>
  /** Columns that a write sets, without `slug`, `translated_from` and the times, which the store adds. */
  columns(fields: Fields): object
  /** Fills in fields of a new entity that were not sent. */
  complete?(db: Database, input: Input): Promise<Input>
  /** Checks that need the database, such as whether the category exists. */
  findProblem?(db: Database, fields: Fields): Promise<EntityProblem | undefined>
  /** A column with unique values, and the problem of a violation. */
  unique?: { column: string; problem: EntityProblem }
  /** Changes other entities that depend on the changed fields. Called before the entity itself is written. */
  changeDependents?(write: WriteContext, before: Staff, fields: Fields): Promise<void>
  /** Kinds of parents. An entity cannot be restored while a parent is in the trash. */
  parentKinds: readonly ('category' | 'subcategory')[]
  /** Moves the contents of an entity to another entity, or to its parent ('none'). Returns false if the target does not exist. */
  moveContents?(write: WriteContext, from: Staff, to: number | 'none'): Promise<boolean>
  /** Kinds of entities that an entity of this kind may contain, direct children first. */
  childEntities: readonly AnyEntity[]
  /** Columns that the list of the trash reads: the name, and the columns for `detail`. */
  trashColumns: readonly ('name' | 'name_de' | 'sku')[]
  /** Text that distinguishes entities of the same name in the trash; `parent`: system name of the category, '' if there is none. */
  detail(row: { sku?: string | null }, parent: string): string
  /** Problem that prevents a restore from the trash. */
  restoreProblem?(db: Database, row: Row<Kind>): Promise<HttpError | undefined>
}

// biome-ignore lint/suspicious/noExplicitAny: trash and restore handle all kinds of entities alike and use none of their types
export type AnyEntity = Entity<any, any, any, any>

/** Transaction of a write, with its time and the function that records it in the history. */
export type WriteContext = { transaction: CatalogueTransaction; recordChange: RecordEdit; now: Date }

// The three tables share the columns of EntityRow, so the type of one table serves for all.
export const rowsOf = (db: Database, kind: EntityKind) => db.selectFrom(kind as 'product')
export const liveRowsOf = (db: Database, kind: EntityKind) => rowsOf(db, kind).where('deleted_at', 'is', null)
export const updateOf = (transaction: CatalogueTransaction, kind: EntityKind) => transaction.updateTable(kind as 'product')

/** Foreign key column that references an entity of this kind. */
export const foreignKeyOf = (kind: EntityKind) => `${kind}_id` as 'category_id' | 'subcategory_id'

/** Name under which edits record an entity: the system name of a category, the German name of a product. */
export const titleOf = ({ name, name_de }: { name?: string; name_de: string }): string => name ?? name_de

/** Parses the column `translated_from`. */
export function readTranslatedFrom({ translated_from }: { translated_from: string }): TranslatedFrom {
  return JSON.parse(translated_from) as TranslatedFrom
}

/** Adds the state of the translations for staff, and the names of outdated texts, such as "nameEs". */
export function withTranslationStates<Shown extends object, Outdated extends string>(
  texts: readonly string[],
  shown: Shown,
  row: { translated_from: string },
): Shown & { outdatedTexts: Outdated[]; translations: TranslationStates } {
  const outdatedTexts = Object.keys(readTranslatedFrom(row)) as Outdated[]
  return { ...shown, outdatedTexts, translations: translationStates(texts, shown as Record<string, unknown>, outdatedTexts) }
}
