import type { Readable } from 'node:stream'
import type { Language } from '#i18n/language.ts'
import type { ProblemKey } from '#i18n/problems.ts'
import { problemHeading } from '#i18n/spreadsheets/words.ts'
import { escapeFormula } from '#kit/csv.ts'
import { timeSlices } from '#platform/yield-to-event-loop.server.ts'
import { type Cell, cellText, isBlank, markRefused, type SheetRow } from '../cell.ts'
import { isProblemHeading } from '../columns/recognise.ts'
import { streamCsvTable, streamXlsxTable } from '../export/table-file.server.ts'
import type { EvaluatedRow } from '../rows/evaluated-row.ts'
import { companionRows } from '../rows/other-shops-rows.ts'
import type { Sheet } from '../rows/sheet.ts'

/** Faulty rows of a file as they were uploaded. `width`: as in `Sheet`; undefined for a workbook. */
type FaultyRows = { headings: string[]; width?: number | undefined; rows: Iterable<SheetRow> }

/** True for a row that is identical to an earlier row without a fault. */
export const isRepeated = ({ problems }: Pick<EvaluatedRow, 'problems'>): boolean => problems.some(({ key }) => key === 'row.twice')

/**
 * Faults of a cell whose reason a file of faulty rows lacks: the other cells of its column, the row with the same code, the formula
 * behind its text. The cell is marked there, so that the import refuses it until staff have corrected it and deleted the mark.
 */
const unrepeatable: ReadonlySet<ProblemKey> = new Set(['row.ambiguous', 'row.formula', 'row.error', 'row.unclosed', 'row.twiceOther'])

/** True for a row with a cell that `pickFaultyRows` marks. */
export const hasMark = (problems: EvaluatedRow['problems']): boolean => problems.some(({ key }) => unrepeatable.has(key))

/**
 * Picks the faulty rows of a sheet, and the rows of other systems' exports that these need. Leaves out rows that only repeat an
 * earlier one: they need no correction. Undefined if no row is left.
 */
export function pickFaultyRows(sheet: Sheet, rows: readonly EvaluatedRow[]): FaultyRows | undefined {
  const faulty = new Map(rows.flatMap((row) => (row.outcome === 'faulty' && !isRepeated(row) ? [[row.row, row.problems]] : [])))
  if (faulty.size === 0) return undefined
  const wanted = companionRows(sheet, new Set(faulty.keys()))
  const { headings, width } = sheet
  const picked = sheet.rows.filter(({ row }) => faulty.has(row) || wanted.has(row))
  return { headings, width, rows: picked.map((row) => withMarks(row, headings, faulty.get(row.row) ?? [])) }
}

function withMarks(row: SheetRow, headings: readonly string[], problems: EvaluatedRow['problems']): SheetRow {
  const refused = new Set(problems.flatMap(({ key, values }) => (unrepeatable.has(key) ? [headings.indexOf(String(values?.column))] : [])))
  return { ...row, cells: row.cells.map((cell, at) => (refused.has(at) && !isBlank(cell) ? markRefused(cell) : cell)) }
}

/** Writes faulty rows for storage, one JSON text per line: headings and width first, then the rows. */
export async function storedFaultyRows({ rows, ...head }: FaultyRows): Promise<string> {
  const pause = timeSlices()
  const lines = [JSON.stringify(head)]
  for (const row of rows) {
    lines.push(JSON.stringify(row))
    await pause()
  }
  return lines.join('\n')
}

export function parseFaultyRows(text: string): FaultyRows {
  const [head = '{}', ...lines] = text.split('\n')
  return { ...(JSON.parse(head) as Omit<FaultyRows, 'rows'>), rows: parseLines<SheetRow>(lines) }
}

/** Parses rows that are stored as one JSON text per line. */
export function* parseLines<Row>(lines: readonly string[]): Generator<Row> {
  for (const line of lines) yield JSON.parse(line) as Row
}

/**
 * Writes faulty rows in the format of their file, so that staff can correct and upload them. The first column has the problems of
 * each row; a column of an earlier such file is left out. It is the first since cells beyond the last heading, which are a problem
 * themselves, must stay there. Text that looks like a formula is escaped.
 */
export async function writeFaultyRows(
  { headings, width, rows }: FaultyRows,
  problemsOf: (row: number) => readonly string[],
  language: Language,
): Promise<Readable> {
  const isOld = headings.map(isProblemHeading)
  const others = <One>(cells: readonly One[]) => cells.filter((_, at) => !isOld[at])
  const headCells = [...headings, ...Array.from({ length: Math.max(0, (width ?? 0) - headings.length) }, () => '')]
  const head = [problemHeading[language], ...others(headCells)].map(escapeFormula)
  function* lines() {
    for (const { row, cells } of rows) yield [escapeFormula(problemsOf(row).join(' ')), ...others(cells).map(toValue)]
  }
  function* texts() {
    for (const cells of lines()) yield cells.map(String)
  }
  return width === undefined ? streamXlsxTable(head, [{ kind: 'text' }], lines(), language) : streamCsvTable(head, texts(), language)
}

const toValue = (cell: Cell | undefined): string | number => (typeof cell === 'number' ? cell : escapeFormula(cellText(cell)))
