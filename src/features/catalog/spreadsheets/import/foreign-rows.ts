import { markedFromHtml } from '#kit/text/pasted-text.ts'
import { type Cell, cellText, isBlank } from '../cell.ts'
import type { ColumnKey } from '../columns/columns.ts'
import { foldWord } from '../columns/recognise.ts'
import { type RowCells, rowCells, type Sheet } from './sheet.ts'

const HTML = /<\/?[a-z][^>]*>|&(?:#\d+|[a-z]+);/i
/** WooCommerce's flag of unpublished products and of drafts. */
const UNPUBLISHED = /^(?:0|-1|false)$/i
const TEXTS = /^(?:shortDescription|description)(?:Es|De|En)$/

/**
 * Rows of a sheet as products, one at a time: those of other systems' exports are put together, and their HTML becomes the shop's
 * marks.
 */
export function* productRows(sheet: Sheet): Generator<RowCells> {
  if (sheet.kind === 'table') return yield* rowCells(sheet)
  const rows = sheet.kind === 'shopify' ? shopifyRows(sheet) : woocommerceRows(sheet)
  for (const row of rows) yield { ...row, cells: withoutHtml(row.cells) }
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

/** Finds the cells of other headings, by their folded words. */
function reader({ headings, rows }: Sheet, ...names: string[]): (at: number) => string {
  const column = headings.findIndex((heading) => names.includes(foldWord(heading)))
  return (at) => (column < 0 ? '' : cellText(rows[at]?.cells[column]))
}

/**
 * WooCommerce: a row per product. A variation becomes a product of its own, with the texts, categories and pictures of its
 * parent where it has none; the parent, which cannot be bought, is left out. A hidden product is not active.
 */
function woocommerceRows(sheet: Sheet): RowCells[] {
  const typeOf = reader(sheet, 'type', 'tipo', 'typ')
  const parentOf = reader(sheet, 'parent', 'superior', 'ubergeordnet', 'ubergeordnetes produkt', 'principal')
  const idOf = reader(sheet, 'id')
  const visibilityOf = reader(sheet, 'visibility in catalog', 'visibilidad en el catalogo', 'sichtbarkeit im katalog')
  const plain = [...rowCells(sheet)].map((row, at) =>
    /hidden/i.test(visibilityOf(at)) ? { ...row, cells: { ...row.cells, isActive: false } } : row,
  )
  const parents = new Map<string, RowCells['cells']>()
  plain.forEach((row, at) => {
    if (!/variable/i.test(typeOf(at))) return
    parents.set(`id:${idOf(at)}`, row.cells)
    const sku = cellText(row.cells.sku)
    if (sku) parents.set(sku, row.cells)
  })
  return plain.flatMap((row, at) => {
    if (/variable/i.test(typeOf(at))) return [{ ...row, leftOut: { key: 'row.variableParent' } }]
    if (!/variation|variaci/i.test(typeOf(at))) return [row]
    const parent = parents.get(parentOf(at)) ?? {}
    const own = Object.entries(row.cells).filter(([, cell]) => !isBlank(cell))
    const isHidden = UNPUBLISHED.test(cellText(parent.isActive))
    return [{ ...row, cells: { ...parent, sku: null, ...Object.fromEntries(own), ...(isHidden ? { isActive: false } : {}) } }]
  })
}

/**
 * Shopify: several rows per product, which share a handle. Texts are in the first one; each row with a price is a variant, which
 * becomes a product of its own, and each row may have one more picture.
 */
function shopifyRows(sheet: Sheet): RowCells[] {
  const options = ['option1 value', 'option2 value', 'option3 value'].map((name) => reader(sheet, name))
  const statusOf = reader(sheet, 'status')
  const plain = [...rowCells(sheet)].map((row, at) => ({ ...row, at }))
  const groups = new Map<string, typeof plain>()
  for (const row of plain) {
    const handle = cellText(row.cells.slug) || `row ${row.row}`
    groups.set(handle, [...(groups.get(handle) ?? []), row])
  }
  return [...groups.values()].flatMap((rows) => {
    const first = rows[0] as (typeof plain)[number]
    const pictures = rows.map(({ cells }) => cellText(cells.pictures)).filter(Boolean)
    const isDraft = /draft|archived/i.test(statusOf(first.at))
    const variants = rows.filter(({ cells }) => !isBlank(cells.newPrice))
    const sold = variants.length > 0 ? variants : [first]
    return sold.map(({ at, ...variant }): RowCells => {
      const option = options.map((read) => read(at)).filter((text) => text && text !== 'Default Title')
      const cells: Partial<Record<ColumnKey, Cell>> = {
        ...first.cells,
        sku: variant.cells.sku ?? null,
        ...pricesOf(variant.cells),
        ...('stockStatus' in variant.cells ? { stockStatus: variant.cells.stockStatus ?? null } : {}),
        ...(pictures.length > 0 ? { pictures: pictures.join('\n') } : {}),
        ...(isDraft ? { isActive: false } : {}),
      }
      // Variants share the handle, which only one product may have as its address.
      if (sold.length > 1) {
        delete cells.slug
        for (const key of ['nameEs', 'nameDe', 'nameEn'] as const)
          if (!isBlank(cells[key]) && option.length > 0) cells[key] = `${cellText(cells[key])} ${option.join(' / ')}`
      }
      return { row: variant.row, cells }
    })
  })
}

/** Price and "compare at" price: without the latter the price is a plain one, which the shop calls the old price. */
function pricesOf({ newPrice, oldPrice }: RowCells['cells']): RowCells['cells'] {
  const [price, before] = [cellText(newPrice), cellText(oldPrice)]
  const isOffer = before !== '' && Number(before) > Number(price)
  return isOffer ? { newPrice: newPrice ?? null, oldPrice: oldPrice ?? null } : { newPrice: null, oldPrice: newPrice ?? null }
}
