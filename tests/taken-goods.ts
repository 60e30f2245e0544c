import type { CheckedItem } from '#features/catalog/fit/finding.ts'
import type { Specs } from '#features/catalog/goods/attributes.ts'
import { demoItem } from './demo-stock.ts'

/** A product of the demonstration with its quantity, as in a cart. `changes` override its specs. */
export function item(slug: string, quantity = 1, changes: Specs = {}): CheckedItem {
  const found = demoItem(slug)
  return { ...found, quantity, specs: { ...found.specs, ...changes } }
}

/** The same product without some of its specs. */
export const without = (one: CheckedItem, ...keys: (keyof Specs)[]): CheckedItem => ({
  ...one,
  specs: Object.fromEntries(Object.entries(one.specs).filter(([key]) => !keys.includes(key as keyof Specs))),
})
