import { type CheckedItem, type Finding, missingFigures } from '../finding.ts'
import { judgeFrame } from '../part-rules.ts'

/**
 * Checks whether the mounting kits of a cart hold its panels: together they hold Σ quantity × panelCount. Panels and kits whose
 * sizes do not match are not counted. Nothing is reported if no kit states its number of panels.
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
    const lacks = untold.flatMap((kit) => missingFigures([kit, 'panelCount']))
    return [{ check: 'mounted', verdict: 'unknown', ids, figures: {}, lacks }]
  }
  // With several kinds of kits the sentence does not say which kind to add.
  const need = second ? 0 : Math.ceil(count / (first.specs.panelCount ?? 1))
  const figures = { count, holds, missing: count - holds, need, all: need * (first.specs.panelCount ?? 0) }
  return [{ check: 'mounted', verdict: 'never', ids, figures }]
}
