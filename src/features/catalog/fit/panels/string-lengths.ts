import type { Specs } from '../../goods/attributes.ts'

/** Open-circuit voltage of a panel in the coldest morning: +0.28 %/K, 10 °C in Cuba. */
export const coldVoltageV = (openCircuitV: number) => openCircuitV * (1 + 0.0028 * (25 - 10))
/** Operating voltage of a panel whose cells are hot: -0.35 %/K, cells of 70 °C (own estimate). */
const hotVoltageV = (voltageV: number) => voltageV * (1 - 0.0035 * (70 - 25))

/**
 * How many panels may stand in series before a solar input: enough to wake it when they are hot, not so many that they
 * pass its limit when it is cold, or leave the window of its tracker. `max` is below `min` when none fits,
 * as where there is no input at all; undefined when a figure is missing.
 */
export function stringLengths(panel: Specs, input: Specs): { min: number; max: number } | undefined {
  const { voltageV, openCircuitV } = panel
  if (input.solarInput === 'no') return { min: 1, max: 0 }
  if (!voltageV || !openCircuitV || input.dcMinV === undefined || input.dcMaxV === undefined) return undefined
  // Where the maker gives no end of the tracker's window, the input works up to what it bears.
  const tracked = input.mpptMaxV === undefined ? Number.POSITIVE_INFINITY : Math.floor(input.mpptMaxV / voltageV)
  return {
    min: Math.max(1, Math.ceil(input.dcMinV / hotVoltageV(voltageV))),
    max: Math.min(tracked, Math.floor(input.dcMaxV / coldVoltageV(openCircuitV))),
  }
}
