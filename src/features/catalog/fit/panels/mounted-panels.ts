import { type CheckedItem, type Finding, lacking } from '../finding.ts'
import { judgeFrame } from '../part-rules.ts'

/**
 * Mounting kits and the panels of a cart: all kits together hold Σ n × panelCount. Pairs of panel and kit whose sizes don't fit
 * are not counted. Without a kit that states its number of panels nothing is reported.
 */
export function checkMountedPanels(mountings: readonly CheckedItem[], panels: readonly CheckedItem[]): Finding[] {
  const suits = (kit: CheckedItem, panel: CheckedItem) => judgeFrame(kit, panel).verdict !== 'never'
  const held = panels.filter((panel) => mountings.some((kit) => suits(kit, panel)))
  const used = mountings.filter((kit) => held.some((panel) => suits(kit, panel)))
  const kits = used.filter(({ specs }) => specs.panelCount !== undefined)
  const [first, second] = kits
  if (!first || held.length === 0) return []
  const count = held.reduce((sum, { quantity }) => sum + quantity, 0)
  const holds = kits.reduce((sum, { quantity, specs }) => sum + quantity * (specs.panelCount ?? 0), 0)
  const ids = [...kits, ...held].map(({ id }) => id)
  if (holds >= count) return [{ check: 'mounted', verdict: 'fits', ids, figures: { count, holds } }]
  const untold = used.filter((kit) => !kits.includes(kit))
  if (untold.length > 0) {
    const lacks = untold.flatMap((kit) => lacking([kit, 'panelCount']))
    return [{ check: 'mounted', verdict: 'unknown', ids, figures: {}, lacks }]
  }
  // With several kinds of kits the sentence does not say which one to add.
  const need = second ? 0 : Math.ceil(count / (first.specs.panelCount ?? 1))
  const figures = { count, holds, missing: count - holds, need, all: need * (first.specs.panelCount ?? 0) }
  return [{ check: 'mounted', verdict: 'never', ids, figures }]
}
