import type { Assumptions } from '../assumptions.ts'
import { MAX_HOURS } from '../carries.ts'
import type { Needs } from '../needs.ts'
import type { Kit } from './kits.ts'

/** A figure of a kit, beside that of the kit before it. */
type Figures = { now: number; before: number }
/** Power of the inverter in kW, capacity of the battery in kWh, hours of sun that are enough for a day. */
type KitGain = { power?: Figures; battery?: Figures; sun?: Figures }

/**
 * Advantages of a larger kit over the one before it if both carry for the same whole hours; the hours are beside their
 * prices, and a buyer could compare nothing else. Kits with different hours need no such text.
 */
export function gainOver(kit: Kit, before: Kit, needs: Pick<Needs, 'panelWp'>, assumed: Pick<Assumptions, 'sunHours'>): KitGain {
  const hours = ({ carriedHours }: Kit) => Math.min(MAX_HOURS, Math.floor(carriedHours))
  if (hours(kit) !== hours(before)) return {}
  const sun = { now: sunHoursNeeded(kit, needs, assumed), before: sunHoursNeeded(before, needs, assumed) }
  const battery = { now: kit.batteryWh / 1000, before: before.batteryWh / 1000 }
  return {
    ...(kit.inverterKw > before.inverterKw ? { power: { now: kit.inverterKw, before: before.inverterKw } } : {}),
    ...(battery.now > battery.before ? { battery } : {}),
    ...(sun.now < sun.before ? { sun } : {}),
  }
}

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
