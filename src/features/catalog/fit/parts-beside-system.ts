import { possibleSeries } from './batteries/bank-series.ts'
import { judgeBank } from './batteries/battery-rules.ts'
import { type CheckedItem, type Finding, pickerOf } from './finding.ts'

/**
 * Checks batteries and panels that are in a cart with a complete system, which includes its own. A battery that cannot join the
 * system's bank is a misfit; the verdict on other batteries and on panels is `unknown`, since only a technician can decide.
 */
export function checkPartsBesideSystem(items: readonly CheckedItem[]): Finding[] {
  const pick = pickerOf(items)
  // If there is an inverter or a controller, other rules check batteries and panels with that device.
  if (pick('inverter', 'controller').length > 0) return []
  return pick('system').flatMap((system) => pick('battery', 'panel').map((part) => checkPart(part, system)))
}

function checkPart(part: CheckedItem, system: CheckedItem): Finding {
  const ids = [part.id, system.id]
  if (part.goods === 'battery') {
    const [own, other] = [system.specs.chemistry, part.specs.chemistry]
    if (own && other && own !== other) return { check: 'ownParts', verdict: 'never', ids, figures: {} }
    if (possibleSeries(part.specs, system.specs)?.length === 0) return { check: 'bank', ids, ...judgeBank(part, system) }
  }
  return { check: 'ownParts', verdict: 'unknown', ids, figures: {}, reason: 'extends' }
}
