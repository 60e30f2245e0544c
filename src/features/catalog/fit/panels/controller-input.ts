import type { CheckedItem } from '../finding.ts'

/** Charging voltage divided by nominal voltage: 14.4 V for 12 V, lead or lithium. Own estimate. */
const CHARGING_SHARE = 1.2
/** Lithium has higher voltages than lead: 12.8 V for 12 V. */
export const LITHIUM_SHARE = 12.8 / 12

/**
 * Nominal voltages of banks that a controller can charge, in V. Empty for an inverter: its solar input does not depend on its
 * battery.
 */
export function bankVoltages({ goods, specs: { batteryV } }: CheckedItem): number[] {
  return goods === 'controller' && batteryV && batteryV !== 'hv' ? batteryV.split('/').map(Number) : []
}

/**
 * A controller at a bank of one nominal voltage. Its output is a current, so the power of its panels is proportional to that
 * voltage: a stated power is that at the highest voltage; otherwise it is A × V. It only steps down, so hot panels must have
 * more volts than the charging voltage.
 */
export function atBank<Item extends CheckedItem>(controller: Item, nominalV: number): Item {
  const { specs } = controller
  const { pvMaxW, chargeA, dcMinV } = specs
  const highestV = Math.max(...bankVoltages(controller), nominalV)
  const powerW = pvMaxW === undefined ? chargeA && chargeA * nominalV : (pvMaxW * nominalV) / highestV
  return {
    ...controller,
    specs: {
      ...specs,
      batteryV: String(nominalV),
      ...(powerW === undefined ? {} : { pvMaxW: powerW }),
      ...(dcMinV === undefined ? {} : { dcMinV: Math.max(dcMinV, nominalV * CHARGING_SHARE) }),
    },
  }
}

/**
 * A controller limited to those of the given banks that it can charge, or unchanged in its voltages if it can charge none; with
 * a single voltage as `atBank` returns it.
 */
export function narrowedTo(controller: CheckedItem, banksV: readonly number[]): CheckedItem {
  const voltages = bankVoltages(controller)
  const given = voltages.filter((nominalV) => banksV.some((bankV) => bankV >= nominalV - 0.01 && bankV <= nominalV * LITHIUM_SHARE + 0.01))
  const own = given.length > 0 ? given : voltages
  const [only, second] = own
  if (only === undefined) return controller
  if (second === undefined) return atBank(controller, only)
  // The power is that at the highest voltage; the minimum input voltage stays as stated, since the bank is not known.
  const highest = atBank(controller, Math.max(...own))
  return {
    ...highest,
    specs: {
      ...highest.specs,
      batteryV: own.join('/'),
      ...(controller.specs.dcMinV === undefined ? {} : { dcMinV: controller.specs.dcMinV }),
    },
  }
}
