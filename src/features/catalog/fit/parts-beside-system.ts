import { possibleSeries } from './batteries/bank-series.ts'
import { judgeBank } from './batteries/battery-rules.ts'
import type { CheckedItem, Finding } from './finding.ts'

/**
 * Checks batteries and panels beside a complete system, which has its own. A battery that cannot join the system's bank is a
 * misfit; all others are left to a technician.
 */
export function checkPartsBesideSystem(items: readonly CheckedItem[]): Finding[] {
  const among = (...kinds: readonly CheckedItem['goods'][]) => items.filter(({ goods }) => kinds.includes(goods))
  // If there is an inverter or a controller, batteries and panels are checked with that.
  if (among('inverter', 'controller').length > 0) return []
  return among('system').flatMap((system) => among('battery', 'panel').map((part) => checkPart(part, system)))
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
