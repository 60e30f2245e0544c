import { possibleSeries } from './batteries/bank-series.ts'
import { checkCharging } from './batteries/charging.ts'
import { canConnect } from './batteries/share-batteries.ts'
import type { CheckedItem, Finding } from './finding.ts'
import { takeNeededBatteries } from './needed-quantities.ts'
import { checkAllPairs } from './pair-checks.ts'
import { atBank, bankVoltages, narrowToBanks } from './panels/controller-input.ts'
import { stringLengths } from './panels/string-lengths.ts'
import { placeStrings } from './panels/strings.ts'
import { maxWorkingCount } from './panels/working-counts.ts'
import { checkPartsBesideSystem } from './parts-beside-system.ts'
import { withPossibleFigures } from './possible-figures.ts'

/**
 * Checks the products that a visitor compares side by side. They have no quantities, so each pair is checked alone. If a pair needs
 * several batteries or several panels in series, the finding has the verdict `told` and shows their number.
 */
export function checkCompared(all: readonly CheckedItem[]): Finding[] {
  const items = withPossibleFigures(all)
  const pairs = items.flatMap((one, at) => items.slice(at + 1).map((other) => [one, other] as const))
  const found = pairs.flatMap(([one, other]) => {
    const pair = [takeNeededBatteries(one, other), takeNeededBatteries(other, one)]
    return atEachBank(pair, items).flatMap((placed) => checkAllPairs(placed).map((finding) => withNumbers(finding, placed)))
  })
  return [...found, ...checkLimits(items), ...checkPartsBesideSystem(items)]
}

/**
 * Reports charging currents that must be limited, for the number of batteries that the comparison shows. If there is an inverter, a
 * controller charges the inverter's bank.
 */
function checkLimits(items: readonly CheckedItem[]): Finding[] {
  const onePiece = (kind: CheckedItem['goods']) => items.flatMap((item) => (item.goods === kind ? { ...item, quantity: 1 } : []))
  return onePiece('battery').flatMap((battery) => {
    const takers = (kind: CheckedItem['goods']) => onePiece(kind).filter((device) => canConnect(battery, device))
    const inverters = takers('inverter')
    const at = (place: CheckedItem) => takeNeededBatteries(battery, place)
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
 * Repeats a pair of panel and controller for each bank voltage that the compared batteries allow, or for each voltage of the
 * controller if they allow none. Other pairs are returned once.
 */
function atEachBank(pair: readonly CheckedItem[], items: readonly CheckedItem[]): (readonly CheckedItem[])[] {
  const controller = pair.find(({ goods }) => goods === 'controller')
  if (!controller || !pair.some(({ goods }) => goods === 'panel')) return [pair]
  const banksV = items.flatMap(({ goods, specs }) =>
    goods === 'battery' ? (possibleSeries(specs, controller.specs) ?? []).map((inSeries) => inSeries * (specs.voltageV ?? 0)) : [],
  )
  const voltages = bankVoltages(narrowToBanks(controller, banksV))
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
    // A fit at one of several bank voltages is `told`: a single `fits` would look like the only option.
    const verdict = min > max ? 'never' : min > 1 || figures.atV !== undefined ? 'told' : 'fits'
    return { check, ids, verdict, figures: { min, max, maxV: input.specs.dcMaxV ?? 0, ...at } }
  }
  if (check === 'panelPower' && most !== undefined) {
    // Caps the number at the largest that forms full strings.
    const working = maxWorkingCount(part, input)
    const possible = maxWorkingCount(part, input, false)
    if (possible && possible !== working) {
      const { lacks = [] } = placeStrings({ ...part, quantity: possible }, input) ?? {}
      return { check, ids, verdict: 'unknown', figures: {}, lacks }
    }
    return { check, ids, verdict: working ? 'fits' : 'never', figures: { ...figures, most: working ?? 0 } }
  }
  return finding
}
