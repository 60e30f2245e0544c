import type { Result } from '#kit/result.ts'
import type { UnreadSheet } from './spreadsheet.contract.ts'

/** Reasons why a file cannot be read as a table; keys of i18n/problems. */
export type TableProblem =
  | 'sheet.notASheet'
  | 'sheet.old'
  | 'sheet.swollen'
  | 'sheet.empty'
  | 'sheet.tooManyRows'
  | 'sheet.tooManyColumns'
  | 'sheet.cellTooLong'

/** A table as JSON texts of `SheetRow[]`. The server parses one part at a time, so that a large table does not block it. */
type TableParts = { parts: Uint8Array[]; unreadSheets: UnreadSheet[] }

/** Tasks of the process that reads tables, implemented in `files/`. */
export type TableWork = {
  readTable(bytes: Uint8Array): Promise<Result<TableParts, TableProblem>>
}
