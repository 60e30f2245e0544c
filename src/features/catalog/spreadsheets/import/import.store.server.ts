import type { Selectable } from 'kysely'
import { change, changeInTurn } from '#database/change.server.ts'
import type { Edit } from '#database/history.server.ts'
import { withLargeWrite } from '#database/large-write.server.ts'
import type { Database, Tables } from '#database/schema.ts'
import { isLanguage, type Language } from '#i18n/language.ts'
import { fail, ok, type Result } from '#kit/result.ts'
import { timeSlices } from '#platform/yield-to-event-loop.server.ts'
import type { ConfirmableProblem } from '../../product/product.contract.ts'
import { TRIAL_RETENTION_MS } from '../limits.ts'
import type { EvaluatedRow } from '../rows/evaluated-row.ts'
import type { RowProducts } from '../rows/product-index.server.ts'
import type { Counts, Mapping, UnreadSheet } from '../spreadsheet.contract.ts'
import { dropFiles, readFile, storeFile } from './import-files.store.server.ts'

export type Upload = { filename: string; content: Uint8Array; pictures: Uint8Array | null }
export type Settings = {
  mapping: Mapping
  unreadSheets: readonly UnreadSheet[]
  versions: ReadonlyMap<number, string>
  rowProducts: RowProducts
  /** Problems of rows that staff have confirmed. */
  confirmed: readonly ConfirmableProblem[]
  origins: readonly string[]
  language: Language
}
/** Row of an import, without its files and result. */
export type StoredImport = Selectable<Tables['product_import']>

/** Stores an uploaded file and returns the id of its import. A retry with the same Idempotency-Key gets the first id. */
export function storeUpload(
  db: Database,
  state: 'tried' | 'waiting',
  { filename, content, pictures }: Upload,
  settings: Settings,
  { now, by }: Edit,
): Promise<number> {
  const store = async (transaction: Database) => {
    const { id } = await transaction
      .insertInto('product_import')
      .values({
        ...{ state, filename },
        ...settingColumns(settings),
        ...{ administrator_id: by?.id ?? null, administrator: by?.name ?? '', created_at: now.toISOString() },
        ...{ counts: null, problem: null, batch_id: null, claim: null, finished_at: null },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await storeFile(transaction, id, 'file', content)
    if (pictures) await storeFile(transaction, id, 'pictures', pictures)
    return id
  }
  return withLargeWrite(db, () => change(db, store))
}

/** Changes the settings of a tried upload, and queues it for import if `state` is 'waiting'. */
export function changeUpload(
  db: Database,
  id: number,
  state: 'tried' | 'waiting',
  settings: Settings,
): Promise<Result<number, 'sheet.uploadGone' | 'sheet.started'>> {
  return change(db, async (transaction) => {
    const changed = await transaction
      .updateTable('product_import')
      .set({ state, ...settingColumns(settings) })
      .where('id', '=', id)
      .where('state', '=', 'tried')
      .returning('id')
      .executeTakeFirst()
    if (changed) return ok(id)
    return fail((await findImport(transaction, id)) ? 'sheet.started' : 'sheet.uploadGone')
  })
}

const settingColumns = ({ mapping, unreadSheets, versions, rowProducts, confirmed, origins, language }: Settings) => ({
  mapping: JSON.stringify(mapping),
  unread_sheets: JSON.stringify(unreadSheets),
  versions: JSON.stringify(Object.fromEntries(versions)),
  row_products: JSON.stringify(Object.fromEntries(rowProducts)),
  confirmed: JSON.stringify(confirmed),
  origins: JSON.stringify(origins),
  language,
})

/** Reads the files of an import; undefined if the import is over or does not exist. */
export async function findUpload(db: Database, id: number): Promise<Upload | undefined> {
  const row = await findImport(db, id)
  const content = row && (await readFile(db, id, 'file'))
  return content && { filename: row.filename, content, pictures: (await readFile(db, id, 'pictures')) ?? null }
}

export function readSettings(row: StoredImport): Settings {
  return {
    mapping: JSON.parse(row.mapping) as Mapping,
    unreadSheets: JSON.parse(row.unread_sheets) as UnreadSheet[],
    versions: parseMap<string>(row.versions),
    rowProducts: parseMap<number | null>(row.row_products),
    confirmed: JSON.parse(row.confirmed) as ConfirmableProblem[],
    origins: JSON.parse(row.origins) as string[],
    language: isLanguage(row.language) ? row.language : 'es',
  }
}

function parseMap<Value>(text: string): Map<number, Value> {
  return new Map(Object.entries(JSON.parse(text) as Record<string, Value>).map(([key, value]) => [Number(key), value]))
}

export async function findImport(db: Database, id: number): Promise<StoredImport | undefined> {
  return db.selectFrom('product_import').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Lists the newest imports: waiting, running, done and failed ones, no trials. The newest is first. */
export async function listImports(db: Database, count: number): Promise<StoredImport[]> {
  return db.selectFrom('product_import').selectAll().where('state', '!=', 'tried').orderBy('id', 'desc').limit(count).execute()
}

/** Separates the rows of a stored result from the faulty rows of the file. The table allows no further kind of parts. */
const BEFORE_FAULTY = '\n\n'

/**
 * Result of an import that is done: one JSON text per row, and the faulty rows as `storedFaultyRows` wrote them. Every other import,
 * also a failed one, has no rows.
 */
export async function findResult(db: Database, id: number): Promise<{ rows: string[]; faulty: string | undefined }> {
  const result = await readFile(db, id, 'result')
  if (!result) return { rows: [], faulty: undefined }
  const end = result.indexOf(BEFORE_FAULTY)
  if (end === -1) return { rows: await linesOf(result), faulty: undefined }
  return { rows: await linesOf(result.subarray(0, end)), faulty: result.toString('utf8', end + BEFORE_FAULTY.length) }
}

/** Decodes lines one at a time, since those of a large result take a tenth of a second. */
async function linesOf(bytes: Buffer): Promise<string[]> {
  const pause = timeSlices()
  const lines: string[] = []
  for (let at = 0; at <= bytes.length; ) {
    const end = bytes.indexOf('\n', at)
    lines.push(bytes.toString('utf8', at, end === -1 ? bytes.length : end))
    at = end === -1 ? bytes.length + 1 : end + 1
    await pause()
  }
  return lines
}

/** Claims the oldest waiting import for this server; undefined if no import waits, or if any server is running an import. */
export function claimImport(db: Database, claim: string): Promise<StoredImport | undefined> {
  return changeInTurn(db, 'product', async (transaction) => {
    const running = await transaction.selectFrom('product_import').select('id').where('state', '=', 'running').executeTakeFirst()
    if (running) return undefined
    const next = await transaction.selectFrom('product_import').select('id').where('state', '=', 'waiting').orderBy('id').executeTakeFirst()
    if (!next) return undefined
    return transaction
      .updateTable('product_import')
      .set({ state: 'running', claim })
      .where('id', '=', next.id)
      .returningAll()
      .executeTakeFirst()
  })
}

/** Records a heartbeat of a running import, with its progress in rows. */
export async function recordHeartbeat(db: Database, claim: string, { done, total }: { done: number; total: number }): Promise<void> {
  await db
    .updateTable('product_import')
    .set((row) => ({ beat: row('beat', '+', 1), rows_done: done, rows_total: total }))
    .where('claim', '=', claim)
    .execute()
}

export async function listRunning(db: Database): Promise<{ id: number; claim: string | null; beat: number }[]> {
  return db.selectFrom('product_import').select(['id', 'claim', 'beat']).where('state', '=', 'running').execute()
}

/** Puts a running import back into the queue, because its server is gone or stops. The import has written no products yet. */
export async function requeueImport(db: Database, id: number, claim: string | null): Promise<void> {
  await db
    .updateTable('product_import')
    .set({ state: 'waiting', claim: null })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .where('claim', claim === null ? 'is' : '=', claim)
    .execute()
}

/** `faulty`: JSON of the faulty rows as they were uploaded (`storedFaultyRows`); undefined without any. */
type ImportEnd = { rows: readonly EvaluatedRow[]; counts: Counts; faulty: string | undefined; batchId: number | null; now: Date }

/**
 * Marks an import as done and stores its result, in the transaction that writes its products.
 *
 * @throws if another server has claimed the import in the meantime, which rolls the transaction back
 */
export async function endImport(transaction: Database, claim: string, { rows, counts, faulty, batchId, now }: ImportEnd): Promise<void> {
  const pause = timeSlices()
  const texts: Buffer[] = []
  for (const row of rows) {
    texts.push(Buffer.from(`${texts.length > 0 ? '\n' : ''}${JSON.stringify(row)}`))
    await pause()
  }
  if (faulty !== undefined) texts.push(Buffer.from(`${BEFORE_FAULTY}${faulty}`))
  const ended = await transaction
    .updateTable('product_import')
    .set({
      state: 'done',
      claim: null,
      counts: JSON.stringify(counts),
      ...{ rows_done: rows.length, rows_total: rows.length, batch_id: batchId, finished_at: now.toISOString() },
    })
    .where('claim', '=', claim)
    .where('state', '=', 'running')
    .returning('id')
    .executeTakeFirst()
  if (!ended) throw new Error('the import runs on another server')
  await storeFile(transaction, ended.id, 'result', Buffer.concat(texts))
  await dropFiles(transaction, ended.id)
}

/** Marks an import as failed. `problem`: a key of i18n/problems. */
export async function failImport(db: Database, claim: string, problem: string, now: Date): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const failed = await transaction
      .updateTable('product_import')
      .set({ state: 'failed', claim: null, problem, finished_at: now.toISOString() })
      .where('claim', '=', claim)
      .returning('id')
      .executeTakeFirst()
    if (failed) await dropFiles(transaction, failed.id)
  })
}

/** Deletes trials older than `TRIAL_RETENTION_MS`, with their files. */
export async function dropOldTrials(db: Database, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - TRIAL_RETENTION_MS).toISOString()
  await db.deleteFrom('product_import').where('state', '=', 'tried').where('created_at', '<', limit).execute()
}
