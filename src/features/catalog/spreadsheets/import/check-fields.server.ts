import type { ProblemKey } from '#i18n/problems.ts'
import { isSameJson } from '#kit/same-json.ts'
import type { ProductInput, StaffProduct } from '../../product/product.contract.ts'
import { productFields, specsSchema } from '../../product/product-fields.ts'
import type { ColumnKey } from '../columns/columns.ts'
import type { RowProblem } from '../columns/read-cell.ts'
import { type Draft, figuresAfter } from './draft.ts'
import { skuKey } from './product-index.server.ts'

type Checking = { headingOf: (key: ColumnKey) => string; isTaken: (slug: string) => boolean }

/** Checks a row's fields by the rules of the contract; a field that breaks one becomes a fault. */
export function checkFields(
  { fields, specs }: Draft,
  stored: StaffProduct | undefined,
  { headingOf, isTaken }: Checking,
): { fields: Partial<ProductInput>; faults: RowProblem[] } {
  const result: Record<string, unknown> = {}
  const faults: RowProblem[] = []
  for (const [name, value] of Object.entries(fields)) {
    if (stored && isSameText(value, stored[name as keyof StaffProduct])) continue
    // A code in other capitals names the product; it does not rename it.
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

/** Line breaks are the same in any system's writing, since workbooks keep only one of them. */
function isSameText(one: unknown, other: unknown): boolean {
  const plain = (value: unknown) => (typeof value === 'string' ? value.replace(/\r\n?/g, '\n').trim() : value)
  return isSameJson(plain(one), plain(other))
}

const fieldProblem = (column: string, key = 'problem.invalid'): RowProblem => ({
  key: 'row.field',
  values: { column, inner: key as ProblemKey },
})
