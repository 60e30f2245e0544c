import type { Assumptions } from '../assumptions.ts'
import { MAX_HOURS } from '../carries.ts'
import type { Needs } from '../needs.ts'
import type { Kit } from './kits.ts'

/** A figure of a kit and of the smaller kit before it. */
type Figures = { now: number; before: number }
/** Inverter power in kW, battery capacity in kWh, and hours of sun needed for a day's energy; each before and after. */
type KitGain = { power?: Figures; battery?: Figures; sun?: Figures }

/**
 * Advantages of a larger kit over the one before it, if both last the same whole hours: then the hours beside the prices are no
 * reason to pay more. Kits with different hours need no such text.
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
 * Hours of sun in which the panels of a kit yield a household's energy of a day: h = E_day / (P_kit × PR), which equals the
 * assumed hours × needed power / the kit's power. Rounded up to tenths.
 */
export function sunHoursNeeded(
  { panelWp }: Pick<Kit, 'panelWp'>,
  needs: Pick<Needs, 'panelWp'>,
  { sunHours }: Pick<Assumptions, 'sunHours'>,
): number {
  return Math.ceil((sunHours * needs.panelWp * 10) / panelWp - 1e-6) / 10
}
