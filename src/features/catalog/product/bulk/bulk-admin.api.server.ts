import type { FastifyReply } from 'fastify'
import type { Database } from '#database/schema.ts'
import type { Language } from '#i18n/language.ts'
import { problemText } from '#i18n/problems.ts'
import { isNotDiscounted } from '#kit/price.ts'
import { HttpError } from '#platform/http/http-error.server.ts'
import { apiLanguage } from '#platform/http/language.server.ts'
import { sendListInBatches } from '#platform/http/list-in-batches.server.ts'
import { type App, guardRoutes, route } from '#platform/http/route.server.ts'
import { editOf } from '#platform/http/signed-in.server.ts'
import * as calls from '../../calls.ts'
import type { CatalogAdminDependencies } from '../../entity/entity.api.server.ts'
import type { Specs } from '../../goods/attributes.ts'
import { confirmableProblems, type ProductInput, type StaffProduct } from '../product.contract.ts'
import { products } from '../product.store.server.ts'
import { filterRows, noFilter, searchRows } from '../staff-filter.ts'
import {
  type BulkChanges,
  type BulkFilter,
  type BulkResultRow,
  bulkAnswerSchema,
  bulkInputSchema,
  bulkResultRowSchema,
  withoutNulls,
} from './bulk.contract.ts'
import { changedPrice } from './changed-price.ts'
import type { BatchOutcome, RowOutcome, RowToWrite } from './product-batch.ts'
import type { BatchEntry } from './store-plans.server.ts'
import { writeProducts } from './write-products.server.ts'

/** Products per part of an answer. */
const BATCH_SIZE = 200

/** Adds the staff route that changes many products at once. */
export async function bulkAdminApi(app: App, dependencies: CatalogAdminDependencies): Promise<void> {
  const { db, clock, requireAdmin } = dependencies
  guardRoutes(app, requireAdmin)

  route(
    app,
    calls.changeProducts,
    {
      summary:
        'Change many products in one go, all in the same way or each to values of its own (each), with one entry in the history. Products that cannot be changed are named with the reason, the rest goes through; dryRun shows before and after and changes nothing. `filter` has the names of the list and the export; its `find` (formerly `q`) searches names and article numbers only',
      body: bulkInputSchema,
      answers: { 200: bulkAnswerSchema },
    },
    async ({ body: { ids, filter = {}, versions = {}, changes = {}, each, keepIncomplete = false, dryRun = false }, request }, reply) => {
      const notes: Notes = new Map()
      const wanted = each ? Object.keys(each).map(Number) : (ids ?? (await idsOf(db, filter)))
      const rows = [...new Set(wanted)].map((id): RowToWrite => {
        if (each) return { id, fields: each[id] as Partial<ProductInput>, updatedAt: versions[id] }
        if (changes.delete) return { id, delete: true, updatedAt: versions[id] }
        const fields = (stored: StaffProduct) => fieldsOf(stored, changes, (note) => notes.set(id, note))
        return { id, fields, updatedAt: versions[id] }
      })
      const options = { dryRun, keepsIncomplete: keepIncomplete }
      const outcome = await writeProducts(dependencies, rows, { what: 'bulk', ...titleOf(changes) }, editOf(request, clock), options)
      return answer(reply, outcome, { batchId: outcome.batchId, asked: rows, notes, language: apiLanguage(request) })
    },
  )
}

/** Change of prices and new values for the history. A change by 0 only rounds. */
function titleOf({ price, specs = {}, delete: _, ...values }: BulkChanges): Omit<BatchEntry, 'what'> {
  const { percent, amount, rounding = 'none' } = price ?? {}
  const figures = Object.entries(specs).map(([key, value]) => [`specs.${key}`, value])
  return {
    ...(price ? { price: { ...(percent || amount ? { percent, amount } : {}), ...(rounding === 'none' ? {} : { rounding }) } } : {}),
    values: { ...values, ...Object.fromEntries(figures) },
  }
}

async function idsOf(db: Database, { category, q = '', find = q, ...filter }: BulkFilter): Promise<number[]> {
  const wanted = { ...noFilter, ...filter, category: category === undefined ? '' : String(category) }
  const ids: number[] = []
  for await (const part of products.listInBatches(db)) ids.push(...searchRows(filterRows(part, wanted), find).map(({ id }) => id))
  return ids
}

/** The fields that the changes set in a stored product. */
function fieldsOf(stored: StaffProduct, { price, specs, delete: _, ...changes }: BulkChanges, note: (note: Note) => void) {
  const prices = price && changedPrice(stored, price)
  if (price && !prices) note('on-request')
  const { stockStatus = stored.stockStatus, availabilityTextDe, availabilityTextEs, availabilityTextEn } = changes
  if (stockStatus === 'in_stock' && (availabilityTextDe || availabilityTextEs || availabilityTextEn)) note('in-stock')
  refusePriceBelowCent(prices ?? {})
  const isMoved = changes.categoryId !== undefined && changes.categoryId !== stored.categoryId
  return {
    ...(isMoved ? { subcategoryId: null } : {}),
    ...changes,
    ...prices,
    // Staff have confirmed this offer although it is not cheaper; a change of its prices needs no second confirmation.
    ...(prices && isNotDiscounted(stored) ? { confirmed: [...confirmableProblems] } : {}),
    ...(specs ? { specs: withoutNulls({ ...stored.specs, ...specs }) as Specs } : {}),
  } satisfies Partial<ProductInput>
}

function refusePriceBelowCent(prices: Record<string, string | null>): void {
  const low = Object.keys(prices).find((field) => Number(prices[field]) <= 0)
  if (low) throw new HttpError(400, 'bulk.belowZero', { field: low })
}

type Note = NonNullable<BulkResultRow['note']>
/** Notes by product id. */
type Notes = Map<number, Note>
type Wording = { batchId: number | null; asked: readonly RowToWrite[]; notes: Notes; language: Language }

/** Sends the outcome. Thousands of rows are written in parts that yield to other requests. */
function answer(reply: FastifyReply, { batchId, rows }: BatchOutcome, wording: Wording) {
  const counts = { changed: 0, deleted: 0, same: 0, conflict: 0, incomplete: 0, faulty: 0 }
  for (const { result } of rows) counts[result as keyof typeof counts] += 1
  const head = `${JSON.stringify({ batchId, counts }).slice(0, -1)},"products":`
  return sendListInBatches(reply, bulkResultRowSchema, shownRows(rows, wording), { head, tail: '}' })
}

async function* shownRows(rows: readonly RowOutcome[], { batchId, asked, notes, language }: Wording): AsyncGenerator<BulkResultRow[]> {
  for (let from = 0; from < rows.length; from += BATCH_SIZE)
    yield rows.slice(from, from + BATCH_SIZE).map(({ problems, missing = [], ...row }, index) => {
      const wanted = asked[from + index]
      const id = row.id ?? (wanted && 'id' in wanted ? wanted.id : 0)
      const result = row.result as BulkResultRow['result']
      const savedAt = batchId === null ? null : row.savedAt
      const note = notes.get(id) ?? null
      return { ...row, id, savedAt, result, note, missing, problems: worded(problems, language) }
    })
}

const worded = (problems: RowOutcome['problems'], language: Language) =>
  problems.map(({ field, key, values }) => ({ field, message: problemText(language, key, values) }))
