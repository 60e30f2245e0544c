import { bankFor, stringLengths } from '#features/catalog/goods/fit-figures.ts'
import { type CheckedItem, checkSystem, type Finding } from './system-checks.ts'

/**
 * What may be said of products side by side, which are alternatives and of which nobody has told how many: each pair for
 * itself, with as many batteries as the device needs, and of panels how many go in series.
 */
export function checkCompared(items: readonly CheckedItem[]): Finding[] {
  const pairs = items.flatMap((one, at) => items.slice(at + 1).map((other) => [one, other] as const))
  return pairs.flatMap(([one, other]) => {
    const pair = [enoughOf(one, other), enoughOf(other, one)]
    return checkSystem(pair).map((finding) => withoutCount(finding, pair))
  })
}

function enoughOf(item: CheckedItem, other: CheckedItem): CheckedItem {
  if (item.goods !== 'battery') return { ...item, quantity: 1 }
  const { powerKw } = other.specs
  const bank =
    bankFor(item.specs, other.specs, { powerKw: other.goods === 'inverter' ? powerKw : undefined }) ?? bankFor(item.specs, other.specs)
  return { ...item, quantity: bank ? bank.inSeries * bank.rows : 1 }
}

function withoutCount(finding: Finding, pair: readonly CheckedItem[]): Finding {
  const [part, input] = finding.ids.map((id) => pair.find((item) => item.id === id))
  if (!part || !input || finding.verdict === 'unknown') return finding
  const { check, ids } = finding
  if (check === 'bankPower') return { ...finding, figures: { ...finding.figures, count: part.quantity } }
  const lengths = stringLengths(part.specs, input.specs)
  if (check === 'string' && lengths) {
    const { min, max } = lengths
    return { check, ids, verdict: min <= max ? 'fits' : 'never', figures: { min, max, maxV: input.specs.dcMaxV ?? 0 } }
  }
  if (check === 'panelPower') {
    const most = Math.floor((input.specs.pvMaxW ?? 0) / (part.specs.wattPeak ?? 1))
    const verdict = most >= (lengths?.min ?? 1) ? 'fits' : 'never'
    return { check, ids, verdict, figures: { ...finding.figures, most } }
  }
  return finding
}
