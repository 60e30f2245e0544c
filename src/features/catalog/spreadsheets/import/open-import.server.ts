import type { Database } from '#database/schema.ts'
import type { Language } from '#i18n/language.ts'
import type { Clock } from '#platform/clock.server.ts'
import { HttpError } from '#platform/http/http-error.server.ts'
import type { ConfirmableProblem } from '../../product/product.contract.ts'
import { OutwardPath, openZip, type ZipFile } from '../files/zip-pictures.server.ts'
import { CELL_MAX, COLUMNS_MAX, QUOTED_MAX, ROWS_MAX } from '../limits.ts'
import { readTableFile } from '../read-table.server.ts'
import { type Evaluation, evaluate } from '../rows/evaluate.server.ts'
import { type PictureLibrary, trialPictureFinder } from '../rows/pictures.server.ts'
import { readSheet, type Sheet } from '../rows/sheet.ts'
import type { Mapping, UnreadSheet } from '../spreadsheet.contract.ts'
import type { TableProblem } from '../table-work.ts'
import type { Upload } from './import.store.server.ts'
import { findMapping, joinMappings } from './mapping.store.server.ts'

type ImportSettings = { mapping: Mapping; confirmed: readonly ConfirmableProblem[]; origins: readonly string[]; language: Language }
export type OpenedImport = {
  filename: string
  sheet: Sheet
  unreadSheets: UnreadSheet[]
  zip: ZipFile[]
  settings: ImportSettings
}

/**
 * Opens the files of an import and assigns its headings to columns.
 *
 * @param choices `sent`: a mapping that overrides what is remembered. `isNew`: nobody has tried this file before. A known file keeps its
 *   own mapping, `sent`, whatever staff choose for other files meanwhile
 * @throws HttpError if a file cannot be read
 */
export async function openImport(
  db: Database,
  { filename, content, pictures }: Upload,
  { sent, isNew = false, ...others }: { sent: Mapping; isNew?: boolean } & Omit<ImportSettings, 'mapping'>,
): Promise<OpenedImport> {
  const { language } = others
  const read = await readTableFile(content)
  if (!read.ok) {
    const most = limits[read.problem]
    const status = most !== undefined || read.problem === 'sheet.swollen' ? 413 : 400
    throw new HttpError(status, read.problem, { field: 'file', values: { most } })
  }
  const { rows, unreadSheets } = read.value
  const first = readSheet(rows, sent, language)
  if (!first) throw new HttpError(400, 'sheet.empty', { field: 'file' })
  if (first.rows.length > ROWS_MAX)
    throw new HttpError(413, 'sheet.tooManyRows', { field: 'file', values: { most: limits['sheet.tooManyRows'] } })
  const mapping = isNew ? joinMappings(await findMapping(db, first), sent) : sent
  const sheet = readSheet(rows, mapping, language) ?? first
  const chosen = { ...mapping, language: sheet.language, blanks: sheet.blanks }
  return { filename, sheet, unreadSheets, zip: await openPictures(pictures), settings: { mapping: chosen, ...others } }
}

/** Evaluates an import for its trial. Writes nothing, and fetches no pictures. */
export function previewImport(
  { db, clock, pictureLibrary }: { db: Database; clock: Clock; pictureLibrary: PictureLibrary },
  { sheet, zip, settings }: OpenedImport,
): Promise<Evaluation> {
  return evaluate({ db, sheet, ...settings, now: clock.now(), pictures: trialPictureFinder(pictureLibrary, zip) })
}

async function openPictures(bytes: Uint8Array | null): Promise<ZipFile[]> {
  if (!bytes) return []
  return openZip(bytes).catch((error: unknown) => {
    if (!(error instanceof OutwardPath)) throw new HttpError(400, 'sheet.zipUnreadable', { field: 'pictures' })
    throw new HttpError(400, 'sheet.zipPath', { field: 'pictures', values: { path: error.message.slice(0, QUOTED_MAX) } })
  })
}

const limits: Partial<Record<TableProblem, string>> = {
  'sheet.tooManyRows': String(ROWS_MAX),
  'sheet.tooManyColumns': String(COLUMNS_MAX),
  'sheet.cellTooLong': String(CELL_MAX),
}
