import { fail, ok, type Result } from '#kit/result.ts'
import { answerWork } from '#platform/answer-work.server.ts'
import { type Cell, cellText, isBlank, type SheetRow } from '../cell.ts'
import { CELL_MAX, COLUMNS_MAX, ROWS_MAX, TITLE_ROWS } from '../limits.ts'
import type { TableProblem, TableWork } from '../table-work.ts'
import { readCsv } from './read-csv.ts'
import { isCompoundFile, isZip, readWorkbook } from './read-workbook.server.ts'

/** Characters after which a part of the result ends; the server parses a part in a few milliseconds. */
const PART_CHARACTERS = 200_000

/** Highest row number of spreadsheets. Blank rows up to it are skipped: spreadsheets write them below a table too. */
const LAST_ROW = 1_048_576

/** Reads a CSV file, or a worksheet of an XLSX file. The format is detected from the content, not from the name. */
const readTable: TableWork['readTable'] = async (bytes) => {
  if (isCompoundFile(bytes)) return fail('sheet.old')
  const read = isZip(bytes) ? await readWorkbook(bytes) : readCsv(bytes)
  if (!read.ok) return read
  const encoded = encodeInParts(read.value.rows)
  return encoded.ok ? ok({ parts: encoded.value, unreadSheets: read.value.unreadSheets }) : encoded
}

/** Encodes the rows, without blank ones. Stops at the first row beyond a limit, so that a table of any size needs little memory. */
function encodeInParts(rows: Iterable<SheetRow>): Result<Uint8Array[], TableProblem> {
  const encoder = new TextEncoder()
  const parts: Uint8Array[] = []
  let texts: string[] = []
  let characters = 0
  let count = 0
  const endPart = () => {
    parts.push(encoder.encode(`[${texts.join(',')}]`))
    texts = []
    characters = 0
  }
  for (const row of rows) {
    if (row.row > LAST_ROW) return fail('sheet.tooManyRows')
    const cells = withoutEnd(row.cells)
    if (cells.length === 0) continue
    count += 1
    // Titles and headings cannot be distinguished from data rows yet.
    if (count > ROWS_MAX + TITLE_ROWS) return fail('sheet.tooManyRows')
    if (cells.length > COLUMNS_MAX) return fail('sheet.tooManyColumns')
    if (cells.some((cell) => cellText(cell).length > CELL_MAX)) return fail('sheet.cellTooLong')
    const text = JSON.stringify({ ...row, cells })
    texts.push(text)
    characters += text.length
    if (characters >= PART_CHARACTERS) endPart()
  }
  if (count === 0) return fail('sheet.empty')
  if (texts.length > 0) endPart()
  return ok(parts)
}

/** Drops the empty cells at the end of a row. */
const withoutEnd = (cells: readonly Cell[]) => cells.slice(0, cells.findLastIndex((cell) => !isBlank(cell)) + 1)

answerWork({ readTable })
