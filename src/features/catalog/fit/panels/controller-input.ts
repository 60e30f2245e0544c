import type { CheckedItem } from '../finding.ts'

/** Charging voltage divided by nominal voltage: 14.4 V for 12 V, lead or lithium. Our estimate. */
const CHARGING_SHARE = 1.2
/** Voltage of lithium batteries divided by the voltage of lead batteries of the same class: 12.8 V and 12 V. */
export const LITHIUM_SHARE = 12.8 / 12

/**
 * Nominal voltages of banks that a controller can charge, in V. Empty for an inverter: its solar input does not depend on its
 * battery.
 */
export function bankVoltages({ goods, specs: { batteryV } }: CheckedItem): number[] {
  return goods === 'controller' && batteryV && batteryV !== 'hv' ? batteryV.split('/').map(Number) : []
}

/**
 * Returns a controller with its figures at a bank of one nominal voltage. Its output current is limited, so its maximum panel power
 * is proportional to that voltage: `pvMaxW` applies to the highest voltage; without it the power is A × V. A controller only steps
 * the voltage down, so hot panels must have more volts than the charging voltage.
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
 * Limits a controller to the given bank voltages that it can charge. A controller that can charge none of them keeps all its voltages.
 * If one voltage remains, the result is the same as from `atBank`.
 */
export function narrowToBanks(controller: CheckedItem, banksV: readonly number[]): CheckedItem {
  const voltages = bankVoltages(controller)
  const given = voltages.filter((nominalV) => banksV.some((bankV) => bankV >= nominalV - 0.01 && bankV <= nominalV * LITHIUM_SHARE + 0.01))
  const own = given.length > 0 ? given : voltages
  const [only, second] = own
  if (only === undefined) return controller
  if (second === undefined) return atBank(controller, only)
  // The power applies to the highest voltage; the minimum input voltage stays as stated, since the bank's voltage is unknown.
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
