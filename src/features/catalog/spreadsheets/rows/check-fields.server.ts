import type { ProblemKey } from '#i18n/problems.ts'
import { isSameJson } from '#kit/merge-fields.ts'
import type { ProductInput, StaffProduct } from '../../product/product.contract.ts'
import { productFields, specsSchema } from '../../product/product-fields.ts'
import type { ColumnKey } from '../columns/columns.ts'
import type { RowMessage } from '../columns/read-cell.ts'
import { skuKey } from './product-index.server.ts'
import { figuresAfter } from './row-changes.ts'
import type { RowFields } from './row-fields.ts'

type Checking = { headingOf: (key: ColumnKey) => string; isTaken: (slug: string) => boolean }

/** Checks a row's fields against the contract. Returns the valid fields that change, and a fault for each invalid field. */
export function checkFields(
  { fields, specs }: RowFields,
  stored: StaffProduct | undefined,
  { headingOf, isTaken }: Checking,
): { fields: Partial<ProductInput>; faults: RowMessage[] } {
  const result: Record<string, unknown> = {}
  const faults: RowMessage[] = []
  for (const [name, value] of Object.entries(fields)) {
    if (stored && isSameText(value, stored[name as keyof StaffProduct])) continue
    // An SKU that differs only in capitals identifies the product, and does not change its SKU.
    if (name === 'sku' && stored?.sku && skuKey(String(value)) === skuKey(stored.sku)) continue
    const parsed = productFields[name as keyof typeof productFields].schema.safeParse(value)
    if (parsed.success) result[name] = parsed.data
    else faults.push(fieldProblem(headingOf(name as ColumnKey), parsed.error.issues[0]?.message))
  }
  if (typeof result.slug === 'string' && isTaken(result.slug)) faults.push(fieldProblem(headingOf('slug'), 'problem.slugTaken'))
  const figures = Object.entries(specs)
  for (const [name, value] of figures) {
    const parsed = value === null ? undefined : specsSchema.safeParse({ [name]: value })
    if (parsed && !parsed.success) faults.push(fieldProblem(headingOf(`specs.${name}` as ColumnKey), parsed.error.issues[0]?.message))
  }
  if (figures.length > 0) result.specs = figuresAfter(stored?.specs ?? {}, specs)
  return { fields: result, faults }
}

/** Compares values. Texts are equal if only line breaks or outer spaces differ: XLSX does not keep "\r\n", and cells are trimmed. */
function isSameText(one: unknown, other: unknown): boolean {
  const plain = (value: unknown) => (typeof value === 'string' ? value.replace(/\r\n?/g, '\n').trim() : value)
  return isSameJson(plain(one), plain(other))
}

const fieldProblem = (column: string, key = 'problem.invalid'): RowMessage => ({
  key: 'row.field',
  values: { column, inner: key as ProblemKey },
})
