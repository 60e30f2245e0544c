import { type Needs, sunHoursOf } from '../needs.ts'
import { MAX_RUNTIME_HOURS } from '../runtime.ts'
import type { Sizing } from '../sizing.contract.ts'
import type { Kit } from './kit.ts'

/** A figure of a kit (`now`) and of the smaller kit (`before`). */
type Figures = { now: number; before: number }
/** Inverter power in kW, battery capacity in kWh, and hours of sun needed for a day's energy; only figures that are better. */
type KitGain = { power?: Figures; battery?: Figures; sun?: Figures }

/** Runtime of a kit as it is shown: in whole hours, at most {@link MAX_RUNTIME_HOURS}. */
export const shownHours = ({ carriedHours }: Pick<Kit, 'carriedHours'>): number => Math.min(MAX_RUNTIME_HOURS, Math.floor(carriedHours))

/**
 * Advantages of a larger kit over the smaller one, if both have the same runtime in whole hours, so that the runtime gives no
 * reason to pay more. Empty if the runtimes differ.
 */
export function gainOver(kit: Kit, before: Kit, { household, assumed, needs }: Pick<Sizing, 'household' | 'assumed' | 'needs'>): KitGain {
  if (shownHours(kit) !== shownHours(before)) return {}
  const sunHours = sunHoursOf(household, assumed)
  const sun = { now: sunHoursNeeded(kit, needs, sunHours), before: sunHoursNeeded(before, needs, sunHours) }
  const battery = { now: kit.batteryWh / 1000, before: before.batteryWh / 1000 }
  return {
    ...(kit.inverterKw > before.inverterKw ? { power: { now: kit.inverterKw, before: before.inverterKw } } : {}),
    ...(battery.now > battery.before ? { battery } : {}),
    ...(sun.now < sun.before ? { sun } : {}),
  }
}

/**
 * Hours of sun in which the panels of a kit yield a household's daily energy: h = E_day / (P_kit × PR), which equals the sun
 * hours that the needs were computed with × needed panel power / the kit's panel power. Rounded up to tenths.
 */
export function sunHoursNeeded({ panelWp }: Pick<Kit, 'panelWp'>, needs: Pick<Needs, 'panelWp'>, sunHours: number): number {
  return Math.ceil((sunHours * needs.panelWp * 10) / panelWp - 1e-6) / 10
}
