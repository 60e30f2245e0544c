import type { Specs } from '../../goods/attributes.ts'

/** Open-circuit voltage of a panel on the coldest morning: +0.28 %/K, 10 °C in Cuba. */
export const coldVoltageV = (openCircuitV: number) => openCircuitV * (1 + 0.0028 * (25 - 10))
/** Operating voltage of a panel whose cells are hot: -0.35 %/K, cells of 70 °C (our estimate). */
const hotVoltageV = (voltageV: number) => voltageV * (1 - 0.0035 * (70 - 25))

/**
 * Range of panels in series at a solar input: enough for its minimum voltage when hot, and few enough that cold panels stay within
 * its maximum and the operating voltage within the tracker's range. `max` is below `min` if no number fits or if there is no solar
 * input; undefined if a figure is missing.
 */
export function stringLengths(panel: Specs, input: Specs): { min: number; max: number } | undefined {
  const { voltageV, openCircuitV } = panel
  if (input.solarInput === 'no') return { min: 1, max: 0 }
  if (!voltageV || !openCircuitV || input.dcMinV === undefined || input.dcMaxV === undefined) return undefined
  // Without `mpptMaxV` the tracker is assumed to work up to the input's maximum voltage.
  const tracked = input.mpptMaxV === undefined ? Number.POSITIVE_INFINITY : Math.floor(input.mpptMaxV / voltageV)
  return {
    min: Math.max(1, Math.ceil(input.dcMinV / hotVoltageV(voltageV))),
    max: Math.min(tracked, Math.floor(input.dcMaxV / coldVoltageV(openCircuitV))),
  }
}
