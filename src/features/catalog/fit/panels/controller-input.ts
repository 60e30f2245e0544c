import type { CheckedItem } from '../finding.ts'

/** A charging voltage must be above the battery's: 14.4 V for a nominal 12 V, lead or lithium. Own estimate. */
const CHARGING_SHARE = 1.2
/** A lithium cell is higher than lead: 12.8 V stand for 12 V. */
export const LITHIUM_SHARE = 12.8 / 12

/**
 * The nominal voltages of the banks that a controller may charge, in V. An inverter has none here: what its solar input
 * takes does not depend on its battery.
 */
export function bankVoltages({ goods, specs: { batteryV } }: CheckedItem): number[] {
  return goods === 'controller' && batteryV && batteryV !== 'hv' ? batteryV.split('/').map(Number) : []
}

/**
 * A controller as it is at a bank of one nominal voltage. It gives a current, so the power of its panels goes with that
 * voltage: the W that are told are those at the highest one, and where none are told they are A × V. And it only steps
 * down, so hot panels must have more volts than it charges with.
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

/** A controller at the banks that there are, as far as it charges any of them; at one of them it is what it is there. */
export function narrowedTo(controller: CheckedItem, banksV: readonly number[]): CheckedItem {
  const voltages = bankVoltages(controller)
  const given = voltages.filter((nominalV) => banksV.some((bankV) => bankV >= nominalV - 0.01 && bankV <= nominalV * LITHIUM_SHARE + 0.01))
  const own = given.length > 0 ? given : voltages
  const [only, second] = own
  if (only === undefined) return controller
  if (second === undefined) return atBank(controller, only)
  // The W are those at the highest of them; from how many volts on it works stays open.
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
