import { readXlsx } from 'hucre/xlsx'
import { fail, ok, type Result } from '#kit/result.ts'
import { type Cell, isBlank, type SheetRow } from '../cell.ts'
import { chooseWorksheet } from '../choose-worksheet.ts'
import { ROWS_MAX } from '../limits.ts'
import { otherCurrencyOfFormat } from '../other-currency.ts'
import type { UnreadSheet } from '../spreadsheet.contract.ts'
import type { TableProblem } from '../table-work.ts'
import { findUsedRange } from './used-range.server.ts'

type Workbook = Awaited<ReturnType<typeof readXlsx>>
type Sheet = Workbook['sheets'][number]

export const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5)

/** True for .xls files and encrypted .xlsx files, which share a container format that is not supported. */
export const isCompoundFile = (bytes: Uint8Array): boolean => [0xd0, 0xcf, 0x11, 0xe0].every((byte, at) => bytes[at] === byte)

/**
 * Reads the rows of one worksheet (`chooseWorksheet`), without blank ones. Formulas stay text. The value of merged cells is repeated
 * in each of their rows.
 */
export async function readWorkbook(bytes: Uint8Array): Promise<Result<{ rows: SheetRow[]; unreadSheets: UnreadSheet[] }, TableProblem>> {
  const used = await findUsedRange(bytes)
  if (!used.ok) return used
  const { rows: lastRow, columns: lastColumn } = used.value
  let workbook: Workbook
  try {
    workbook = await readXlsx(bytes, { readStyles: true, range: `A1:${letters(lastColumn - 1)}${lastRow}` })
  } catch (error) {
    // The library stops with such a message at entries that unpack to more bytes than the archive declares.
    return fail(/limit|exceeds/i.test((error as Error).message) ? 'sheet.swollen' : 'sheet.notASheet')
  }
  const { chosen, unread } = chooseWorksheet(
    workbook.sheets.map((sheet) => ({
      sheet,
      name: sheet.name,
      isHidden: Boolean(sheet.hidden || sheet.veryHidden),
      rows: rowsOf(sheet).filter(({ cells }) => !cells.every(isBlank)),
    })),
  )
  if (!chosen) return fail('sheet.empty')
  if (chosen.sheet.rows.length > ROWS_MAX * 10) return fail('sheet.tooManyRows')
  return ok({ rows: chosen.rows, unreadSheets: unread })
}

function rowsOf({ rows, cells, merges = [] }: Sheet): SheetRow[] {
  const read = rows.map(
    (values, at): SheetRow => ({
      row: at + 1,
      cells: values.map((value, column) => {
        const { formula, style, type } = cells?.get(`${at},${column}`) ?? {}
        if (formula !== undefined) return { formula }
        return type === 'error' ? { error: String(value) } : cellOf(value, style?.numFmt)
      }),
    }),
  )
  for (const { startRow, startCol, endRow, endCol } of merges) {
    if (endRow === startRow) continue
    const value = read[startRow]?.cells[startCol] ?? null
    for (let at = startRow; at <= Math.min(endRow, read.length - 1); at += 1) {
      const row = read[at] as SheetRow
      while (row.cells.length <= startCol) row.cells.push(null)
      row.cells[startCol] = value
      const range = `${letters(startCol)}${startRow + 1}:${letters(endCol)}${endRow + 1}`
      row.merged = row.merged ? `${row.merged}, ${range}` : range
    }
  }
  return read
}

/** A percent sign in a number format, outside of quoted text. Excel shows 0.15 as "15%". */
const PERCENT = /^(?:[^"%\\]|\\.|"[^"]*")*%/

/** A number format that shows a number with leading zeros: 123 as "00123". */
const ZEROS = /^0{2,}$/

/**
 * Converts a value. A number whose format shows another currency or percent becomes text with it: without it, euros and percent would
 * be read as dollars. A number with leading zeros, such as a code, becomes the shown text.
 */
function cellOf(value: unknown, format = ''): Cell {
  if (value instanceof Date) return { date: value.toISOString().slice(0, 10) }
  if (typeof value === 'string') return value
  if (typeof value === 'number' && PERCENT.test(format)) return `${Number((value * 100).toPrecision(12))} %`
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && ZEROS.test(format))
    return String(value).padStart(format.length, '0')
  const currency = typeof value === 'number' ? otherCurrencyOfFormat(format) : undefined
  if (currency) return `${value} ${currency}`
  return typeof value === 'number' || typeof value === 'boolean' ? value : null
}

/** Name of a column: 0 is "A", 26 is "AA". */
function letters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26))
  return column < 26 ? last : letters(Math.floor(column / 26) - 1) + last
}
