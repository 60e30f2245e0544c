import { formatDay, formatPrice } from '#i18n/format.ts'
import { type Language, languages, suffixes } from '#i18n/language.ts'
import type { ProblemKey } from '#i18n/problems.ts'
import { noWords, onRequestWords, pieceWords, stockWords, yesWords } from '#i18n/spreadsheets/words.ts'
import { unescapeFormula } from '#kit/csv.ts'
import { attributes } from '../../goods/attributes.ts'
import { type StockStatus, stockStatuses } from '../../goods/stock.ts'
import { type Cell, cellText, isMarkedRefused } from '../cell.ts'
import { QUOTED_MAX } from '../limits.ts'
import { inEachLanguage, quoteCells, quoteNumber, type TranslatedValue } from '../message-values.ts'
import { otherCurrencyIn } from '../other-currency.ts'
import type { Column } from './columns.ts'
import { type DecimalSign, readNumber } from './numbers.ts'
import { foldWord } from './recognise.ts'
import { withoutUnit } from './units.ts'

/** A message about a row: a key of i18n/problems with its values, of which some are translated (`valuesIn`). */
export type RowMessage = { key: ProblemKey; values?: Record<string, unknown> }
/** `note`: a message that does not prevent the import. */
export type CellResult = { ok: true; value: unknown; note?: RowMessage } | { ok: false; problem: RowMessage }
/** Value of a price cell that says "on request". */
export const ON_REQUEST = 'on-request'

const value = (read: unknown): CellResult => ({ ok: true, value: read })
const problem = (key: ProblemKey, values: Record<string, unknown>): CellResult => ({ ok: false, problem: { key, values } })

const setOf = (words: Readonly<Record<Language, readonly string[]>>) =>
  new Set(languages.flatMap((language) => words[language].map(foldWord)))
const yes = setOf(yesWords)
const no = setOf(noWords)
const onRequest = setOf(onRequestWords)
const stocks = stockStatuses.map((status) => ({ status, words: setOf(stockWords[status]).add(foldWord(status)) }))

/** A sign, code or name of the dollar before or after the amount, which is removed: all prices are in US dollars. */
const DOLLAR = String.raw`(?:U\$[SD]|USD\s*\$?|US?\$|\$|d[oó]lar(?:es)?|dollars?)`
const DOLLARS = new RegExp(String.raw`^\s*${DOLLAR}\s*|\s*${DOLLAR}\s*$`, 'gi')
/** A dash in place of the cents: "1.299,-". */
const NO_CENTS = /([.,])\s*[-–—]{1,2}$/

/** A difference in dollars that only comes from calculating with binary numbers. */
const TINY = 1e-6

/** Reads an amount in dollars: see `readNumber`. */
export function readAmount(cell: Cell | undefined, sign: DecimalSign): number | 'ambiguous' | undefined {
  if (typeof cell === 'number') return cell
  const amount = cellText(cell).replace(DOLLARS, '')
  return readNumber(
    amount.replace(NO_CENTS, (_, mark: string) => `${mark}00`),
    sign,
    { hasCents: true },
  )
}

/** A number of pieces with its unit: "1.200", "> 10", "10 Stk.", "5+". */
const PIECES = /^[>≥+~]?\s*(-?\d[\d.,\s'’]*?)\s*\+?\s*(\p{L}*)\.?$/u
const pieceUnits = setOf(pieceWords).add('')

/** Heading and content of a cell, for messages. */
type CellQuote = { column: string; text: string | TranslatedValue }
type Reading = { column: Column; heading: string; sign: DecimalSign; otherCurrency?: string | undefined }

/**
 * Reads a cell as a value of its column's field in the API. Categories and pictures stay text, since only the catalogue and the
 * library can resolve them. An empty cell is '' for texts, else null.
 *
 * @param heading the column's heading in the file, for messages
 * @param sign decimal sign of the column: see `decimalSignOf`
 * @param otherCurrency currency of the row's prices if it is not the US dollar
 */
export function readCell(cell: Cell | undefined, { column, heading, sign, otherCurrency }: Reading): CellResult {
  const text = typeof cell === 'string' ? unescapeFormula(cell) : cellText(cell)
  const about = (): CellQuote => ({ column: heading, text: quoteCells(typeof cell === 'string' ? text.trim() : cell) })
  if (typeof cell === 'object' && cell !== null) {
    if ('formula' in cell) return problem('row.formula', about())
    if ('error' in cell) return problem('row.error', about())
    if ('unclosed' in cell) return problem('row.unclosed', about())
    if (!['text', 'line'].includes(column.kind)) return problem('row.date', about())
    if ('date' in cell) return value(writeDay(cell.date, column))
  }
  if (isMarkedRefused(text)) return problem('row.marked', about())
  const trimmed = text.trim()
  switch (column.kind) {
    case 'text':
    case 'line':
    case 'category':
    case 'subcategory':
    case 'picture':
    case 'pictures':
    case 'currency':
      return value(trimmed)
    case 'price':
      return readPrice(cell, trimmed, { heading, sign, otherCurrency })
    case 'number':
      return readFigure(cell, trimmed, { column, sign, about })
    case 'whole':
    case 'id': {
      if (trimmed === '') return value(null)
      const read = typeof cell === 'number' ? cell : readNumber(trimmed, undefined)
      if (read === 'ambiguous') return problem('row.ambiguous', about())
      return Number.isSafeInteger(read) ? value(read) : problem('row.number', about())
    }
    case 'flag': {
      if (trimmed === '') return value(null)
      if (typeof cell === 'boolean') return value(cell)
      const word = foldWord(trimmed)
      return yes.has(word) ? value(true) : no.has(word) ? value(false) : problem('row.flag', about())
    }
    case 'stock':
      return readStock(cell, trimmed, about)
    case 'choice':
      return readChoice(column, trimmed, about)
  }
}

/**
 * Text of a day as people write it in the column's language. In English the month is a word, since the order of figures is ambiguous.
 */
function writeDay(day: string, { key }: Column): string {
  const language = languages.find((one) => key.endsWith(suffixes[one]))
  if (!language) return day
  if (language === 'en') return formatDay(day, language)
  const separator = language === 'de' ? '.' : '/'
  return day.split('-').reverse().join(separator)
}

function readFigure(
  cell: Cell | undefined,
  text: string,
  { column, sign, about }: Pick<Reading, 'column' | 'sign'> & { about: () => CellQuote },
): CellResult {
  if (text === '') return value(null)
  if (typeof cell === 'number') return value(cell)
  const { max, unit } = attributes[column.attribute as 'powerKw']
  const written = withoutUnit(text, unit)
  if (!written) return problem('row.number', about())
  const read = readNumber(written.figure, sign, { most: max / written.factor })
  if (read === 'ambiguous') return problem('row.ambiguous', about())
  // Rounding removes digits that only come from the conversion: 505 * 0.001.
  return read === undefined ? problem('row.number', about()) : value(Number((read * written.factor).toPrecision(12)))
}

function readPrice(cell: Cell | undefined, text: string, { heading, sign, otherCurrency }: Omit<Reading, 'column'>): CellResult {
  const about = (): CellQuote => ({ column: heading, text: quoteCells(typeof cell === 'number' ? cell : text) })
  if (text === '') return value(null)
  if (onRequest.has(foldWord(text))) return value(ON_REQUEST)
  if (otherCurrencyIn(text) || otherCurrencyIn(heading)) return problem('row.currency', about())
  if (otherCurrency) return problem('row.currency', { column: heading, text: `${text} ${otherCurrency}`.slice(0, QUOTED_MAX) })
  const read = readAmount(typeof cell === 'number' ? cell : text, sign)
  if (read === 'ambiguous') return problem('row.ambiguous', about())
  if (read === undefined || read < 0) return problem('row.price', about())
  const cents = read.toFixed(2)
  if (Number(cents) === 0) return problem('row.zeroPrice', { column: heading })
  // Results of formulas, such as 19.990000000000002, are not worth a message.
  if (Math.abs(Number(cents) - read) < TINY) return value(cents)
  const price = inEachLanguage((language) => formatPrice(cents, language))
  return { ok: true, value: cents, note: { key: 'row.priceRounded', values: { column: heading, text: quoteNumber(read), price } } }
}

/** Reads words for the stock in any language, or a number of pieces: above 0 is in stock. */
function readStock(cell: Cell | undefined, text: string, about: () => CellQuote): CellResult {
  if (text === '') return value(null)
  const word = foldWord(text)
  // The pattern takes long for a long text, which is no number of pieces.
  const [, count = '', unit = ''] = (text.length <= QUOTED_MAX && PIECES.exec(text)) || []
  const pieces = typeof cell === 'object' || typeof cell === 'string' ? readNumber(count, undefined) : Number(cell)
  // A number that can be read in two ways is above 0 in both.
  if (pieces !== undefined && pieceUnits.has(foldWord(unit)))
    return value((pieces === 'ambiguous' || pieces > 0 ? 'in_stock' : 'out_of_stock') satisfies StockStatus)
  const found = stocks.find(({ words }) => words.has(word))
  return found ? value(found.status) : problem('row.stock', about())
}

function readChoice({ attribute }: Column, text: string, about: () => CellQuote): CellResult {
  if (text === '') return value(null)
  const { choices } = attributes[attribute as 'phases']
  const plain = (one: string) => one.toLowerCase().replace(/\s+/g, '')
  const found = Object.entries(choices as Record<string, Record<Language, string>>).find(
    ([key, names]) => plain(key) === plain(text) || languages.some((language) => plain(names[language]) === plain(text)),
  )
  if (found) return value(found[0])
  const possible = Object.values(choices as Record<string, Record<Language, string>>)
  return problem('row.choice', { ...about(), choices: inEachLanguage((language) => possible.map((names) => names[language]).join(', ')) })
}
