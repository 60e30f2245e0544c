import multipart from '@fastify/multipart'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { idParams } from '#api/fields.ts'
import type { Database } from '#database/schema.ts'
import type { Language } from '#i18n/language.ts'
import { fileNames } from '#i18n/spreadsheets/words.ts'
import { slugFrom } from '#kit/text/slug.ts'
import type { Clock } from '#platform/clock.server.ts'
import { MAX_BODY_TIME_MS } from '#platform/http/body-time.server.ts'
import { foundOr404, HttpError } from '#platform/http/http-error.server.ts'
import { apiLanguage } from '#platform/http/language.server.ts'
import { type App, type Guard, guardRoutes, route } from '#platform/http/route.server.ts'
import { editOf } from '#platform/http/signed-in.server.ts'
import * as calls from '../calls.ts'
import { cellText } from '../cell.ts'
import { identifiesProducts } from '../columns/columns.ts'
import { fileTypes } from '../export/table-file.server.ts'
import { QUOTED_MAX } from '../limits.ts'
import { type ImportSummary, importSchema, importSummarySchema, previewSchema, templateQuerySchema } from '../spreadsheet.contract.ts'
import { answerWithRows, problemsByRow, summaryOf } from './answer.server.ts'
import type { EvaluatedRow } from './evaluate.server.ts'
import { parseFaultyRows, parseLines, pickFaultyRows, writeFaultyRows } from './faulty-rows.server.ts'
import * as store from './import.store.server.ts'
import type { ImportRunner } from './import-runner.server.ts'
import { readImportUpload, refuseHugeImport } from './import-upload.server.ts'
import { joinMappings, rememberMapping } from './mapping.store.server.ts'
import { type OpenedImport, openImport, previewImport } from './open-import.server.ts'
import type { PictureLibrary } from './pictures.server.ts'
import { findUndone } from './undone.store.server.ts'

type Dependencies = {
  db: Database
  clock: Clock
  requireAdmin: Guard
  publicUrl: string
  pictureLibrary: PictureLibrary
  importRunner: ImportRunner
}

/** Number of imports in the list. */
const LISTED = 20

const binary = { type: 'string', format: 'binary' } as const
/** Form of an import for the API document only; `readImportUpload` validates the fields. */
const importForm = z.any().meta({
  type: 'object',
  properties: {
    file: { ...binary, description: 'CSV or XLSX' },
    pictures: { ...binary, description: 'ZIP with pictures, which cells name by their file names' },
    mapping: { type: 'string', description: 'JSON: { columns, categories, blanks, language }' },
    upload: { type: 'integer', description: 'In place of file: `upload` of a trial' },
  },
  example: { file: 'productos.xlsx', mapping: '{"columns":{"Preis netto":"price"},"categories":{"Diverses":{"categoryId":3}}}' },
})

/** Adds the staff routes of imports from spreadsheets. */
export async function importsApi(app: App, parts: Dependencies): Promise<void> {
  const { db } = parts
  guardRoutes(app, parts.requireAdmin)
  await app.register(multipart, { throwFileSizeLimit: false })

  route(
    app,
    calls.importProducts,
    {
      summary:
        'Import products from a CSV or XLSX file, also from exports of Shopify and WooCommerce. A new product is a draft if visitors would miss its Spanish name, its picture or its price, or if the file hides it. Empty cells leave a field as it is, except in a whole export of the shop, or with blanks "clear". With dryRun=true nothing is changed: the answer lists each row with its outcome and each change with the value before and after. Without it 202 and an import that GET /api/admin/imports/{id} follows; all rows without faults are written at once',
      query: z.strictObject({ dryRun: z.enum(['true', 'false'], { error: 'problem.flag' }).optional() }),
      body: importForm,
      consumes: 'multipart/form-data',
      answers: { 200: previewSchema.meta({ example: previewExample }), 202: importSchema },
    },
    ({ query, request }, reply) => importUpload(parts, request, reply, query.dryRun === 'true'),
    { onRequest: refuseHugeImport, config: { bodyTimeMs: MAX_BODY_TIME_MS } },
  )

  route(
    app,
    calls.listImports,
    { summary: 'List the latest imports, newest first', answers: { 200: z.array(importSummarySchema) } },
    async ({ request }) => {
      const rows = await store.listImports(db, LISTED)
      return Promise.all(rows.map(async (row) => summaryOf(row, await findUndone(db, row.batch_id), apiLanguage(request))))
    },
  )

  route(
    app,
    calls.getImport,
    {
      summary: 'Get the progress of an import, and after its end the result of each row',
      params: idParams,
      answers: { 200: importSchema.meta({ example: importExample }) },
    },
    async ({ params, request }, reply) => {
      const language = apiLanguage(request)
      const row = foundOr404(await store.findImport(db, params.id))
      const { rows } = await store.findResult(db, row.id)
      return answerWithRows(reply, await summary(db, row.id, language), parseLines<EvaluatedRow>(rows), language)
    },
    // The page polls every second while an import runs, which must not count as activity of the person.
    { config: { isUnattended: true } },
  )

  route(
    app,
    calls.getFaultyRows,
    {
      summary:
        'Get the faulty rows of a trial or an import as a table in the format of its file, to correct and import them. Its first column says what is wrong; an import ignores it. Rows of an export of Shopify or WooCommerce come with the other rows of their products',
      params: idParams,
      query: templateQuerySchema.pick({ language: true }),
      produces: fileTypes.csv,
      answers: { 200: z.any().meta({ type: 'string', format: 'binary' }) },
    },
    async ({ params, query, request }, reply) => {
      const language = query.language ?? apiLanguage(request)
      const row = foundOr404(await store.findImport(db, params.id))
      const { rows, ...stored } = row.state === 'tried' ? await triedFaultyRows(parts, row) : await storedFaultyRowsOf(db, row.id)
      const faulty = foundOr404(stored.faulty)
      const problems = await problemsByRow(rows, language)
      const format = faulty.width === undefined ? 'xlsx' : 'csv'
      const name = `${fileNames.faulty[language]}-${slugFrom(row.filename.replace(/\.\w+$/, ''))}.${format}`
      reply.type(fileTypes[format]).headers({ 'content-disposition': `attachment; filename="${name}"`, 'cache-control': 'no-store' })
      return reply.send(await writeFaultyRows(faulty, (number) => problems.get(number) ?? [], language))
    },
  )
}

/** Stores an uploaded file, or the changed choices of an earlier one, and tries or starts its import. */
async function importUpload(parts: Dependencies, request: FastifyRequest, reply: FastifyReply, isTrial: boolean) {
  const { db, clock, publicUrl, pictureLibrary, importRunner } = parts
  const sent = await readImportUpload(request)
  const language = apiLanguage(request)
  const earlier = sent.file ? undefined : await store.findImport(db, sent.upload ?? 0)
  const shown = earlier && store.readSettings(earlier)
  if (earlier && shown && earlier.state !== 'tried' && !isTrial) {
    // The import has already started. A retry with the same Idempotency-Key gets the first outcome, other requests get 409.
    const id = startedOr409(await store.changeUpload(db, earlier.id, 'waiting', shown))
    const { rows } = await store.findResult(db, earlier.id)
    return answerWithRows(reply.code(202), await summary(db, id, language), parseLines<EvaluatedRow>(rows), language)
  }
  const upload = sent.file
    ? { filename: sent.file.filename, content: sent.file.bytes, pictures: sent.pictures?.bytes ?? null }
    : await storedUpload(db, sent.upload ?? 0)
  const mapping = shown ? joinMappings(shown.mapping, sent.mapping) : sent.mapping
  const opened = await openImport(db, upload, { sent: mapping, language, origins: originsOf(publicUrl, request) })
  const { headings } = opened.sheet
  const unknown = Object.keys(sent.mapping.columns ?? {}).find((heading) => !headings.includes(heading))
  if (unknown !== undefined)
    throw new HttpError(400, 'sheet.unknownHeading', { field: 'mapping', values: { heading: unknown.slice(0, QUOTED_MAX) } })
  // A trial needs no column that identifies products: it shows the headings, so that staff can assign them.
  if (!isTrial && !identifiesProducts(opened.sheet.keys)) throw new HttpError(400, 'sheet.noColumns', { field: 'mapping' })
  const tried = isTrial ? await previewImport({ db, clock, pictureLibrary }, opened) : undefined
  // Without a trial there are no versions: the import then takes the products as they are when it runs.
  const settings = { ...opened.settings, versions: tried?.versions ?? shown?.versions ?? new Map<number, string>() }
  const state = isTrial ? 'tried' : 'waiting'
  const id = sent.file
    ? await store.storeUpload(db, state, upload, settings, editOf(request, clock))
    : startedOr409(await store.changeUpload(db, sent.upload ?? 0, state, settings))
  if (tried) {
    // Staff may upload a corrected file with the same headings, which is then read with the same choices.
    if (sent.mapping.columns || sent.mapping.categories) await rememberMapping(db, headings, settings.mapping, clock.now())
    const { rows, counts, unknownCategories, assignedCategories } = tried
    return answerWithRows(reply, { upload: id, ...aboutSheet(opened), counts, unknownCategories, assignedCategories }, rows, language)
  }
  await rememberMapping(db, headings, settings.mapping, clock.now())
  // Read the state before the start: a short import may end at once, and an answer without rows must not say "done".
  const waiting = await summary(db, id, language)
  importRunner.start()
  return reply.code(202).send({ ...waiting, rows: [] })
}

async function triedFaultyRows({ db, clock, pictureLibrary }: Dependencies, row: store.StoredImport) {
  const { mapping, origins, language } = store.readSettings(row)
  const opened = await openImport(db, await storedUpload(db, row.id), { sent: mapping, language, origins })
  const { rows } = await previewImport({ db, clock, pictureLibrary }, opened)
  return { faulty: pickFaultyRows(opened.sheet, rows), rows }
}

async function storedFaultyRowsOf(db: Database, id: number) {
  const { rows, faulty } = await store.findResult(db, id)
  return { faulty: faulty === undefined ? undefined : parseFaultyRows(faulty), rows: parseLines<EvaluatedRow>(rows) }
}

async function summary(db: Database, id: number, language: Language): Promise<ImportSummary> {
  const row = foundOr404(await store.findImport(db, id))
  return summaryOf(row, await findUndone(db, row.batch_id), language)
}

async function storedUpload(db: Database, id: number): Promise<store.Upload> {
  const upload = await store.findUpload(db, id)
  if (!upload) throw new HttpError(409, 'sheet.uploadGone', { field: 'upload' })
  return upload
}

function startedOr409(result: Awaited<ReturnType<typeof store.changeUpload>>): number {
  if (result.ok) return result.value
  throw new HttpError(409, result.problem, { field: 'upload' })
}

/** Origins in URLs of the shop's own pictures: the public origin, and the origin of this request. */
function originsOf(publicUrl: string, request: FastifyRequest): string[] {
  return [...new Set([publicUrl, `${request.protocol}://${request.host}`])]
}

function aboutSheet({ filename, sheet, settings }: OpenedImport) {
  const { kind, headings, keys, rows, hasPlainTexts } = sheet
  const sampleOf = (column: number) =>
    cellText(rows.find(({ cells }) => cellText(cells[column]) !== '')?.cells[column]).slice(0, QUOTED_MAX)
  const isInFile = ([heading]: [string, unknown]) => headings.includes(heading)
  // The remembered mapping may have other spellings of the headings; sent back, they would be refused.
  const columns = Object.fromEntries(Object.entries(settings.mapping.columns ?? {}).filter(isInFile))
  return {
    filename,
    kind,
    headings: headings.map((heading, column) => ({ heading, column: keys[column] ?? null, sample: sampleOf(column) })),
    mapping: { ...settings.mapping, columns },
    hasPlainTexts,
  }
}

const exampleRow = {
  row: 2,
  sku: 'SP-550',
  name: 'Panel solar 550 W',
  id: 17,
  outcome: 'changed' as const,
  changes: { oldPrice: ['149.00', '156.45'] as [unknown, unknown] },
  problems: [],
  draft: [],
  isOffer: false,
  isRepeated: false,
}
const exampleCounts = { new: 0, changed: 1, same: 0, faulty: 0 }
const previewExample = {
  upload: 4,
  filename: 'precios.csv',
  kind: 'table' as const,
  headings: [
    { heading: 'SKU', column: 'sku', sample: 'SP-550' },
    { heading: 'Precio', column: 'price', sample: '156.45' },
  ],
  unknownCategories: [],
  assignedCategories: [],
  mapping: { language: 'es' as const, blanks: 'keep' as const },
  hasPlainTexts: false,
  rows: [exampleRow],
  counts: exampleCounts,
}
const importExample = {
  id: 4,
  filename: 'precios.csv',
  state: 'done' as const,
  progress: { done: 1, total: 1 },
  counts: exampleCounts,
  problem: null,
  batchId: 31,
  undone: null,
  by: 'Yanelis',
  createdAt: '2026-11-28T12:00:00.000Z',
  finishedAt: '2026-11-28T12:00:02.000Z',
  rows: [exampleRow],
}
