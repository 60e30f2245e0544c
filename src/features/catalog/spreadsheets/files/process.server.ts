import { fail, ok } from '#kit/result.ts'
import { answerWork } from '#platform/answer-work.server.ts'
import { type Cell, isBlank, type SheetRow } from '../cell.ts'
import { COLUMNS_MAX, ROWS_MAX, TITLE_ROWS } from '../limits.ts'
import type { TableWork } from '../table-work.ts'
import { readCsv } from './read-csv.ts'
import { isCompoundFile, isZip, readWorkbook } from './read-workbook.server.ts'

/** Rows per part of the result; the server parses a part in a few milliseconds. */
const ROWS_IN_PART = 100

/** Reads a CSV file, or a worksheet of an XLSX file. The format is detected from the content, not from the name. */
const readTable: TableWork['readTable'] = async (bytes) => {
  if (isCompoundFile(bytes)) return fail('sheet.old')
  const read = isZip(bytes) ? await readWorkbook(bytes) : readCsv(bytes)
  if (!read.ok) return read
  const { unreadSheets } = read.value
  const rows = read.value.rows.filter(({ cells }) => !cells.every(isBlank))
  if (rows.length === 0) return fail('sheet.empty')
  // Titles and headings cannot be distinguished from data rows yet.
  if (rows.length > ROWS_MAX + TITLE_ROWS) return fail('sheet.tooManyRows')
  if (Math.max(...rows.map(({ cells }) => cells.findLastIndex((cell) => !isBlank(cell)))) >= COLUMNS_MAX)
    return fail('sheet.tooManyColumns')
  return ok({ parts: encodeInParts(rows), unreadSheets })
}

function encodeInParts(rows: readonly SheetRow[]): Uint8Array[] {
  const encoder = new TextEncoder()
  const parts: Uint8Array[] = []
  for (let from = 0; from < rows.length; from += ROWS_IN_PART) {
    const part = rows.slice(from, from + ROWS_IN_PART).map((row) => ({ ...row, cells: withoutEnd(row.cells) }))
    parts.push(encoder.encode(JSON.stringify(part)))
  }
  return parts
}

/** Drops the empty cells at the end of a row. */
const withoutEnd = (cells: readonly Cell[]) => cells.slice(0, cells.findLastIndex((cell) => !isBlank(cell)) + 1)

answerWork({ readTable })
