import { nameOf } from '#i18n/language.ts'
import { timeSlices } from '#platform/yield-to-event-loop.server.ts'
import type { StaffProduct } from '../../product/product.contract.ts'
import type { ColumnKey } from '../columns/columns.ts'
import type { RowMessage } from '../columns/read-cell.ts'
import { foldWord } from '../columns/recognise.ts'
import { inEachLanguage, type TranslatedValue } from '../message-values.ts'
import type { SheetKind } from './other-shops-columns.ts'

export type ProductMatch = { product: StaffProduct | undefined } | { problem: RowMessage }
/** Product that each row of a trial means: its id by row number, null for a new product. Rows whose product is unclear are missing. */
export type RowProducts = ReadonlyMap<number, number | null>

/** Codes with an apostrophe that keeps them text: spreadsheets put it before digits, Shopify's exports before any code. */
const KEPT_AS_TEXT = { table: /^'\d+$/, woocommerce: /^'\d+$/, shopify: /^'[^']/ } satisfies Record<SheetKind, RegExp>
const names = ['nameDe', 'nameEs', 'nameEn'] as const

/** Index of all products by id, SKU, slug and name. Building it yields to other requests. */
export type ProductIndex = Awaited<ReturnType<typeof productIndex>>

export async function productIndex(parts: AsyncIterable<readonly StaffProduct[]>) {
  const byId = new Map<number, StaffProduct>()
  const bySku = new Map<string, StaffProduct>()
  const byExactSku = new Map<string, StaffProduct>()
  const bySkuWithoutZeros = new Map<string, StaffProduct>()
  const bySlug = new Map<string, StaffProduct>()
  const byName = new Map<string, StaffProduct[]>()
  const pause = timeSlices()
  for await (const part of parts)
    for (const product of part) {
      byId.set(product.id, product)
      bySlug.set(product.slug, product)
      if (product.sku) {
        bySku.set(skuKey(product.sku), product)
        byExactSku.set(product.sku, product)
        bySkuWithoutZeros.set(withoutZeros(product.sku), product)
      }
      for (const name of new Set(names.map((field) => foldWord(product[field])).filter(Boolean))) {
        const same = byName.get(name)
        if (same) same.push(product)
        else byName.set(name, [product])
      }
      await pause()
    }

  return {
    byId,
    bySlug,
    /**
     * A SKU without the apostrophe that its file has before it to keep it text, so that its zeros stay; with the apostrophe if that is
     * the SKU of a product.
     */
    plainSku: (sku: string, kind: SheetKind): string => (KEPT_AS_TEXT[kind].test(sku) && !byExactSku.has(sku) ? sku.slice(1) : sku),
    /** Finds the product whose SKU differs from an unknown one only in leading zeros, which spreadsheets remove from numbers. */
    findBySimilarSku: (sku: string): StaffProduct | undefined =>
      bySku.has(skuKey(sku)) ? undefined : bySkuWithoutZeros.get(withoutZeros(sku)),
    /**
     * Finds the product of a row by SKU, slug and id, which must not name different products. A row with none of these, as in a
     * price list, is matched by name. `product: undefined`: the row is a new product.
     */
    match(values: ReadonlyMap<ColumnKey, unknown>): ProductMatch {
      const sku = textOf(values.get('sku'))
      const slug = textOf(values.get('slug'))
      const id = values.get('id') as number | null | undefined
      const ofSku = sku ? (byExactSku.get(sku) ?? bySku.get(skuKey(sku))) : undefined
      const ofSlug = slug ? bySlug.get(slug) : undefined
      const ofId = id ? byId.get(id) : undefined
      const [product, other] = [...new Set([ofSku, ofSlug, ofId].filter((found) => found !== undefined))]
      if (other) return { problem: disagreement(other, ofSku) }
      if (product && sku && !ofSku && product.slug !== slug && isStranger(product, values))
        return { problem: { key: 'row.idOther', values: { id: String(id), name: nameInMessage(product), sku } } }
      if (product && !sku && !slug && isRenamed(product, values))
        return { problem: { key: 'row.idRenames', values: { id: String(id), name: nameInMessage(product) } } }
      if (product) return { product }
      if (id) return { problem: { key: 'row.idUnknown', values: { text: String(id) } } }
      if (sku || slug) return { product: undefined }
      const name = names.map((field) => textOf(values.get(field))).find(Boolean)
      const same = name ? (byName.get(foldWord(name)) ?? []) : []
      return same.length > 1 ? { problem: { key: 'row.nameTwice', values: { text: name } } } : { product: same[0] }
    },
  }
}

/** Name of a product in messages about rows. */
export const nameInMessage = (product: StaffProduct): TranslatedValue => inEachLanguage((language) => nameOf(product, 'name', language))

/** Problem of a row that names two products. @param ofSku the product with the row's SKU; undefined if the SKU is empty or unknown */
function disagreement(other: StaffProduct, ofSku: StaffProduct | undefined): RowMessage {
  const values = { other: nameInMessage(other) }
  if (!ofSku) return { key: 'row.disagree', values }
  return { key: 'row.skuOther', values: { ...values, sku: ofSku.sku ?? '', name: nameInMessage(ofSku) } }
}

/**
 * True if an unknown SKU and the names of a row contradict the product that its id alone names: the id is then probably one of another
 * system. A row with a new SKU for a product without one needs no name.
 */
function isStranger(product: StaffProduct, values: ReadonlyMap<ColumnKey, unknown>): boolean {
  const named = names.filter((field) => textOf(values.get(field)))
  const agrees = named.some((field) => names.some((other) => foldWord(product[other]) === foldWord(textOf(values.get(field)))))
  return !agrees && (product.sku !== null || named.length > 0)
}

/** Minimum length of a word that two names can share: shorter ones, such as "de" or "12", are in names of most products. */
const MIN_WORD_LENGTH = 3

/** True if the row names the product, and no word of its names is in one of the product's: the row is about another product. */
function isRenamed(product: StaffProduct, values: ReadonlyMap<ColumnKey, unknown>): boolean {
  const [stored, given] = [names.map((field) => foldWord(product[field])), names.map((field) => foldWord(textOf(values.get(field))))]
  const wordsOf = (texts: string[]) => texts.flatMap((text) => [text, ...text.split(' ').filter(({ length }) => length >= MIN_WORD_LENGTH)])
  const known = new Set(wordsOf(stored).filter(Boolean))
  const read = wordsOf(given).filter(Boolean)
  return known.size > 0 && read.length > 0 && !read.some((word) => known.has(word))
}

/**
 * Reason why a row means another product than in the trial, since somebody has created, renamed or deleted a product meanwhile.
 *
 * @param tried id of the product in the trial, null for a new product; undefined if there was no trial or the product was unclear
 * @param findById finds the products of today
 */
export function findMovedProblem(
  tried: number | null | undefined,
  found: StaffProduct | undefined,
  findById: (id: number) => StaffProduct | undefined,
): RowMessage | undefined {
  if (tried === undefined || tried === (found?.id ?? null)) return undefined
  const shown = tried === null ? found : findById(tried)
  if (!shown) return { key: 'row.gone' }
  const values = { name: nameInMessage(shown) }
  return tried === null ? { key: 'row.appeared', values } : { key: 'row.renamed', values }
}

/** Key for comparing SKUs, independent of capitals. */
export const skuKey = (sku: string): string => sku.trim().toLowerCase()
const withoutZeros = (sku: string): string => skuKey(sku).replace(/^'?0+(?=.)/, '')
/** Trimmed text of a value that was read from a cell; '' for other values. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
