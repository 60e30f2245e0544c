import multipart from '@fastify/multipart'
import { z } from 'zod'
import { idParamSchema } from '#api/fields.ts'
import type { Database } from '#database/schema.ts'
import { fileNames } from '#i18n/spreadsheets/words.ts'
import { slugFrom } from '#kit/text/slug.ts'
import { MAX_BODY_TIME_MS } from '#platform/http/body-time.server.ts'
import { foundOr404 } from '#platform/http/http-error.server.ts'
import { apiLanguage } from '#platform/http/language.server.ts'
import { type App, type Guard, guardRoutes, route } from '#platform/http/route.server.ts'
import * as calls from '../calls.ts'
import { fileTypes, tableAnswers } from '../export/table-file.server.ts'
import type { EvaluatedRow } from '../rows/evaluated-row.ts'
import { importSchema, importSummarySchema, previewSchema, templateQuerySchema } from '../spreadsheet.contract.ts'
import * as examples from '../spreadsheet-examples.ts'
import { answerWithRows, problemsByRow, summaryOf } from './answer.server.ts'
import { parseFaultyRows, parseLines, pickFaultyRows, writeFaultyRows } from './faulty-rows.server.ts'
import * as store from './import.store.server.ts'
import { refuseHugeImport } from './import-upload.server.ts'
import { openImport, previewImport } from './open-import.server.ts'
import { getStoredUpload, type ImportDependencies, readSummary, receiveImport } from './receive-import.server.ts'
import { findUndone } from './undone.store.server.ts'

/** Number of imports in the list. */
const LISTED = 20

const binary = { type: 'string', format: 'binary' } as const
/** Form of an import for the API document only; `readImportUpload` validates the fields. */
const importForm = z.any().meta({
  type: 'object',
  properties: {
    file: { ...binary, description: 'CSV or XLSX' },
    pictures: { ...binary, description: 'ZIP with pictures, which cells name by their file names' },
    mapping: {
      type: 'string',
      description:
        'JSON: { columns, categories, blanks, language }. `columns` has headings of the file, each with its column or null: { "Preis netto": "price" }; other headings are refused with 400',
    },
    confirmed: { type: 'string', description: 'JSON: problems of rows that are imported anyway, such as ["offer-not-cheaper"]' },
    upload: { type: 'integer', description: 'In place of file: `upload` of a trial' },
  },
  example: examples.importForm,
})
const importParams = z.object({ id: idParamSchema.meta({ examples: [examples.importSummary.id] }) })

/** Adds the staff routes of imports from spreadsheets. */
export async function importsApi(app: App, dependencies: ImportDependencies & { requireAdmin: Guard }): Promise<void> {
  const { db } = dependencies
  guardRoutes(app, dependencies.requireAdmin)
  await app.register(multipart, { throwFileSizeLimit: false })

  route(
    app,
    calls.importProducts,
    {
      summary:
        'Import products from a CSV or XLSX file, also from exports of Shopify and WooCommerce. Of a workbook one worksheet is read, the first with a table of products; `unreadSheets` lists the others with rows. A new product is a draft if visitors would miss its Spanish name, its picture or its price, or if the file hides it. Empty cells leave a field as it is, except in a whole export of the shop, or with blanks "clear". With dryRun=true no product is changed; the column chosen for a heading is remembered for later tables with this heading, as those of an import are. The answer lists each row with its outcome and each change with the value before and after; if no column identifies the products, it has no rows and a `problem`, for which an import is refused. Without it 202 and an import that GET /api/admin/imports/{id} follows; all rows without faults are written at once. A row whose offer is not cheaper than the old price is faulty unless `confirmed` has "offer-not-cheaper"',
      query: z.strictObject({
        dryRun: z
          .enum(['true', 'false'], { error: 'problem.flag' })
          .optional()
          .meta({ examples: ['true'] }),
      }),
      body: importForm,
      consumes: 'multipart/form-data',
      answers: {
        200: previewSchema.meta({ example: examples.preview }),
        202: importSchema.meta({ example: examples.startedImport }),
      },
    },
    ({ query, request }, reply) => receiveImport(dependencies, request, reply, query.dryRun === 'true'),
    { onRequest: refuseHugeImport, config: { bodyTimeMs: MAX_BODY_TIME_MS } },
  )

  route(
    app,
    calls.listImports,
    {
      summary: 'List the latest imports, newest first',
      answers: { 200: z.array(importSummarySchema).meta({ example: [examples.importSummary] }) },
    },
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
      params: importParams,
      answers: { 200: importSchema.meta({ example: examples.endedImport }) },
    },
    async ({ params, request }, reply) => {
      const language = apiLanguage(request)
      const row = foundOr404(await store.findImport(db, params.id))
      const { rows } = await store.findResult(db, row.id)
      return answerWithRows(reply, await readSummary(db, row.id, language), parseLines<EvaluatedRow>(rows), language)
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
      params: importParams,
      query: templateQuerySchema.pick({ language: true }),
      answers: { 200: tableAnswers(...examples.faultyRows) },
    },
    async ({ params, query, request }, reply) => {
      const language = query.language ?? apiLanguage(request)
      const row = foundOr404(await store.findImport(db, params.id))
      const { rows, ...stored } = row.state === 'tried' ? await triedFaultyRows(dependencies, row) : await storedFaultyRowsOf(db, row.id)
      const faulty = foundOr404(stored.faulty)
      const problems = await problemsByRow(rows, language)
      const format = faulty.width === undefined ? 'xlsx' : 'csv'
      const name = `${fileNames.faulty[language]}-${slugFrom(row.filename.replace(/\.\w+$/, ''))}.${format}`
      reply.type(fileTypes[format]).headers({ 'content-disposition': `attachment; filename="${name}"`, 'cache-control': 'no-store' })
      return reply.send(await writeFaultyRows(faulty, (number) => problems.get(number) ?? [], language))
    },
  )
}

async function triedFaultyRows({ db, clock, pictureLibrary }: ImportDependencies, row: store.StoredImport) {
  const { mapping, confirmed, origins, language } = store.readSettings(row)
  const opened = await openImport(db, await getStoredUpload(db, row.id), { sent: mapping, confirmed, language, origins })
  const { rows } = await previewImport({ db, clock, pictureLibrary }, opened)
  return { faulty: pickFaultyRows(opened.sheet, rows), rows }
}

async function storedFaultyRowsOf(db: Database, id: number) {
  const { rows, faulty } = await store.findResult(db, id)
  return { faulty: faulty === undefined ? undefined : parseFaultyRows(faulty), rows: parseLines<EvaluatedRow>(rows) }
}
