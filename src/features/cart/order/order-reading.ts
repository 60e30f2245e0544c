import { type Language, languages } from '#i18n/language.ts'
import { MAX_QUANTITY } from '../cart.ts'
import { isOrderCode } from '../order-code.ts'
import { decodeCart, type LinkedCart } from './cart-link.ts'
import { type OrderWords, orderWords } from './order-words.ts'

/** A line of an order as its text states it. `label`: the name, followed by the SKU in brackets if there is one. */
export type WrittenLine = { quantity: number; label: string } & WrittenPrice

/** A price, and whether the note after it says that the product is no longer in the catalogue, or no longer in stock. */
type WrittenPrice = { cents: number | null; isGone: boolean; isOut: boolean }

/** An order as its message states it. */
export type WrittenOrder = {
  /** The order code; '' if the message has none. */
  code: string
  language: Language
  lines: WrittenLine[]
  /** The cart in the link; undefined if the link is missing or truncated. */
  linked: LinkedCart | undefined
  /** Numbers of the parts of a long order that the text lacks. */
  missingParts: number[]
  /** Number of parts that the order was sent in, 1 for a short one. */
  partCount: number
  /** The total as it is written, in cents. */
  totalCents: number | undefined
  /** The date of the prices, in the message's own format. */
  pricesOf: string | undefined
  /** Codes of further orders in the same text; only the last order is read. */
  otherCodes: string[]
}

/** A message, or one part of a long order. */
type Part = { code: string; part: number; count: number; language: Language | undefined; rows: string[] }

/**
 * Reads an order from pasted WhatsApp messages in any of the three languages: its lines, its link, and all parts of a long order,
 * in any sequence. If the same order occurs twice, the later one wins.
 *
 * @returns undefined if the text has neither a line of an order nor a link
 */
export function readOrderMessage(text: string): WrittenOrder | undefined {
  const rows = text.replace(/\r\n?/g, '\n').split('\n')
  const parts = toParts(rows)
  const last = parts.findLast(({ code }) => code !== '')
  const own = last ? parts.filter(({ code, count }) => code === last.code && count === last.count) : parts
  const byNumber = new Map<number, Part>()
  for (const part of own) if (!byNumber.has(part.part) || part.rows.some(readLine)) byNumber.set(part.part, part)
  // The start of the pasted text may be missing, and with it the code above the first lines.
  const headless = parts.find(({ code }) => code === '')
  if (last && headless?.rows.some(readLine) && !byNumber.has(1)) byNumber.set(0, headless)

  const chosen = [...byNumber.values()].sort((one, other) => one.part - other.part)
  const body = [...byNumber.keys()].sort((one, other) => one - other).flatMap((number) => byNumber.get(number)?.rows ?? [])
  const read = body.map(readLine)
  const lines = read.flatMap((line) => line?.written ?? [])
  const others = body.filter((_, at) => !read[at])
  const linked = findLink(others, last?.code ?? '') ?? (rows.length === 1 ? decodeCart(text.trim()) : undefined)
  if (lines.length === 0 && !linked) return undefined

  const language = chosen.find((part) => part.language)?.language ?? read.find((line) => line?.language)?.language ?? languages[0]
  const partCount = last?.count ?? 1
  return {
    code: last?.code || linked?.code || '',
    language,
    lines,
    linked,
    missingParts: Array.from({ length: partCount }, (_, at) => at + 1).filter((number) => last && !byNumber.has(number)),
    partCount,
    totalCents: firstOf(others, ({ total }, row) => readMoney(total.exec(row)?.[1])),
    pricesOf: firstOf(others, ({ pricesOf }, row) => pricesOf.exec(row)?.[1]),
    otherCodes: [...new Set(parts.map(({ code }) => code))].filter((code) => code !== '' && code !== last?.code),
  }
}

function toParts(rows: readonly string[]): Part[] {
  const parts: Part[] = [{ code: '', part: 1, count: 1, language: undefined, rows: [] }]
  for (const row of rows) {
    const head = readLine(row) ? undefined : readHead(row)
    if (head) parts.push({ ...head, rows: [] })
    else parts.at(-1)?.rows.push(row)
  }
  return parts
}

function readHead(row: string): Omit<Part, 'rows'> | undefined {
  for (const { language, head } of orderWords) {
    const found = head.exec(row)
    if (!found) continue
    const [, codeOfPart, part = '1', count = '1', codeAlone] = found
    const code = (codeOfPart ?? codeAlone ?? '').toUpperCase()
    const isPart = Number(part) >= 1 && Number(part) <= Number(count)
    if (isOrderCode(code) && isPart) return { code, part: Number(part), count: Number(count), language }
  }
  return undefined
}

/**
 * Reads a line "2 x Name [SKU]: price". A name may contain colons and a price cannot, so the price follows the last colon. Mails
 * quote lines with ">".
 */
function readLine(row: string): { written: WrittenLine; language: Language | undefined } | undefined {
  const [, digits = '', rest = ''] = /^[>\s]*(\d{1,4}) [x×] (.*)$/isu.exec(row) ?? []
  const quantity = Number(digits)
  const colon = rest.lastIndexOf(': ')
  if (!(quantity >= 1 && quantity <= MAX_QUANTITY) || colon < 0) return undefined
  const price = readPrice(rest.slice(colon + 2).trim())
  if (!price) return undefined
  const { language, ...said } = price
  return { written: { quantity, label: rest.slice(0, colon), ...said }, language }
}

/** Reads a price and the note in brackets after it, such as that the product is no longer in stock. */
function readPrice(text: string): (WrittenPrice & { language: Language | undefined }) | undefined {
  const alone = readMoney(text)
  if (alone !== undefined) return { cents: alone, isGone: false, isOut: false, language: undefined }
  const [, price = '', note] = /^(.*?)(?: \((.*)\))?$/.exec(text.toLowerCase()) ?? []
  for (const { language, each, onRequest, gone, out } of orderWords) {
    const isGone = note === gone.toLowerCase()
    const isOut = note === out.toLowerCase()
    if (note !== undefined && !isGone && !isOut) continue
    if (price === onRequest.toLowerCase()) return { cents: null, isGone, isOut, language }
    const cents = readMoney(each.exec(price)?.[1]) ?? (note && readMoney(price))
    if (typeof cents === 'number') return { cents, isGone, isOut, language }
  }
  return undefined
}

/**
 * Cents of an amount with two decimals, in the formats of different browsers: "$1,090.00", "1.090,00 $", "US$ 1090.00".
 */
function readMoney(text: string | undefined): number | undefined {
  const [, amount] = /^(?:US)?\$?\s?(\d[\d.,'’\s]*[.,]\d{2})\s?(?:(?:US)?\$|USD)?$/iu.exec(text ?? '') ?? []
  return amount === undefined ? undefined : Number(amount.replace(/\D/g, ''))
}

/** The last valid link with this order's code; any code if `code` is ''. */
function findLink(rows: readonly string[], code: string): LinkedCart | undefined {
  return rows
    .flatMap((row) => [...row.matchAll(/#c=([\w.-]+)/gi)])
    .map(([, encoded = '']) => decodeCart(encoded))
    .findLast((cart) => cart && (code === '' || cart.code === code))
}

function firstOf<Found>(rows: readonly string[], look: (words: OrderWords, row: string) => Found | undefined): Found | undefined {
  for (const row of rows)
    for (const words of orderWords) {
      const found = look(words, row)
      if (found !== undefined) return found
    }
  return undefined
}
