import { seriesFor } from './batteries/bank-series.ts'
import { checkCharging } from './batteries/charging.ts'
import { mayGo } from './batteries/share-batteries.ts'
import { enoughBatteries } from './enough.ts'
import type { CheckedItem, Finding } from './finding.ts'
import { asGiven } from './given-figures.ts'
import { checkOwnParts } from './own-parts.ts'
import { checkSystem } from './pair-checks.ts'
import { atBank, bankVoltages, narrowedTo } from './panels/controller-input.ts'
import { stringLengths } from './panels/string-lengths.ts'
import { placeStrings } from './panels/strings.ts'
import { mostWorking } from './panels/working-counts.ts'

/**
 * Findings about products side by side, which are alternatives without quantities, so each pair is checked alone. If more than
 * one piece is needed, the finding shows the number instead of a verdict: batteries of a device, panels in series.
 */
export function checkCompared(all: readonly CheckedItem[]): Finding[] {
  const items = asGiven(all)
  const pairs = items.flatMap((one, at) => items.slice(at + 1).map((other) => [one, other] as const))
  const found = pairs.flatMap(([one, other]) => {
    const pair = [enoughBatteries(one, other), enoughBatteries(other, one)]
    return atEachBank(pair, items).flatMap((placed) => checkSystem(placed).map((finding) => withNumbers(finding, placed)))
  })
  return [...found, ...checkLimits(items), ...checkOwnParts(items)]
}

/**
 * Charges that must be limited, with the number of batteries that is shown; a controller charges the bank of an inverter if
 * there is one.
 */
function checkLimits(items: readonly CheckedItem[]): Finding[] {
  const among = (kind: CheckedItem['goods']) => items.flatMap((item) => (item.goods === kind ? { ...item, quantity: 1 } : []))
  return among('battery').flatMap((battery) => {
    const takers = (kind: CheckedItem['goods']) => among(kind).filter((device) => mayGo(battery, device))
    const inverters = takers('inverter')
    const at = (place: CheckedItem) => enoughBatteries(battery, place)
    return [
      ...inverters.flatMap((inverter) => checkCharging(at(inverter), inverter)),
      ...takers('controller').flatMap((controller) => {
        const place = inverters[0] ?? controller
        return checkCharging(at(place), controller, place)
      }),
    ]
  })
}

/**
 * A pair of panel and controller once for each bank voltage possible with the compared batteries, else for each voltage of the
 * controller.
 */
function atEachBank(pair: readonly CheckedItem[], items: readonly CheckedItem[]): (readonly CheckedItem[])[] {
  const controller = pair.find(({ goods }) => goods === 'controller')
  if (!controller || !pair.some(({ goods }) => goods === 'panel')) return [pair]
  const banksV = items.flatMap(({ goods, specs }) =>
    goods === 'battery' ? (seriesFor(specs, controller.specs) ?? []).map((inSeries) => inSeries * (specs.voltageV ?? 0)) : [],
  )
  const voltages = bankVoltages(narrowedTo(controller, banksV))
  if (voltages.length === 0) return [pair]
  return voltages.map((nominalV) => pair.map((item) => (item === controller ? atBank(item, nominalV) : item)))
}

function withNumbers(finding: Finding, pair: readonly CheckedItem[]): Finding {
  const [part, input] = finding.ids.map((id) => pair.find((item) => item.id === id))
  if (!part || !input || finding.verdict === 'unknown') return finding
  const { check, ids, figures } = finding
  const at: Finding['figures'] = figures.atV === undefined ? {} : { atV: figures.atV }
  if (check === 'bank' && finding.verdict === 'fits' && part.quantity > 1) return { ...finding, verdict: 'told' }
  const lengths = stringLengths(part.specs, input.specs)
  const { wattPeak } = part.specs
  const { pvMaxW } = input.specs
  const most = wattPeak && pvMaxW ? Math.floor(pvMaxW / wattPeak) : undefined
  if (check === 'string' && lengths) {
    const { min } = lengths
    // Limits the number in series by the input's power, unless that allows no string at all.
    const max = most !== undefined && most >= min ? Math.min(lengths.max, most) : lengths.max
    // With several bank voltages the string of each is reported: a single one would look like the only option.
    const verdict = min > max ? 'never' : min > 1 || figures.atV !== undefined ? 'told' : 'fits'
    return { check, ids, verdict, figures: { min, max, maxV: input.specs.dcMaxV ?? 0, ...at } }
  }
  if (check === 'panelPower' && most !== undefined) {
    // Caps the number at the largest that forms full strings.
    const working = mostWorking(part, input)
    const possible = mostWorking(part, input, false)
    if (possible && possible !== working) {
      const { lacks = [] } = placeStrings({ ...part, quantity: possible }, input) ?? {}
      return { check, ids, verdict: 'unknown', figures: {}, lacks }
    }
    return { check, ids, verdict: working ? 'fits' : 'never', figures: { ...figures, most: working ?? 0 } }
  }
  return finding
}
