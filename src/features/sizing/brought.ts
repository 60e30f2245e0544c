import type { Assumptions } from './assumptions.ts'
import type { Kit } from './kits.ts'
import type { Needs } from './needs.ts'

/**
 * Hours of sun in which the panels of a kit give what a household uses in a day: h = E_day / (P_kit × PR), which is the
 * assumed hours × needed power / the kit's. In tenths, rounded up, so that it is never too little.
 */
export function sunHoursNeeded(
  { panelWp }: Pick<Kit, 'panelWp'>,
  needs: Pick<Needs, 'panelWp'>,
  { sunHours }: Pick<Assumptions, 'sunHours'>,
): number {
  return Math.ceil((sunHours * needs.panelWp * 10) / panelWp - 1e-6) / 10
}

/** Whether a kit brings more than another by its panels alone. */
export function hasOnlyMorePanels(kit: Kit, other: Kit): boolean {
  return kit.panelWp > other.panelWp && kit.batteryWh === other.batteryWh && kit.inverterKw === other.inverterKw
}
