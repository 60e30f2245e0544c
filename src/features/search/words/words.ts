import { foldText } from '#kit/text/fold-text.ts'
import { numberWord, quantityPattern, quantityWord, unitPattern } from './units.ts'

/** Matches a quantity or a number with separators at a digit. */
const figure = new RegExp(`${quantityPattern}(?![a-z0-9\\u0080-\\uffff])|(\\d+(?:[.,]\\d+)+)(?![a-z0-9\\u0080-\\uffff])`, 'y')

/** Matches figures with a shared unit: "110/220/380 V" is indexed as three voltages, "100-240 V" as two. */
const choice = new RegExp(`\\d+(?:[.,]\\d+)*(?:\\s?[/-]\\s?\\d+(?:[.,]\\d+)*)+\\s?(${unitPattern})(?![a-z0-9])`, 'g')
const severalFigures = /[/-]\s?\d/
/** Mains voltages in Cuba and abroad. Two of them joined by a slash or hyphen are volts, also without a unit. */
const mains = '(?:100|110|115|120|127|208|220|230|240|277|380|400|415|440|480)'
const severalMains = new RegExp(`(?:^|[^\\w.,-])${mains}(?:\\s?[/\u2010-\u2015-]\\s?${mains})+(?![\\w.,/-]|\\s(?:${unitPattern})\\b)`, 'gi')

/** A search word. A quantity has its unit in it ("5000w"); only text may be mistyped. */
export type SearchTerm = { kind: 'quantity' | 'number' | 'text'; word: string }

/**
 * Calls `take` with every folded word by which a text is found; "5 kW" gives "5000w" with its typed unit, "5kw" and "5". A callback
 * saves the index a list of millions of words.
 */
export function eachWord(text: string, take: (word: string, unit?: string) => void): void {
  scan(text, (word, kind, number, unit) => {
    take(word, kind === 'quantity' ? unit : undefined)
    if (kind !== 'quantity' || number === undefined) return
    take(`${number}${unit}`)
    take(numberWord(number))
  })
}

/** Splits a visitor's query or a name into search words, in order. */
export function readTerms(query: string): SearchTerm[] {
  const terms: SearchTerm[] = []
  scan(query.replace(severalMains, '$& V'), (word, kind) => terms.push({ kind, word }))
  return terms
}

/** Reads a text letter by letter, which takes half the time of a regular expression on the texts of a large catalogue. */
function scan(text: string, found: (word: string, kind: SearchTerm['kind'], number?: string, unit?: string) => void): void {
  const prepared = prepare(text)
  for (let at = 0; at < prepared.length; ) {
    const code = prepared.charCodeAt(at)
    if (!isWordCode(code)) {
      at += 1
      continue
    }
    if (isDigit(code)) {
      figure.lastIndex = at
      const match = figure.exec(prepared)
      if (match) {
        const [, number, spaced, glued, decimal] = match
        const unit = spaced ?? glued
        if (number !== undefined && unit !== undefined) found(quantityWord(number, unit), 'quantity', number, unit)
        else found(numberWord(decimal as string), 'number')
        at = figure.lastIndex
        continue
      }
    }
    let end = at + 1
    let isNumber = isDigit(code)
    while (end < prepared.length && isWordCode(prepared.charCodeAt(end))) {
      isNumber &&= isDigit(prepared.charCodeAt(end))
      end += 1
    }
    found(prepared.slice(at, end), isNumber ? 'number' : 'text')
    at = end
  }
}

const isDigit = (code: number) => code >= 48 && code <= 57
// True for small letters, digits, and everything beyond ASCII, of which `prepare` leaves only letters and digits.
const isWordCode = (code: number) => (code >= 97 && code <= 122) || isDigit(code) || code >= 128

/** Normalizes an SKU, or a query that is compared with SKUs, to letters and digits: "PV 550 m" equals "PV-550M". */
export function normalizeSku(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}]+/gu, '')
}

/** Folds a text, separates "2x550w" by blanks, and drops everything beyond ASCII except letters and digits. */
function prepare(text: string): string {
  const plain = foldText(text).replace(/[^ -~]+/g, lettersOnly)
  const apart = severalFigures.test(plain) ? plain.replace(choice, eachWithUnit) : plain
  return apart.includes('x') ? apart.replace(/(\d)\s?x\s?(?=\d)/g, '$1 x ') : apart
}

function eachWithUnit(figures: string, unit: string): string {
  return figures
    .slice(0, -unit.length)
    .split(/[/-]/)
    .map((number) => `${number.trim()}${unit}`)
    .join(' ')
}

function lettersOnly(run: string): string {
  if (run === '×') return 'x'
  if (run === '–') return '-'
  return /[^\n\u2010-\u20bf\u00a0-\u00bf]/.test(run) ? run.replace(/×/g, 'x').replace(/[^\p{L}\p{N}]+/gu, ' ') : ' '
}
