import type { CheckedItem } from '#features/catalog/fit/finding.ts'
import type { Specs } from '#features/catalog/goods/attributes.ts'
import { demoItem } from './demo-stock.ts'

/** So many of a product of the demonstration, as in a cart, with other figures where a test needs them. */
export function item(slug: string, quantity = 1, changes: Specs = {}): CheckedItem {
  const found = demoItem(slug)
  return { ...found, quantity, specs: { ...found.specs, ...changes } }
}

/** The same product, as if its maker did not tell some figures. */
export const without = (one: CheckedItem, ...keys: (keyof Specs)[]): CheckedItem => ({
  ...one,
  specs: Object.fromEntries(Object.entries(one.specs).filter(([key]) => !keys.includes(key as keyof Specs))),
})
