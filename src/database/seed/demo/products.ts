import { accessories } from './products-accessories.ts'
import { batteries } from './products-batteries.ts'
import { construction } from './products-construction.ts'
import { generators } from './products-generators.ts'
import { inverters } from './products-inverters.ts'
import { panels } from './products-panels.ts'
import { completeSystems } from './products-systems.ts'
import { waterFilters } from './products-water-filters.ts'
import type { DemoProduct } from './types.ts'

/** In the order in which the shop shows them. */
export const demoProducts: readonly DemoProduct[] = [
  ...completeSystems,
  ...panels,
  ...inverters,
  ...batteries,
  ...generators,
  ...construction,
  ...waterFilters,
  ...accessories,
]
