import { seriesFor } from './batteries/bank-series.ts'
import { judgeBank } from './batteries/battery-rules.ts'
import type { CheckedItem, Finding } from './finding.ts'

/**
 * Batteries and panels beside a complete system, which has its own: which cannot be in its bank, and what a technician has to
 * answer.
 */
export function checkOwnParts(items: readonly CheckedItem[]): Finding[] {
  const among = (...kinds: readonly CheckedItem['goods'][]) => items.filter(({ goods }) => kinds.includes(goods))
  // With an inverter or a controller they are connected to that.
  if (among('inverter', 'controller').length > 0) return []
  return among('system').flatMap((system) => among('battery', 'panel').map((part) => checkPart(part, system)))
}

function checkPart(part: CheckedItem, system: CheckedItem): Finding {
  const ids = [part.id, system.id]
  if (part.goods === 'battery') {
    const [own, other] = [system.specs.chemistry, part.specs.chemistry]
    if (own && other && own !== other) return { check: 'ownParts', verdict: 'never', ids, figures: {} }
    if (seriesFor(part.specs, system.specs)?.length === 0) return { check: 'bank', ids, ...judgeBank(part, system) }
  }
  return { check: 'ownParts', verdict: 'unknown', ids, figures: {}, reason: 'extends' }
}
