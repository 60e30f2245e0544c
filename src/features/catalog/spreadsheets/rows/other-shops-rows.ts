import { formatPrice } from '#i18n/format.ts'
import { dayAndMinute } from '#kit/havana.ts'
import { markedFromHtml } from '#kit/text/pasted-text.ts'
import { type Cell, cellText, isBlank } from '../cell.ts'
import type { ColumnKey } from '../columns/columns.ts'
import { type DecimalSign, readNumber } from '../columns/numbers.ts'
import { type RowMessage, readAmount } from '../columns/read-cell.ts'
import { foldWord } from '../columns/recognise.ts'
import { QUOTED_MAX } from '../limits.ts'
import { inEachLanguage } from '../message-values.ts'
import { type RowCells, rowCells, type Sheet } from './sheet.ts'

/** Decimal sign of a column: see `decimalSignOf`. */
type SignOf = (key: ColumnKey) => DecimalSign

/** A tag or an entity of HTML. */
export const HTML = /<\/?[a-z][^<>]*>|&(?:#\d+|[a-z]+);/i
/** Values of WooCommerce's column "Published" for private products (0) and drafts (-1). */
const UNPUBLISHED = /^(?:0|-1|false)$/i
/** Headings of the parent of a variation in a WooCommerce export, folded. */
const PARENT = ['parent', 'superior', 'ubergeordnet', 'ubergeordnetes produkt', 'principal']
const NAMES = ['nameEs', 'nameDe', 'nameEn'] as const
const TEXTS = /^(?:shortDescription|description)(?:Es|De|En)$/

/**
 * Yields the products of a sheet, one at a time. In exports of other systems, rows are combined to products, and HTML is
 * converted to the shop's marks (`kit/text/marked-text.ts`). `now` decides which sale prices are in force.
 */
export function* productRows(sheet: Sheet, now: Date, signOf: SignOf): Generator<RowCells> {
  if (sheet.kind === 'table') return yield* rowCells(sheet)
  const rows = sheet.kind === 'shopify' ? shopifyRows(sheet, signOf) : woocommerceRows(sheet, dayAndMinute(now).day)
  for (const row of rows) yield { ...row, cells: withoutHtml(row.cells) }
}

/**
 * Numbers of the rows that belong to the same products as the given rows: in an export of Shopify all rows of their handles, in one of
 * WooCommerce the parents of variations.
 */
export function companionRows(sheet: Sheet, wanted: ReadonlySet<number>): Set<number> {
  const keyOf = {
    table: () => '',
    shopify: reader(sheet, 'handle', 'url handle'),
    woocommerce: reader(sheet, ...PARENT),
  }[sheet.kind]
  const keys = new Set(sheet.rows.flatMap(({ row }, at) => (wanted.has(row) ? keyOf(at) : [])).filter(Boolean))
  const [idOf, skuOf] = [reader(sheet, 'id'), sheet.keys.indexOf('sku')]
  const isCompanion = ({ cells }: Sheet['rows'][number], at: number) =>
    sheet.kind === 'shopify' ? keys.has(keyOf(at)) : keys.has(`id:${idOf(at)}`) || keys.has(cellText(cells[skuOf]))
  return new Set(sheet.rows.flatMap((row, at) => (isCompanion(row, at) ? row.row : [])))
}

function withoutHtml(cells: RowCells['cells']): RowCells['cells'] {
  return Object.fromEntries(
    Object.entries(cells).map(([key, cell]) => {
      if (typeof cell !== 'string') return [key, cell]
      // WooCommerce writes line breaks as "\n".
      const text = TEXTS.test(key) ? cell.replaceAll('\\n', '\n') : cell
      return [
        key,
        TEXTS.test(key) && HTML.test(text) ? markedFromHtml(text) : HTML.test(text) ? markedFromHtml(text).replace(/[*]/g, '') : text,
      ]
    }),
  )
}

/** Makes a function that returns a row's text in a column that the shop does not import. `names`: possible headings, folded. */
function reader({ headings, rows }: Sheet, ...names: string[]): (at: number) => string {
  const column = headings.findIndex((heading) => names.includes(foldWord(heading)))
  return (at) => (column < 0 ? '' : cellText(rows[at]?.cells[column]))
}

/** Headings of the attributes' values in a WooCommerce export, folded; in a variation they are what tells it from the others. */
const ATTRIBUTE_VALUE = /^(?:attribute \d+ value|attribut \d+ wert|valor(?: es)? del atributo \d+)/

/**
 * Products of a WooCommerce export, one per row. A variation becomes a separate product, whose empty cells are filled from its
 * parent. WooCommerce leaves long attributes out of a variation's name; they are added. The parent itself cannot be bought and is left
 * out, and so is a grouped product, which only shows other products together. Hidden products become inactive. A sale price whose
 * dates exclude today is left out.
 */
function woocommerceRows(sheet: Sheet, today: string): RowCells[] {
  const typeOf = reader(sheet, 'type', 'tipo', 'typ')
  const parentOf = reader(sheet, ...PARENT)
  const idOf = reader(sheet, 'id')
  const visibilityOf = reader(sheet, 'visibility in catalog', 'visibilidad en el catalogo', 'sichtbarkeit im katalog')
  const attributeColumns = sheet.headings.flatMap((heading, column) => (ATTRIBUTE_VALUE.test(foldWord(heading)) ? [column] : []))
  const saleBegins = reader(sheet, 'date sale price starts', 'dia en que empieza el precio rebajado', 'datum an dem angebotspreis beginnt')
  const saleEnds = reader(sheet, 'date sale price ends', 'dia en que termina el precio rebajado', 'datum an dem angebotspreis endet')
  const plain = [...rowCells(sheet)].map((row, at): RowCells => {
    const withoutOffer = isBlank(row.cells.newPrice) ? undefined : noteOutside(today, saleBegins(at), saleEnds(at))
    const isHidden = /hidden/i.test(visibilityOf(at)) || UNPUBLISHED.test(cellText(row.cells.isActive))
    const cells = isHidden ? { ...row.cells, isActive: false } : row.cells
    return { ...row, cells, ...(withoutOffer ? { withoutOffer } : {}) }
  })
  const parents = new Map<string, RowCells['cells']>()
  plain.forEach((row, at) => {
    if (!/variable/i.test(typeOf(at))) return
    parents.set(`id:${idOf(at)}`, row.cells)
    const sku = cellText(row.cells.sku)
    if (sku) parents.set(sku, row.cells)
  })
  return plain.flatMap((row, at) => {
    if (/variable/i.test(typeOf(at))) return [{ ...row, leftOut: { key: 'row.variableParent' } }]
    if (/grouped/i.test(typeOf(at))) return [{ ...row, leftOut: { key: 'row.grouped' } }]
    if (!/variation|variaci/i.test(typeOf(at))) return [row]
    const named = parents.get(parentOf(at))
    const parent = named ?? {}
    const own = Object.entries(row.cells).filter(([, cell]) => !isBlank(cell))
    const isHidden = parent.isActive === false
    const cells: RowCells['cells'] = { ...parent, sku: null, ...Object.fromEntries(own), ...(isHidden ? { isActive: false } : {}) }
    const attributes = attributeColumns.map((column) => cellText(sheet.rows[at]?.cells[column]))
    for (const key of NAMES)
      if (!isBlank(cells[key]) && cellText(cells[key]) === cellText(parent[key])) cells[key] = withOptions(cells[key], attributes, ', ')
    return [
      { ...row, cells, ...(named ? {} : { withoutParent: { key: 'row.noParent', values: { text: parentOf(at).slice(0, QUOTED_MAX) } } }) },
    ]
  })
}

/** Message that a sale has ended or has not begun. Dates are days, with or without a time; the last day is part of the sale. */
function noteOutside(today: string, begins: string, ends: string): RowMessage | undefined {
  const [first = '', last = ''] = [begins, ends].map((date) => /^\d{4}-\d\d-\d\d/.exec(date)?.[0] ?? '')
  if (last && last < today) return { key: 'row.offerEnded', values: { day: last } }
  return first > today ? { key: 'row.offerLater', values: { day: first } } : undefined
}

/** Appends the options of a variant to its name, except blank ones. */
function withOptions(name: Cell | undefined, options: readonly string[], separator: string): string {
  const given = options.filter(Boolean).join(separator)
  return given ? `${cellText(name)} ${given}` : cellText(name)
}

/**
 * Products of a Shopify export. Rows with the same handle belong to one product: the first row has the texts, each row with a
 * price is a variant, which becomes a separate product, and each row may add a picture with its text alternative. A variant's own
 * picture is its first one.
 */
function shopifyRows(sheet: Sheet, signOf: SignOf): RowCells[] {
  const options = ['option1 value', 'option2 value', 'option3 value'].map((name) => reader(sheet, name))
  const statusOf = reader(sheet, 'status')
  const taxonomyOf = reader(sheet, 'product category')
  const altOf = reader(sheet, 'image alt text')
  const pictureOf = reader(sheet, 'variant image', 'variant image url')
  const trackers = ['variant inventory tracker', 'inventory tracker']
  const trackerOf = reader(sheet, ...trackers)
  const hasTrackers = sheet.headings.some((heading) => trackers.includes(foldWord(heading)))
  const policyOf = reader(sheet, 'variant inventory policy', 'continue selling when out of stock')
  /** True if the variant is sold whatever its counted stock is: nobody counts it, or orders may go beyond the stock. */
  const isAlwaysSold = (at: number) => (hasTrackers && trackerOf(at) === '') || /continue|true/i.test(policyOf(at))
  const plain = [...rowCells(sheet)].map((row, at) => ({ ...row, at }))
  const groups = new Map<string, typeof plain>()
  for (const row of plain) {
    const handle = cellText(row.cells.slug) || `row ${row.row}`
    groups.set(handle, [...(groups.get(handle) ?? []), row])
  }
  return [...groups.values()].flatMap((rows) => {
    const first = rows[0] as (typeof plain)[number]
    const pictures = rows.map(({ cells }) => cellText(cells.pictures)).filter(Boolean)
    const pictureTexts = new Map(rows.map(({ at, cells }) => [cellText(cells.pictures), altOf(at)] as const).filter(([, text]) => text))
    const isDraft = /draft|archived/i.test(statusOf(first.at))
    const category = isBlank(first.cells.categoryId) && taxonomyOf(first.at) ? { categoryId: taxonomyOf(first.at) } : {}
    const variants = rows.filter(({ cells }) => !isBlank(cells.newPrice))
    const sold = variants.length > 0 ? variants : [first]
    return sold.map(({ at, ...variant }): RowCells => {
      const option = options.map((read) => read(at)).filter((text) => text !== 'Default Title')
      const shown = [...new Set([pictureOf(at), ...pictures].filter(Boolean))]
      const prices = pricesOf(variant.cells, signOf)
      const cells: Partial<Record<ColumnKey, Cell>> = {
        ...first.cells,
        ...category,
        sku: variant.cells.sku ?? null,
        ...prices.cells,
        ...(isBlank(variant.cells.currency) ? {} : { currency: variant.cells.currency ?? null }),
        ...('specs.weightKg' in variant.cells
          ? { 'specs.weightKg': kilograms(variant.cells['specs.weightKg'], signOf('specs.weightKg')) }
          : {}),
        ...('stockStatus' in variant.cells ? { stockStatus: isAlwaysSold(at) ? 'in_stock' : (variant.cells.stockStatus ?? null) } : {}),
        ...(shown.length > 0 ? { pictures: shown.join('\n') } : {}),
        ...(isDraft ? { isActive: false } : {}),
      }
      // Variants share the handle, but a slug must be unique: each variant gets a slug made from its name.
      if (sold.length > 1) {
        delete cells.slug
        for (const key of NAMES) if (!isBlank(cells[key])) cells[key] = withOptions(cells[key], option, ' / ')
      }
      return { row: variant.row, cells, pictureTexts, notes: [...(variant.notes ?? []), ...prices.notes] }
    })
  })
}

/** Converts Shopify's weight in grams; 0 means that nobody has entered one. A weight that is no number stays one, and is a fault. */
function kilograms(cell: Cell | undefined, sign: DecimalSign): Cell {
  const grams = typeof cell === 'number' ? cell : readNumber(cellText(cell) || '0', sign)
  return typeof grams === 'number' ? grams / 1000 || null : `${cellText(cell)} g`
}

/**
 * Converts Shopify's prices. With a higher "compare at" price the product is an offer, else it has the price to pay alone. Prices that
 * cannot be read are kept, so that they are faults.
 *
 * @returns `notes`: message about a "compare at" price that is left out
 */
function pricesOf({ newPrice = null, oldPrice = null }: RowCells['cells'], signOf: SignOf): Required<Pick<RowCells, 'cells' | 'notes'>> {
  const [price, before] = [readAmount(newPrice, signOf('newPrice')), readAmount(isBlank(oldPrice) ? 0 : oldPrice, signOf('oldPrice'))]
  const isPlain = typeof before === 'number' && (before === 0 || (typeof price === 'number' && before <= price))
  if (!isPlain) return { cells: { newPrice, oldPrice }, notes: [] }
  const cells = { newPrice: null, oldPrice: null, price: newPrice }
  if (before === 0) return { cells, notes: [] }
  const inWords = (amount: unknown) => inEachLanguage((language) => formatPrice(String(amount), language))
  return { cells, notes: [{ key: 'row.compareAtLow', values: { text: inWords(before), price: inWords(price) } }] }
}
