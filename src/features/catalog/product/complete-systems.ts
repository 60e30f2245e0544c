import type { ProductCard } from './product.contract.ts'

/**
 * The first complete systems of a list: what has an inverter, panels and a battery, told by its figures and not by the
 * name of a category, which staff may change.
 */
export function pickCompleteSystems(products: readonly ProductCard[], count: number): ProductCard[] {
  return products.filter(({ specs }) => specs.powerKw && specs.wattPeak && specs.capacityKwh).slice(0, count)
}
