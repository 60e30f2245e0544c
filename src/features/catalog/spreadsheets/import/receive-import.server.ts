import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '#database/schema.ts'
import type { Language } from '#i18n/language.ts'
import { problemText } from '#i18n/problems.ts'
import type { Clock } from '#platform/clock.server.ts'
import { foundOr404, HttpError } from '#platform/http/http-error.server.ts'
import { apiLanguage } from '#platform/http/language.server.ts'
import { editOf } from '#platform/http/signed-in.server.ts'
import { cellText } from '../cell.ts'
import { identifiesProducts } from '../columns/columns.ts'
import { QUOTED_MAX } from '../limits.ts'
import type { EvaluatedRow } from '../rows/evaluated-row.ts'
import type { PictureLibrary } from '../rows/pictures.server.ts'
import type { ImportSummary, Mapping } from '../spreadsheet.contract.ts'
import { answerWithRows, summaryOf } from './answer.server.ts'
import { parseLines } from './faulty-rows.server.ts'
import * as store from './import.store.server.ts'
import type { ImportRunner } from './import-runner.server.ts'
import { readImportUpload } from './import-upload.server.ts'
import { joinMappings, rememberMapping } from './mapping.store.server.ts'
import { type OpenedImport, openImport, previewImport } from './open-import.server.ts'
import { findUndone } from './undone.store.server.ts'

export type ImportDependencies = {
  db: Database
  clock: Clock
  publicUrl: string
  pictureLibrary: PictureLibrary
  importRunner: ImportRunner
}

/** Stores an uploaded file, or the changed choices of an earlier one, and tries or starts its import. */
export async function receiveImport(
  { db, clock, publicUrl, pictureLibrary, importRunner }: ImportDependencies,
  request: FastifyRequest,
  reply: FastifyReply,
  isTrial: boolean,
) {
  const sent = await readImportUpload(request)
  const language = apiLanguage(request)
  const earlier = sent.file ? undefined : await store.findImport(db, sent.upload ?? 0)
  const shown = earlier && store.readSettings(earlier)
  if (earlier && shown && earlier.state !== 'tried' && !isTrial) {
    // The import has already started. A retry with the same Idempotency-Key gets the first outcome, other requests get 409.
    const id = startedOr409(await store.changeUpload(db, earlier.id, 'waiting', shown))
    const { rows } = await store.findResult(db, earlier.id)
    return answerWithRows(reply.code(202), await readSummary(db, id, language), parseLines<EvaluatedRow>(rows), language)
  }
  const upload = sent.file
    ? { filename: sent.file.filename, content: sent.file.bytes, pictures: sent.pictures?.bytes ?? null }
    : await getStoredUpload(db, sent.upload ?? 0)
  const mapping = shown ? joinMappings(shown.mapping, sent.mapping) : sent.mapping
  const confirmed = sent.confirmed ?? shown?.confirmed ?? []
  const isNew = sent.file !== undefined
  const opened = await openImport(db, upload, { sent: mapping, isNew, confirmed, language, origins: originsOf(publicUrl, request) })
  const { headings } = opened.sheet
  const unknown = Object.keys(sent.mapping.columns ?? {}).find((heading) => !headings.includes(heading))
  if (unknown !== undefined)
    throw new HttpError(400, 'sheet.unknownHeading', { field: 'mapping', values: { heading: unknown.slice(0, QUOTED_MAX) } })
  const problem = identifiesProducts(opened.sheet.keys) ? undefined : 'sheet.noColumns'
  // A trial answers with the problem and the headings, so that staff can assign them.
  if (problem && !isTrial) throw new HttpError(400, problem, { field: 'mapping' })
  const tried = isTrial ? await previewImport({ db, clock, pictureLibrary }, opened) : undefined
  // Without a trial there are no versions: the import then takes the products as they are when it runs.
  const settings = {
    ...opened.settings,
    unreadSheets: opened.unreadSheets,
    versions: tried?.versions ?? shown?.versions ?? new Map<number, string>(),
    rowProducts: tried?.rowProducts ?? (shown && keepsColumns(shown.mapping, sent.mapping) ? shown.rowProducts : new Map()),
  }
  const state = isTrial ? 'tried' : 'waiting'
  const id = sent.file
    ? await store.storeUpload(db, state, upload, settings, editOf(request, clock))
    : startedOr409(await store.changeUpload(db, sent.upload ?? 0, state, settings))
  if (tried) {
    // Staff may upload a corrected file with the same headings, which is then read with the same choices.
    if (sent.mapping.columns || sent.mapping.categories) await rememberMapping(db, opened.sheet, settings.mapping, clock.now())
    const { rows, counts, unknownCategories, assignedCategories } = tried
    const head = { upload: id, ...aboutSheet(opened), problem: problem ? problemText(language, problem) : null }
    return answerWithRows(reply, { ...head, counts, unknownCategories, assignedCategories }, rows, language)
  }
  await rememberMapping(db, opened.sheet, settings.mapping, clock.now())
  // Read the state before the start: a short import may end at once, and an answer without rows must not say "done".
  const waiting = await readSummary(db, id, language)
  importRunner.start()
  return reply.code(202).send({ ...waiting, rows: [] })
}

/** An import as lists and answers show it. */
export async function readSummary(db: Database, id: number, language: Language): Promise<ImportSummary> {
  const row = foundOr404(await store.findImport(db, id))
  return summaryOf(row, await findUndone(db, row.batch_id), language)
}

/** @throws HttpError 409 if the files of the import are no longer stored */
export async function getStoredUpload(db: Database, id: number): Promise<store.Upload> {
  const upload = await store.findUpload(db, id)
  if (!upload) throw new HttpError(409, 'sheet.uploadGone', { field: 'upload' })
  return upload
}

function startedOr409(result: Awaited<ReturnType<typeof store.changeUpload>>): number {
  if (result.ok) return result.value
  throw new HttpError(409, result.problem, { field: 'upload' })
}

/** False if a request assigns columns otherwise than the trial did: its rows may mean other products. */
function keepsColumns(tried: Mapping, { columns = {} }: Mapping): boolean {
  return Object.entries(columns).every(([heading, column]) => tried.columns?.[heading] === column)
}

/** Origins in URLs of the shop's own pictures: the public origin, and the origin of this request. */
function originsOf(publicUrl: string, request: FastifyRequest): string[] {
  return [...new Set([publicUrl, `${request.protocol}://${request.host}`])]
}

function aboutSheet({ filename, sheet, unreadSheets, settings }: OpenedImport) {
  const { kind, headings, keys, rows, hasPlainTexts } = sheet
  const sampleOf = (column: number) =>
    cellText(rows.find(({ cells }) => cellText(cells[column]) !== '')?.cells[column]).slice(0, QUOTED_MAX)
  const isInFile = ([heading]: [string, unknown]) => headings.includes(heading)
  // The remembered mapping may have other spellings of the headings; sent back, they would be refused.
  const columns = Object.fromEntries(Object.entries(settings.mapping.columns ?? {}).filter(isInFile))
  return {
    filename,
    kind,
    unreadSheets,
    headings: headings.map((heading, column) => ({ heading, column: keys[column] ?? null, sample: sampleOf(column) })),
    mapping: { ...settings.mapping, columns },
    confirmed: settings.confirmed,
    hasPlainTexts,
  }
}
