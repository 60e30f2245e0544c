import { streamCsvRows } from 'hucre/csv'
import { fail, ok, type Result } from '#kit/result.ts'
import type { Cell, SheetRow } from '../cell.ts'
import { CELL_MAX } from '../limits.ts'
import type { TableProblem } from '../table-work.ts'
import { markUnclosedQuotes, unclosedText } from './unclosed-quotes.ts'

/** Characters at the beginning of a file from which the separator is detected. */
const SAMPLE_CHARACTERS = 20_000

/** Beginnings of files that are no tables: PDF, HTML and XML (also if saved as .xls), RTF. */
const NO_TABLE = /^\s*(?:%PDF-|<(?:!doctype|html|\?xml)|\{\\rtf)/i

/**
 * Reads CSV: UTF-8 or UTF-16 with byte-order mark, UTF-8 or Windows-1252 without; separated by semicolons, commas or tabs. The rows are
 * parsed when they are taken.
 */
export function readCsv(bytes: Uint8Array): Result<{ rows: Iterable<SheetRow>; unreadSheets: [] }, TableProblem> {
  const whole = decode(bytes)
  if (whole === undefined || NO_TABLE.test(whole)) return fail('sheet.notASheet')
  // Excel may write the separator into the first line: "sep=;".
  const [note, named] = /^sep=(.)\r?\n/i.exec(whole) ?? []
  const text = note ? whole.slice(note.length) : whole
  const separator = named ?? separatorOf(text.slice(0, SAMPLE_CHARACTERS))
  if (hasLongRun(text, separator)) return fail('sheet.cellTooLong')
  return ok({ rows: parse(text, separator, note ? 2 : 1), unreadSheets: [] })
}

/**
 * True if a text has more characters than a cell may have without a separator or the end of a line. The parser would collect them one
 * by one, with 32 bytes each, until the cell ends.
 */
function hasLongRun(text: string, separator: string): boolean {
  const borders = `${separator.replace(/\W/, '\\$&')}\\r\\n`
  return new RegExp(`(?<=^|[${borders}])[^${borders}]{${CELL_MAX + 1}}`).test(text)
}

function* parse(text: string, delimiter: string, first = 1): Generator<SheetRow> {
  let row = first
  const parsed = streamCsvRows(markUnclosedQuotes(text, delimiter), { delimiter, skipEmptyRows: false })
  for (const cells of parsed as Iterable<string[]>) {
    yield { row, cells: cells.map(cellOf), width: cells.length }
    row += 1
  }
}

function cellOf(text: string): Cell {
  const unclosed = unclosedText(text)
  return unclosed === undefined ? text || null : { unclosed }
}

/** Separators of columns. Of two that fit equally well the first one counts, since a comma may be a decimal sign in each row. */
const SEPARATORS = [';', '\t', '|', ',']

/** The separator that gives the largest share of rows, headings included, the same number of columns; at least two. */
function separatorOf(sample: string): string {
  const shares = SEPARATORS.map((delimiter) => {
    const widths = new Map<number, number>()
    const all = [...parse(sample, delimiter)]
    // The sample may end within a quoted cell, whose other lines are no rows.
    const end = all.findIndex(({ cells }) => cells.some((cell) => cell !== null && typeof cell === 'object'))
    const rows = (end < 0 ? all : all.slice(0, end)).filter(({ cells }) => cells.some((cell) => cell !== null))
    for (const { width = 0 } of rows) if (width > 1) widths.set(width, (widths.get(width) ?? 0) + 1)
    return Math.max(0, ...widths.values()) / Math.max(1, rows.length)
  })
  const best = Math.max(...shares)
  return (best > 0 && SEPARATORS[shares.indexOf(best)]) || ','
}

function decode(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  // A zero byte means a binary file, such as a picture or a program.
  if (bytes.includes(0)) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
