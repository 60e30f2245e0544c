import { type CheckedItem, type Finding, missingFigures } from '../finding.ts'

/** Strings of a panel kind: panels in the longest string, number of strings, and maximum number in parallel at one tracker. */
type PanelStrings = { inSeries: number; strings: number; parallel: number }
/** Finds the strings of a panel kind; undefined if unknown. */
export type FindStrings = (panel: CheckedItem) => PanelStrings | undefined

/**
 * Number of parallel strings from which each string needs a fuse (NEC 690.9, IEC 62548): with three strings, a short circuit in one
 * string gets more current from the two others than its panels withstand.
 */
const FUSED_FROM = 3

/** Reads from the findings how each panel is connected. */
export function readStrings(findings: readonly Finding[]): FindStrings {
  return ({ id }) => {
    const found = findings.filter(({ check, verdict, ids }) => check === 'string' && verdict === 'fits' && ids[0] === id)
    if (found.length === 0) return undefined
    const figures = found.map((one) => one.figures)
    return {
      inSeries: Math.max(...figures.map(({ inSeries = 1 }) => inSeries)),
      strings: figures.reduce((sum, { strings = 1 }) => sum + strings, 0),
      parallel: Math.max(...figures.map(({ strings = 1, parallel = strings, parallel2 = 0 }) => Math.max(parallel, parallel2))),
    }
  }
}

/**
 * Number of strings whose currents add up in one pole of a part. A part for n strings has n poles; a part without a stated
 * number is assumed to carry a single string.
 */
export function stringsPerPole({ specs: { stringsMax }, quantity }: CheckedItem, strings: number | undefined): number {
  return stringsMax && strings ? Math.ceil(strings / (stringsMax * quantity)) : 1
}

/** Checks whether combiner boxes and isolators have enough poles for the strings of a cart, and whether parallel strings have fuses. */
export function checkStringProtection(
  accessories: readonly CheckedItem[],
  panels: readonly CheckedItem[],
  stringsOf: FindStrings,
): Finding[] {
  const connected = panels.flatMap((panel) => {
    const strings = stringsOf(panel)
    return strings ? [{ panel, ...strings }] : []
  })
  const all = connected.reduce((sum, { strings }) => sum + strings, 0)
  if (all === 0) return []
  const ids = connected.map(({ panel }) => panel.id)
  const boxes = accessories.filter(({ specs }) => specs.stringsMax !== undefined)
  const numbers = boxes.map((box): Finding => {
    const most = (box.specs.stringsMax ?? 0) * box.quantity
    const figures = { most, strings: all, need: Math.ceil(all / (box.specs.stringsMax ?? 1)) }
    return { check: 'partStrings', verdict: all <= most ? 'fits' : 'never', ids: [box.id, ...ids], figures }
  })
  const fused = connected.filter(({ parallel }) => parallel >= FUSED_FROM)
  return [...numbers, ...fused.map(({ panel, parallel }) => checkFuses(panel, parallel, accessories))]
}

/** Checks for string fuses. One box with fuses is enough. Without any box the verdict is `told`, since the customer may own fuses. */
function checkFuses(panel: CheckedItem, strings: number, accessories: readonly CheckedItem[]): Finding {
  const withAnswer = (answer: string) => accessories.find(({ specs }) => specs.stringFuses === answer)
  const withoutAnswer = accessories.find(({ specs }) => specs.stringsMax !== undefined && specs.stringFuses === undefined)
  const [has, silent, hasNone] = [withAnswer('yes'), withoutAnswer, withAnswer('no')]
  const about = { check: 'stringFuses', figures: { strings } } as const
  if (has) return { ...about, verdict: 'fits', ids: [panel.id, has.id] }
  if (silent) return { ...about, verdict: 'unknown', ids: [panel.id, silent.id], lacks: missingFigures([silent, 'stringFuses']) }
  if (hasNone) return { ...about, verdict: 'never', ids: [panel.id, hasNone.id] }
  return { ...about, verdict: 'told', ids: [panel.id] }
}
