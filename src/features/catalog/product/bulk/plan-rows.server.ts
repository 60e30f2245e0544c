import { nextStamp } from '#database/change.server.ts'
import { changedFields } from '#database/history.server.ts'
import type { Database } from '#database/schema.ts'
import { type Conflict, isSameJson } from '#kit/merge-fields.ts'
import { HttpError } from '#platform/http/http-error.server.ts'
import { toFieldProblems } from '#platform/http/validate.server.ts'
import { fieldProblemOf } from '../../entity/catalog-errors.server.ts'
import { rowsOf } from '../../entity/entity.server.ts'
import { blanksOf } from '../../entity/entity-fields.ts'
import { namesOf } from '../../entity/entity-trash.store.server.ts'
import { refuseGonePictures } from '../../entity/new-pictures.server.ts'
import { planChange, planCreation } from '../../entity/planned-write.server.ts'
import { missingForPublishing } from '../../goods/publishing-needs.ts'
import { type ProductInput, productChangeSchema, productInputSchema, type StaffProduct } from '../product.contract.ts'
import { products } from '../product.store.server.ts'
import { productFields } from '../product-fields.ts'
import type { ProductFields } from '../product-rules.ts'
import type { BatchLookups } from './batch-lookups.server.ts'
import type { RowOutcome, RowProblem, RowToWrite } from './product-batch.ts'

type StoredRow = Awaited<ReturnType<typeof readRows>>[number]
/** Values to set, by column. */
export type Columns = Record<string, unknown>
/** Outcome of a row, with the write that it needs. Rows that change nothing or are refused need none. */
export type PlannedRow = { outcome: RowOutcome } & (
  | { write?: undefined }
  | { write: 'insert'; columns: Columns & { slug: string } }
  | { write: 'update'; columns: Columns; movedFrom: string | undefined; before: StaffProduct; after: StaffProduct }
  | { write: 'delete' }
  | { write: 'restore'; columns: Columns & { slug: string } }
)
type RowPlanContext = {
  db: Database
  batch: BatchLookups
  now: Date
  stored: ReadonlyMap<number, StoredRow>
  /** True: a draft that lacks something that publication needs is not published. */
  keepsIncomplete: boolean
}

const { slug: _, ...blank } = blanksOf(productFields)

export function readRows(db: Database, ids: readonly number[]) {
  return rowsOf(db, 'product').selectAll().where('id', 'in', ids).execute()
}

/** Applies every rule of a single save to a row. Problems are reported in its outcome. */
export async function planRow(planning: RowPlanContext, row: RowToWrite): Promise<PlannedRow> {
  const stored = 'id' in row ? planning.stored.get(row.id) : undefined
  const about = {
    id: stored?.id ?? null,
    name: stored?.name_de ?? '',
    sku: stored?.sku ?? null,
    updatedAt: stored?.updated_at ?? null,
    savedAt: null,
  }
  const outcome: RowOutcome = { ...about, result: 'faulty', before: {}, after: {}, problems: [], conflicts: [] }
  try {
    if ('create' in row) return await planCreate(planning, row.create, outcome)
    const isThere = stored !== undefined && (stored.deleted_at === null) !== 'restore' in row
    // A repeated deletion or restore has nothing left to do.
    if (!isThere)
      return stored && !('fields' in row)
        ? { outcome: { ...outcome, result: 'same' } }
        : refused(outcome, stored?.deleted_at ? inTrash : notFound)
    if ('delete' in row) return await planDeletion(planning, stored, row, outcome)
    if ('restore' in row) return await planRestore(planning, stored, outcome)
    return await planUpdate(planning, stored, row, outcome)
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    const { field = '', key, values } = error
    return refused(outcome, { field, key, values })
  }
}

async function planUpdate(
  { batch, now, keepsIncomplete }: RowPlanContext,
  stored: StoredRow,
  { fields: sent, updatedAt }: Extract<RowToWrite, { fields: unknown }>,
  outcome: RowOutcome,
): Promise<PlannedRow> {
  const before = products.entity.read(stored)
  const fields = typeof sent === 'function' ? sent(before) : sent
  const parsed = productChangeSchema.safeParse({ ...fields, updatedAt })
  if (!parsed.success) return refused(outcome, ...toFieldProblems(parsed.error))
  await refuseGonePictures(batch.isInLibrary, parsed.data, before)
  const planned = await planChange(products.entity, batch.lookups, { stored, before }, parsed.data)
  if (!planned.ok) {
    const { problem, conflicts = [] } = planned
    if (problem !== 'stale') return refused(outcome, fieldProblemOf(problem))
    return { outcome: { ...outcome, result: 'conflict', conflicts, before: valuesOf(before, conflicts) } }
  }
  const { columns } = planned.value
  const changed = Object.entries(columns).filter(([column, value]) => (stored as Columns)[column] !== value)
  if (changed.length === 0) return { outcome: { ...outcome, result: 'same' } }
  const after = products.entity.read({ ...stored, ...columns, updated_at: nextStamp(now, stored.updated_at) })
  const skuProblem = after.sku === before.sku ? undefined : await batch.findSkuProblem(after.sku, stored.id)
  if (skuProblem) return refused(outcome, fieldProblemOf(skuProblem))
  const shown = shownChange({ ...before }, { ...after })
  // `specs` may be stored with its keys in another order, as in the demonstration catalogue. That alone is no change.
  if (Object.keys(shown.after).length === 0 && changed.every(([column]) => column !== 'translated_from'))
    return { outcome: { ...outcome, result: 'same' } }
  const missing = after.isActive && !before.isActive ? missingForPublishing(after) : []
  if (keepsIncomplete && missing.length > 0) return { outcome: { ...outcome, ...shown, result: 'incomplete', missing } }
  batch.claim(after, stored.id)
  return {
    outcome: { ...outcome, result: 'changed', savedAt: after.updatedAt, ...shown, missing },
    write: 'update',
    columns: { ...Object.fromEntries(changed), updated_at: after.updatedAt },
    movedFrom: columns.slug === before.slug ? undefined : before.slug,
    before,
    after,
  }
}

async function planDeletion(
  { batch }: RowPlanContext,
  stored: StoredRow,
  { updatedAt }: { updatedAt?: string | undefined },
  outcome: RowOutcome,
): Promise<PlannedRow> {
  const isChanged = updatedAt !== undefined && Date.parse(updatedAt) < Date.parse(stored.updated_at)
  const since = isChanged ? await batch.lookups.changesSince(stored.id, updatedAt) : undefined
  const current: StaffProduct & Record<string, unknown> = products.entity.read(stored)
  // A change that was undone again is no reason to keep the product.
  const conflicts = Object.entries(since?.changedBy ?? {})
    .filter(([field]) => !isSameJson(current[field], since?.before[field]))
    .map(([field, change]) => ({ field, ...change }))
  if (conflicts.length > 0) return { outcome: { ...outcome, result: 'conflict', conflicts, before: valuesOf(current, conflicts) } }
  return { outcome: { ...outcome, result: 'deleted' }, write: 'delete' }
}

async function planCreate({ batch, now }: RowPlanContext, input: ProductInput, outcome: RowOutcome): Promise<PlannedRow> {
  const about = { ...outcome, name: String(input.nameDe ?? ''), sku: input.sku ?? null }
  const parsed = productInputSchema.safeParse(input)
  if (!parsed.success) return refused(about, ...toFieldProblems(parsed.error))
  await refuseGonePictures(batch.isInLibrary, parsed.data)
  const planned = await planCreation(products.entity, batch.lookups, parsed.data)
  if (!planned.ok) return refused(about, fieldProblemOf(planned.problem))
  const { columns, fields } = planned.value
  const skuProblem = await batch.findSkuProblem(fields.sku, undefined)
  if (skuProblem) return refused(about, fieldProblemOf(skuProblem))
  batch.claim({ slug: columns.slug, sku: fields.sku }, undefined)
  const stamp = now.toISOString()
  const { after } = shownChange({ ...blank }, { ...fields, slug: columns.slug })
  return {
    outcome: { ...about, result: 'new', name: fields.nameDe, sku: fields.sku, updatedAt: stamp, after },
    write: 'insert',
    columns: { ...columns, created_at: stamp, updated_at: stamp },
  }
}

/** Plans the restore of a product from the trash, under the conditions of a single restore (`restoreEntity`). */
async function planRestore({ db, batch, now }: RowPlanContext, stored: StoredRow, outcome: RowOutcome): Promise<PlannedRow> {
  await batch.refuseTrashedParent('category', stored.category_id)
  await batch.refuseTrashedParent('subcategory', stored.subcategory_id)
  const skuProblem = await batch.findSkuProblem(stored.sku, stored.id)
  // The refusal of a single restore names the other product; it knows none of the rows of this batch.
  const refusal = skuProblem && (await products.entity.restoreProblem?.(db, stored))
  if (refusal) throw refusal
  if (skuProblem) return refused(outcome, fieldProblemOf(skuProblem))
  const slug = await batch.chooseRestoredSlug(stored, namesOf(stored))
  batch.claim({ slug, sku: stored.sku }, stored.id)
  return {
    outcome: { ...outcome, result: 'restored', ...(slug === stored.slug ? {} : { before: { slug: stored.slug }, after: { slug } }) },
    write: 'restore',
    columns: { deleted_at: null, slug, updated_at: nextStamp(now, stored.updated_at) },
  }
}

const inTrash: RowProblem = { field: '', key: 'product.inTrash', values: {} }
const notFound: RowProblem = { field: '', key: 'problem.notFound', values: {} }

function refused(outcome: RowOutcome, ...problems: RowProblem[]): PlannedRow {
  return { outcome: { ...outcome, result: 'faulty', problems } }
}

/** Stored values of conflicting fields; an attribute is a field of its own ("specs.powerKw"). */
function valuesOf({ specs, ...fields }: StaffProduct, conflicts: readonly Conflict[]): Record<string, unknown> {
  const figures = Object.fromEntries(Object.entries(specs).map(([key, value]) => [`specs.${key}`, value]))
  const values: Record<string, unknown> = { ...fields, ...figures }
  return Object.fromEntries(conflicts.map(({ field }) => [field, values[field] ?? null]))
}

/** Changed fields that staff can write, before and after; derived fields such as `name` are left out. */
function shownChange(before: Record<string, unknown>, after: Record<string, unknown>): Pick<RowOutcome, 'before' | 'after'> {
  const names = changedFields(before, after).filter((name) => name in blank || name === 'slug')
  const only = (fields: object) => Object.fromEntries(names.map((name) => [name, (fields as ProductFields)[name as 'sku'] ?? null]))
  return { before: only(before), after: only(after) }
}
