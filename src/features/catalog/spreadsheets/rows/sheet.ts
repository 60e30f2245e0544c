import { type Language, languages } from '#i18n/language.ts'
import { type Cell, cellText, isBlank, type SheetRow } from '../cell.ts'
import { type ColumnKey, findColumn, isPriceList, isWholeExport } from '../columns/columns.ts'
import type { RowMessage } from '../columns/read-cell.ts'
import { recogniseColumns } from '../columns/recognise.ts'
import { MAPPED_NAME_MAX, TITLE_ROWS } from '../limits.ts'
import { quoteCells } from '../message-values.ts'
import type { Mapping } from '../spreadsheet.contract.ts'
import { detectSheetKind, foreignColumns, type SheetKind } from './other-shops-columns.ts'

/** A table with its headings, each assigned to a column or to none. */
export type Sheet = {
  kind: SheetKind
  headings: string[]
  /** Column of each heading; null if the heading is ignored. */
  keys: (ColumnKey | null)[]
  /** Column that each heading is recognised as; null if it is not recognised. */
  guesses: (ColumnKey | null)[]
  rows: SheetRow[]
  /** Number of cells of the row with the headings in a text file, with the empty ones at the end. */
  width?: number | undefined
  language: Language
  /** True if the heading of a text column names no language, so that `language` decides. */
  hasPlainTexts: boolean
  /** True for a price list of the shop, whose names may be in another language than their heading says. */
  isPriceList: boolean
  /** Meaning of empty cells. */
  blanks: 'clear' | 'keep'
}

/** Rows from whose texts the kind of a sheet and its language are guessed. */
const ROWS_READ = 100
/** Characters of a text from which its language is guessed. */
const CHARACTERS_READ = 300

/**
 * Finds the headings of a table and assigns them to columns: by the mapping, else by the known headings of Shopify and
 * WooCommerce if the table is such an export, else by name.
 *
 * @param reader language of the person who imports
 * @returns undefined if there is no row below the headings
 */
export function readSheet(rows: readonly SheetRow[], mapping: Mapping, reader: Language): Sheet | undefined {
  const at = headingRow(rows, reader)
  const headings = (rows[at]?.cells ?? []).map(cellText)
  const below = rows.slice(at + 1)
  if (below.length === 0 || headings.every((heading) => heading === '')) return undefined
  const kind = detectSheetKind(headings, below.slice(0, ROWS_READ))
  const guessed = recogniseColumns(headings, reader)
  const columnsIn = (language: Language) =>
    kind === 'table' ? recogniseColumns(headings, reader, language).keys : foreignColumns(kind, headings, language)
  const [spanish, german] = [columnsIn('es'), columnsIn('de')]
  const plain = headings.flatMap((heading, column) =>
    spanish[column] !== german[column] && !Object.hasOwn(mapping.columns ?? {}, heading) ? [column] : [],
  )
  // Shopify and WooCommerce have English headings even if the texts are in another language.
  const isGuessed = kind === 'table' || guessed.language !== 'en'
  const language = mapping.language ?? guessLanguage(textsOf(below, plain)) ?? (isGuessed ? guessed.language : reader)
  const own = columnsIn(language)
  const chosen = mapping.columns ?? {}
  const isChosen = (heading: string) => Object.hasOwn(chosen, heading)
  const chosenKeys = headings.map((heading) => (isChosen(heading) ? (findColumn(chosen[heading] ?? '')?.key ?? null) : null))
  // A column that is chosen for one heading is not guessed for another.
  const guess = (key: ColumnKey | null | undefined) => (key && !chosenKeys.includes(key) ? key : null)
  const keys = withoutTwins(headings.map((heading, at) => (isChosen(heading) ? (chosenKeys[at] ?? null) : guess(own[at]))))
  const blanks = mapping.blanks ?? (isWholeExport(keys) ? 'clear' : 'keep')
  const found = { kind, headings, keys, guesses: own, rows: below, width: rows[at]?.width, language, blanks }
  return { ...found, hasPlainTexts: plain.length > 0, isPriceList: isPriceList(keys) }
}

function* textsOf(rows: readonly SheetRow[], columns: readonly number[]): Generator<string> {
  for (const { cells } of rows.slice(0, ROWS_READ)) for (const column of columns) yield cellText(cells[column]).slice(0, CHARACTERS_READ)
}

/** Index of the row with the most recognised headings among the first `TITLE_ROWS` rows. */
function headingRow(rows: readonly SheetRow[], reader: Language): number {
  const counts = rows.slice(0, TITLE_ROWS).map(({ cells }) => {
    const texts = cells.map((cell) => (typeof cell === 'string' && cell.length <= MAPPED_NAME_MAX ? cell.trim() : ''))
    if (detectSheetKind(texts) !== 'table') return texts.length
    return recogniseColumns(texts, reader).keys.filter(Boolean).length
  })
  const most = Math.max(...counts)
  return most === 0 ? rows.findIndex(({ cells }) => cells.filter((cell) => !isBlank(cell)).length > 1) : counts.indexOf(most)
}

function withoutTwins(keys: readonly (ColumnKey | null)[]): (ColumnKey | null)[] {
  return keys.map((key, at) => (key !== null && keys.indexOf(key) === at ? key : null))
}

/** Cells of a row by column. */
export type RowCells = {
  row: number
  merged?: string
  cells: Partial<Record<ColumnKey, Cell>>
  /** Message about cells beyond the last heading. `isShifted`: other cells of the row are probably below the wrong headings. */
  surplus?: { message: RowMessage; isShifted: boolean }
  /** Reason why the row's new price is not in force. The product has no offer then, whatever empty cells mean. */
  withoutOffer?: RowMessage
  /** Further notes on the row: cells that are left out, or the conversion of another system's export. */
  notes?: readonly RowMessage[]
  /** Message about a variation whose product is not in the file. */
  withoutParent?: RowMessage
  /** Text alternatives of pictures, by address. */
  pictureTexts?: ReadonlyMap<string, string>
  /** Reason why the row is no product. */
  leftOut?: RowMessage
}

/** The rows of a sheet with their cells by column, one at a time. */
export function* rowCells({ headings, keys, rows, width }: Pick<Sheet, 'headings' | 'keys' | 'rows' | 'width'>): Generator<RowCells> {
  const columns = keys.flatMap((key, at) => (key === null ? [] : [{ key, at }]))
  const repeated = headings.flatMap((heading, at) => {
    const first = headings.indexOf(heading)
    return first < at && keys[first] ? [{ heading, first, at }] : []
  })
  for (const one of rows) {
    const { row, cells, merged } = one
    const named: RowCells['cells'] = {}
    for (const { key, at } of columns) named[key] = cells[at] ?? null
    const surplus = surplusOf(one, keys.length, width)
    const notes = repeated.flatMap(({ heading, first, at }): RowMessage[] => {
      const isLost = !isBlank(cells[at]) && cellText(cells[at]) !== cellText(cells[first])
      return isLost ? [{ key: 'row.headingTwice', values: { column: heading, text: quoteCells(cells[at]) } }] : []
    })
    yield { row, ...(merged ? { merged } : {}), ...(surplus ? { surplus } : {}), ...(notes.length > 0 ? { notes } : {}), cells: named }
  }
}

/**
 * Cells beyond the last heading. In a text file a row with more cells than the row of headings is shifted: a separator within a
 * text, such as the comma of "1,5 kW", has split the text into two cells.
 */
function surplusOf({ cells, width = 0 }: SheetRow, headings: number, most = width): RowCells['surplus'] {
  const others = cells.slice(headings).filter((cell) => !isBlank(cell))
  if (others.length === 0) return undefined
  const isShifted = width > most
  const values = { count: others.length, text: quoteCells(...others) }
  return { message: { key: isShifted ? 'row.shifted' : 'row.surplus', values }, isShifted }
}

/** Frequent words that suggest one of the languages. */
const words: Record<Language, ReadonlySet<string>> = {
  es: new Set('de la el los las con para y por en una un del sin su al más panel paneles batería inversor cable'.split(' ')),
  de: new Set('der die das und mit für ein eine einen von zum zur im aus ohne ist auf bis oder bei nicht'.split(' ')),
  en: new Set('the and with for of is from without to or your are our this up not'.split(' ')),
}
const letters: Partial<Record<Language, RegExp>> = { es: /[ñ¿¡áíóú]/g, de: /[äöüß]/g }

/** Lowest number of typical words and letters for a guess. */
const SIGNS_MIN = 2

/** Guesses the language of texts by typical words and letters; undefined if no language clearly prevails. */
function guessLanguage(texts: Iterable<string>): Language | undefined {
  const signs: Record<Language, number> = { es: 0, de: 0, en: 0 }
  for (const text of texts) {
    const plain = text.toLowerCase().replace(/<[^>]*>/g, ' ')
    const found = plain.match(/\p{L}+/gu) ?? []
    for (const language of languages) {
      const pattern = letters[language]
      signs[language] += found.filter((word) => words[language].has(word)).length
      if (pattern) signs[language] += plain.match(pattern)?.length ?? 0
    }
  }
  const [first, second] = languages.toSorted((one, other) => signs[other] - signs[one])
  if (!first || !second) return undefined
  return signs[first] >= SIGNS_MIN && signs[first] > 2 * signs[second] ? first : undefined
}
