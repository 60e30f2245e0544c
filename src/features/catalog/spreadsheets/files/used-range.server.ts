import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { fail, ok, type Result } from '#kit/result.ts'
import { COLUMNS_MAX, ROWS_MAX, UNPACKED_MAX_BYTES } from '../limits.ts'
import type { TableProblem } from '../table-work.ts'

/** Rows and columns of a worksheet up to its last filled cells. */
type UsedRange = { rows: number; columns: number }

/** Maximum number of files in an XLSX file, which is a ZIP archive. */
const ENTRIES_MAX = 2000

/** Maximum number of cells of a worksheet up to its last filled ones; the library fills the gaps between them. */
const CELLS_MAX = 4 * ROWS_MAX * COLUMNS_MAX

/**
 * Measures the worksheets of an XLSX file, before the library builds their rows. Spreadsheets also store cells that only have a format,
 * as far away as XFD1048576, which do not count.
 *
 * @returns the range that has the filled cells of all worksheets
 */
export async function findUsedRange(bytes: Uint8Array): Promise<Result<UsedRange, TableProblem>> {
  try {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    const zip = await fromBufferPromise(buffer, { lazyEntries: true, autoClose: false })
    if (zip.entryCount > ENTRIES_MAX) return fail('sheet.swollen')
    const entries: Entry[] = []
    for await (const entry of zip.eachEntry()) entries.push(entry)
    if (entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0) > UNPACKED_MAX_BYTES) return fail('sheet.swollen')
    const used = { rows: 1, columns: 1 }
    for (const entry of entries.filter(({ fileName }) => /\.xml$/i.test(fileName))) {
      const { rows, columns } = await measure(zip, entry)
      if (rows * columns > CELLS_MAX) return fail(columns > COLUMNS_MAX ? 'sheet.tooManyColumns' : 'sheet.tooManyRows')
      Object.assign(used, { rows: Math.max(used.rows, rows), columns: Math.max(used.columns, columns) })
    }
    return ok(used)
  } catch (error) {
    // The library stops at entries that unpack to more bytes than the archive declares.
    return fail(/too many bytes/.test((error as Error).message) ? 'sheet.swollen' : 'sheet.notASheet')
  }
}

/** Opening tag of a row or a cell, with its attributes; the next closing tag if it follows at once. */
const TAG = /<(?:\w+:)?(row|c)((?:\s[^>]*|\/)?)>(<\/)?/g
/** Place that a tag names, such as "A7"; of a row its number. Without it a tag follows the one before. */
const PLACE = /\sr=["']([A-Za-z]*)(\d+)["']/

/** Characters that a tag has at most. */
const TAG_MAX = 1000

async function measure(zip: ZipFile, entry: Entry): Promise<UsedRange> {
  const used = { rows: 0, columns: 0 }
  const at = { row: 0, column: 0 }
  let rest = ''
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    const text = rest + (chunk as Buffer).toString('latin1')
    // The last tags may be incomplete.
    const end = Math.max(text.lastIndexOf('<', text.lastIndexOf('<') - 1), text.length - TAG_MAX, 0)
    measureTags(text.slice(0, end), at, used)
    rest = text.slice(end)
  }
  measureTags(rest, at, used)
  return used
}

function measureTags(text: string, at: { row: number; column: number }, used: UsedRange): void {
  for (const [, name, attributes = '', close] of text.matchAll(TAG)) {
    const [, letters = '', row] = PLACE.exec(attributes) ?? []
    at.row = row === undefined ? at.row + (name === 'row' ? 1 : 0) : Number(row)
    at.column = name === 'row' ? 0 : letters ? columnNumber(letters) : at.column + 1
    if (name === 'row' || close || attributes.endsWith('/')) continue
    Object.assign(used, { rows: Math.max(used.rows, at.row), columns: Math.max(used.columns, at.column) })
  }
}

/** Number of a column, from 1 on: 26 for "Z", 27 for "AA". */
const columnNumber = (letters: string) => [...letters.toUpperCase()].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0)
