import { type CheckedItem, type Finding, type HouseholdNeeds, pickerOf } from './finding.ts'
import { LITHIUM_SHARE } from './panels/controller-input.ts'
import { hasSolarInput } from './panels/panel-rules.ts'

/**
 * Reports goods without a necessary counterpart, such as panels and a controller without a battery; panels alone lack nothing.
 * These are no misfits, since the customer may already own the counterpart. Also reports batteries and power sources that cannot
 * simply be combined.
 *
 * @param needs power that a household draws, if known; an inverter without a battery is then reported even if there are no panels
 */
export function checkMissingCounterparts(items: readonly CheckedItem[], needs?: HouseholdNeeds): Finding[] {
  const pick = pickerOf(items)
  return [
    ...(pick('inverter', 'controller', 'system').length > 0 ? [] : checkTogether(pick('battery'))),
    ...(pick('battery', 'system').length > 0 ? [] : checkWithoutBattery(pick('panel'), pick('inverter'), pick('controller'), needs)),
    ...(pick('inverter', 'controller', 'system').length > 0 ? [] : checkWithoutDevice(pick('panel'), pick('battery'))),
    ...checkSeveral(pick('inverter', 'system')),
    ...checkSystemBanks(pick('system')),
  ]
}

/** Checks whether several kinds of batteries in a cart without a device may form one bank. */
function checkTogether(batteries: readonly CheckedItem[]): Finding[] {
  if (batteries.length < 2) return []
  const ids = batteries.map(({ id }) => id)
  const chemistries = new Set(batteries.flatMap(({ specs }) => specs.chemistry ?? []))
  const voltages = batteries.flatMap(({ specs }) => specs.voltageV ?? [])
  const isOfTwoVoltages = Math.max(...voltages) > Math.min(...voltages) * LITHIUM_SHARE + 0.01
  const check = chemistries.size > 1 ? 'loneChemistry' : isOfTwoVoltages ? 'loneVoltage' : undefined
  if (check) return [{ check, verdict: 'never', ids, figures: {} }]
  return [{ check: 'mixed', verdict: 'unknown', ids, figures: {}, reason: 'noDevice' }]
}

/** Reports a missing battery. A controller needs a battery; whether an inverter works without a battery is unknown. */
function checkWithoutBattery(
  panels: readonly CheckedItem[],
  inverters: readonly CheckedItem[],
  controllers: readonly CheckedItem[],
  needs?: HouseholdNeeds,
): Finding[] {
  if (panels.length === 0 && !needs) return []
  if (panels.length > 0 && controllers.length > 0)
    return controllers.map(({ id }) => ({ check: 'noBattery', verdict: 'told', ids: [id], figures: {} }))
  return inverters
    .filter((inverter) => needs || hasSolarInput(inverter))
    .map(({ id }) => ({ check: 'noBattery', verdict: 'unknown', ids: [id], figures: {}, reason: 'noBattery' }))
}

/** Reports panels and batteries without an inverter or controller between them. */
function checkWithoutDevice(panels: readonly CheckedItem[], batteries: readonly CheckedItem[]): Finding[] {
  if (panels.length === 0 || batteries.length === 0) return []
  return [{ check: 'noDevice', verdict: 'told', ids: [...panels, ...batteries].map(({ id }) => id), figures: {} }]
}

/** Reports several inverters or complete systems: whether their power adds up is unknown, since no figure shows it. */
function checkSeveral(sources: readonly CheckedItem[]): Finding[] {
  if (sources.reduce((sum, { quantity }) => sum + quantity, 0) < 2) return []
  return [{ check: 'several', verdict: 'unknown', ids: sources.map(({ id }) => id), figures: {}, reason: 'several' }]
}

/** Reports complete systems with different batteries: each works with its own batteries, but they form no common bank. */
function checkSystemBanks(systems: readonly CheckedItem[]): Finding[] {
  const kinds = [systems.flatMap(({ specs }) => specs.chemistry ?? []), systems.flatMap(({ specs }) => specs.batteryV ?? [])]
  if (kinds.every((values) => new Set<string>(values).size < 2)) return []
  return [{ check: 'systemBanks', verdict: 'told', ids: systems.map(({ id }) => id), figures: {} }]
}
