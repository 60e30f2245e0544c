import type { Assumptions } from '../assumptions.ts'
import { type Household, withOtherChemistry } from '../household/household.ts'
import { type Needs, needsOf } from '../needs.ts'
import { carriesAll, isSound, larger } from './build-kits.ts'
import { describeKit } from './describe-kit.ts'
import { type Kit, kitClasses, kitClassFactors } from './kit.ts'
import { compareByAvailability, type StockItem, toKitPart } from './kit-parts.ts'

/** Finds the complete system of the chosen chemistry that meets all needs, the most available and then the cheapest. */
export function findSystem(household: Household, assumed: Assumptions, stock: readonly StockItem[], needs: Needs): Kit | undefined {
  const enough = (factor: number) => {
    const demand = { household, assumed, factor, leastIdleW: needs.idleW }
    const own = larger(needs, factor)
    return (item: StockItem) => item.goods === 'system' && carriesAll(item, demand, own)
  }
  const best = stock
    .filter(enough(1))
    .map((item) => [toKitPart(item, 1)])
    .filter((parts) => isSound(parts, needs))
    .sort(compareByAvailability)[0]
  if (!best?.[0]) return undefined
  const { item } = best[0]
  const classes = kitClasses.filter((kitClass) => enough(kitClassFactors[kitClass])(item))
  return { classes, ...describeKit(best, { household, assumed }) }
}

/**
 * Finds the complete system with batteries of the other chemistry for the same household, the most available and then the cheapest.
 *
 * @param system the system of the chosen chemistry, if any
 * @returns undefined without a price; with a `system`, also unless both have a price and it costs less and is available at least as
 *   soon
 */
export function findOtherSystem(
  household: Household,
  assumed: Assumptions,
  stock: readonly StockItem[],
  system: Kit | undefined,
): Kit | undefined {
  const other = withOtherChemistry(household)
  const found = findSystem(other, assumed, stock, needsOf(other, assumed))
  if (!found || found.cents === null) return undefined
  if (!system) return found
  return system.cents !== null && found.cents < system.cents && delayOf(found) <= delayOf(system) ? found : undefined
}

/** Rank of a kit by availability: 0 in stock, 1 to be reserved, 2 to be ordered. */
const delayOf = ({ orderedIds, reservedIds }: Kit) => (orderedIds.length > 0 ? 2 : reservedIds.length > 0 ? 1 : 0)
