import { isSameJson } from '#kit/merge-fields.ts'
import type { StaffProduct } from '../../product/product.contract.ts'
import type { RowFields } from './row-fields.ts'

/** Figures of a product after a row has changed them. */
export function figuresAfter(before: StaffProduct['specs'], changes: RowFields['specs']): StaffProduct['specs'] {
  const after: Record<string, unknown> = { ...before }
  for (const [key, value] of Object.entries(changes)) {
    if (value === null) delete after[key]
    else after[key] = value
  }
  return after as StaffProduct['specs']
}

/** Changed fields, each with its value before and after (null if it is missing). Figures are named "specs.powerKw". */
export function changesBetween(before: Record<string, unknown>, after: Record<string, unknown>): Record<string, [unknown, unknown]> {
  const [one, other] = [flat(before), flat(after)]
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return Object.fromEntries(
    [...names].flatMap((name) => (isSameJson(one[name], other[name]) ? [] : [[name, [one[name] ?? null, other[name] ?? null]]])),
  )
}

function flat({ specs = {}, ...fields }: Record<string, unknown>): Record<string, unknown> {
  return { ...fields, ...Object.fromEntries(Object.entries(specs as object).map(([key, value]) => [`specs.${key}`, value])) }
}
