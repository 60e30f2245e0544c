import type { Specs } from '../../goods/attributes.ts'

/** Open-circuit voltage of a panel on the coldest morning: +0.28 %/K, 10 °C in Cuba. */
export const coldVoltageV = (openCircuitV: number) => openCircuitV * (1 + 0.0028 * (25 - 10))
/** Operating voltage of a panel whose cells are hot: -0.35 %/K, cells of 70 °C (own estimate). */
const hotVoltageV = (voltageV: number) => voltageV * (1 - 0.0035 * (70 - 25))

/**
 * Range of panels in series at a solar input: enough for its minimum voltage when hot, not so many that cold panels exceed its
 * maximum or the tracker's range. `max` is below `min` if no number fits or there is no input; undefined if a figure is
 * missing.
 */
export function stringLengths(panel: Specs, input: Specs): { min: number; max: number } | undefined {
  const { voltageV, openCircuitV } = panel
  if (input.solarInput === 'no') return { min: 1, max: 0 }
  if (!voltageV || !openCircuitV || input.dcMinV === undefined || input.dcMaxV === undefined) return undefined
  // Without a stated end of the tracker's range the input works up to its maximum voltage.
  const tracked = input.mpptMaxV === undefined ? Number.POSITIVE_INFINITY : Math.floor(input.mpptMaxV / voltageV)
  return {
    min: Math.max(1, Math.ceil(input.dcMinV / hotVoltageV(voltageV))),
    max: Math.min(tracked, Math.floor(input.dcMaxV / coldVoltageV(openCircuitV))),
  }
}
