import { formBank } from '#features/catalog/fit/batteries/battery-bank.ts'
import { evaluateSystem } from '#features/catalog/fit/evaluate-system.ts'
import type { CheckedItem } from '#features/catalog/fit/finding.ts'
import { acOutputPerPhase, CURRENT_RESERVE } from '#features/catalog/fit/part-rules.ts'

/** Wiring of a kit for the installer's sheet, in volts, amperes, metres and mm². */
export type Wiring = {
  /** Number of strings, and panels in series in each; a second entry for strings of another length. */
  strings: readonly { count: number; inSeries: number }[]
  coldV: number
  maxV: number
  bank?: { inSeries: number; rows: number; voltageV: number }
  /** Minimum rated current of a string's protection: 1.25 × Isc. Three or more strings in parallel need a fuse each. */
  stringA?: number
  hasFuses: boolean
  cable?: { mm2: number; metres: number; currentA: number; dropV: number; dropPercent: number }
  battery?: { kw: number; voltageV: number; currentA: number; fuseA: number; mm2: number }
  output?: { kw: number; voltageV: number; fuseA: number }
}

/** Resistivity of copper at 70 °C in Ω·mm²/m: 0.0172 × (1 + 0.0039 × 50). */
const RESISTANCE = 0.0206
/** Cross sections of cables on sale in mm², and the maximum voltage drop between panels and inverter (2 %). Our choice. */
const SECTIONS = [4, 6, 10, 16, 25, 35, 50, 70, 95, 120, 150]
const MAX_LOST = 0.02
/** Maximum current per mm² of a battery cable up to 2 m long. Our choice, on the safe side of IEC 60364-5-52. */
const AMPERES_A_MM2 = 5

/**
 * Computes the wiring of a kit of parts.
 *
 * - cable: ΔU = 2 × L × I × ρ / A, with I = Wp / Vmp; A is the section of the kit's cable, else the smallest with a drop of 2 % or
 *   less, at most 150 mm²
 * - battery side: I = P / U; fuse and cable for 1.25 × I
 * - output: 1.25 × the current of {@link acOutputPerPhase}, as in a cart's check of AC protection
 *
 * @param metres cable length from the panels to the inverter
 * @returns undefined unless the kit has panels that its inverter accepts as strings
 */
export function computeWiring(items: readonly CheckedItem[], metres: number): Wiring | undefined {
  const of = (goods: CheckedItem['goods']) => items.find((item) => item.goods === goods)
  const [panel, inverter, battery, cable] = [of('panel'), of('inverter'), of('battery'), of('cable')]
  const found = evaluateSystem(items).find(({ check, verdict }) => check === 'string' && verdict === 'fits')
  if (!panel || !inverter || !found) return undefined
  const {
    inSeries = 1,
    strings = 1,
    parallel = strings,
    trackers = 1,
    parallel2 = 0,
    trackers2 = 0,
    inSeries2 = 0,
    coldV = 0,
    maxV = 0,
  } = found.figures
  const { wattPeak, voltageV: panelV, shortCircuitA } = panel.specs
  const bank = battery && formBank(battery, inverter)
  const { powerKw } = inverter.specs
  const output = acOutputPerPhase(inverter.specs)
  return {
    strings: [
      { count: parallel * trackers, inSeries },
      ...(parallel2 * trackers2 > 0 ? [{ count: parallel2 * trackers2, inSeries: inSeries2 }] : []),
    ],
    ...{ coldV, maxV, hasFuses: Math.max(parallel, parallel2) >= 3 },
    ...(bank ? { bank } : {}),
    ...(shortCircuitA ? { stringA: CURRENT_RESERVE * shortCircuitA } : {}),
    ...(wattPeak && panelV ? { cable: cableOf(wattPeak / panelV, inSeries * panelV, metres, cable?.specs.cableMm2) } : {}),
    ...(powerKw && bank ? { battery: batteryCable(powerKw, bank.voltageV) } : {}),
    ...(powerKw && output ? { output: { kw: powerKw, voltageV: output.voltageV, fuseA: CURRENT_RESERVE * output.currentA } } : {}),
  }
}

function cableOf(currentA: number, stringV: number, metres: number, own: number | undefined): NonNullable<Wiring['cable']> {
  const lost = (mm2: number) => (2 * metres * currentA * RESISTANCE) / mm2
  const mm2 = own ?? SECTIONS.find((section) => lost(section) <= MAX_LOST * stringV) ?? 150
  return { mm2, metres, currentA, dropV: lost(mm2), dropPercent: (100 * lost(mm2)) / stringV }
}

function batteryCable(kw: number, voltageV: number): NonNullable<Wiring['battery']> {
  const currentA = (kw * 1000) / voltageV
  const fuseA = CURRENT_RESERVE * currentA
  return { kw, voltageV, currentA, fuseA, mm2: SECTIONS.find((section) => section * AMPERES_A_MM2 >= fuseA) ?? 150 }
}
