import { createHash } from 'node:crypto'
import type { StaffProduct } from '../../product/product.contract.ts'
import type { ColumnKey } from '../columns/columns.ts'
import type { RowMessage } from '../columns/read-cell.ts'
import { foldWord } from '../columns/recognise.ts'
import type { EvaluatedRow } from './evaluated-row.ts'
import { nameInMessage, skuKey, textOf } from './product-index.server.ts'
import type { ParsedRow } from './read-row.ts'

type Values = ReadonlyMap<ColumnKey, unknown>

/** The first of these values that a row has identifies its product. */
const identifying = ['id', 'sku', 'slug', 'nameDe', 'nameEs', 'nameEn'] as const
const identifyingKey = (values: Values) => identifying.find((key) => values.get(key)) ?? 'sku'

/**
 * Makes a function that returns a fault if an earlier row of the file is about the same product: `before`, or the new product that
 * the values name.
 *
 * @param rows rows that have been evaluated, which the caller extends by each row after asking about it
 */
export function twinFinder(
  rows: readonly EvaluatedRow[],
  headingOf: (key: ColumnKey) => string,
): (read: ParsedRow, before: StaffProduct | undefined) => RowMessage | undefined {
  const seen = new Map<string, { at: number; hash: string }>()
  return ({ values, faults }, before) => {
    const key = before ? `id ${before.id}` : keyOfNew(values)
    if (!key) return undefined
    const hash = hashOf(values)
    const first = seen.get(key)
    if (!first) seen.set(key, { at: rows.length, hash })
    const earlier = first && rows[first.at]
    if (!earlier) return undefined
    const isIdentical = first.hash === hash && faults.length === 0
    const text = textOf(values.get('sku')) || textOf(values.get('slug')) || (before ? nameInMessage(before) : earlier.name)
    // A faulty earlier row does not let this one through: staff decide which of the two is meant.
    const problem = earlier.outcome === 'faulty' ? 'row.twiceFaulty' : isIdentical ? 'row.twice' : 'row.twiceOther'
    return { key: problem, values: { text, row: earlier.row, column: headingOf(identifyingKey(values)) } }
  }
}

/** Hash of a row's values. The value that identifies the product is left out: the key of the row has it, compared less strictly. */
function hashOf(values: Values): string {
  const identity = identifyingKey(values)
  const compared = [...values].filter(([key]) => key !== identity)
  return createHash('sha256').update(JSON.stringify(compared)).digest('base64')
}

/**
 * Key of a new product within the file: two rows with the same key are duplicates. It compares as `match` of the product index does.
 * Undefined if the row has no SKU, slug or name.
 */
function keyOfNew(values: Values): string | undefined {
  const sku = textOf(values.get('sku'))
  if (sku) return `sku ${skuKey(sku)}`
  const slug = textOf(values.get('slug'))
  if (slug) return `slug ${slug}`
  const name = textOf(values.get('nameDe')) || textOf(values.get('nameEs')) || textOf(values.get('nameEn'))
  return name ? `name ${foldWord(name) || name}` : undefined
}
