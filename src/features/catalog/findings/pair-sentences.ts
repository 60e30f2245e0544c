import { formatList } from '#i18n/format.ts'
import type { Finding } from '../fit/finding.ts'
import { bankVoltages } from '../fit/panels/controller-input.ts'
import { batteriesForPower, nearestWorkingCounts } from '../fit/panels/working-counts.ts'
import type { ItemWords, NamedItem } from './item-words.ts'
import { togetherSentence } from './together-sentences.ts'

/**
 * Rules about small parts whose "fits" sentence only says that two products go together. That sentence is dropped if another rule
 * about the pair does not fit.
 */
export const plainFitRules: ReadonlySet<Finding['check']> = new Set([
  ...(['frame', 'partCurrent', 'acCurrent', 'partVoltage', 'partStrings', 'section', 'cartridge'] as const),
])

/** Writes the sentence of a finding whose verdict is not `unknown`. */
export function knownSentence(words: ItemWords, finding: Finding): string {
  const { t, number, itemOf, alone, placed, atPhase, counted, either, choice, language, who } = words
  const { check, ids, figures } = finding
  const verdict = finding.verdict === 'fits' ? 'fits' : 'never'
  const { count = 0, strings = 0 } = figures
  const [first, second] = [atPhase(itemOf(ids[0]), figures.phases), placed(itemOf(ids[1] ?? ids[0]), figures.atV)]
  const both = { one: alone(first), other: alone(second) }
  const { others = second.quantity } = figures
  const several = { one: counted(first, count), other: counted(second, others), isMany: others > 1, count }
  const kw = (gives: number | undefined, asks: number | undefined) => ({ gives: number(gives, 2), asks: number(asks, 2) })
  /** A load and the source that powers it. */
  const load = { ...several, other: both.other, who, ...kw(figures.givesKw, figures.needKw) }
  switch (check) {
    case 'string':
      return stringSentence(words, finding, first, second)
    case 'trackerCurrent': {
      const current = { ...both, strings: figures.strings ?? 1, gives: number(figures.givesA), takes: number(figures.takesA) }
      if (verdict === 'fits') return t('trackerCurrent.fits', current)
      return t('trackerCurrent.never', { ...current, better: either(nearestWorkingCounts(first, second)) })
    }
    case 'solarInput':
      return t('solarInput.never', both)
    case 'panelPower': {
      const { panelsW = 0, maxW = 0, most } = figures
      if (most !== undefined && most > 0) return t('panelPower.range', { ...both, most: number(maxW, 0), count: most })
      const power = { ...both, one: counted(first, count), panels: number(panelsW, 0), most: number(maxW, 0) }
      if (verdict === 'fits') return t('panelPower.fits', power)
      return t('panelPower.never', { ...power, better: nearestWorkingCounts(first, second).at(-1) ?? 0 })
    }
    case 'atBanks': {
      const { fromV = 0, toV = 0, leastV = 0, mostV = 0 } = figures
      const voltages = bankVoltages(second).filter((nominalV) => nominalV >= leastV && nominalV <= mostV)
      const holds = (nominalV: number) => nominalV >= fromV && nominalV <= toV
      const [fits, fails] = [voltages.filter(holds), voltages.filter((nominalV) => !holds(nominalV))]
      return t('atBanks', { one: counted(first, count), other: both.other, fits: either(fits), fails: either(fails) })
    }
    case 'bank':
      return bankSentence(words, finding, first, second)
    case 'bankPower': {
      const power = { ...several, ...kw(figures.bankKw, figures.inverterKw) }
      return verdict === 'fits'
        ? t('bankPower.fits', power)
        : t('bankPower.never', { ...power, better: batteriesForPower(first, second) ?? 0 })
    }
    case 'charging':
      return t('charging', { ...several, gives: number(figures.givesA, 0), takes: number(figures.takesA, 0) })
    case 'chemistry':
      return t(`chemistry.${verdict}`, { ...both, is: choice(first, 'chemistry'), takes: choice(second, 'batteryTypes') })
    case 'running':
      return ids.length > 1 ? t('running.never', load) : t('running.home', load)
    case 'atLimit':
      return ids.length > 1 ? t('atLimit.motor', { ...load, one: both.one }) : t('atLimit.home', { ...load, one: both.one })
    case 'generatorHome':
      return t(`generatorHome.${finding.verdict === 'told' ? 'told' : verdict}`, { ...load, ...kw(figures.givesKva, figures.needKva) })
    case 'surge':
      return t(`surge.${verdict}`, load)
    case 'motor':
      return t(`motor.${verdict}`, load)
    case 'motorsTogether':
      return t('motorsTogether', { ...load, one: both.one })
    case 'supply':
      return t(finding.verdict === 'fits' ? 'supply.fits' : 'supply.told', { ...several, ...kw(figures.generatorKw, figures.deviceKw) })
    case 'charger':
      return t(`charger.${verdict}`, { ...several, ...kw(figures.generatorKw, figures.chargerKw) })
    case 'mains': {
      const [given = [], asked = []] = [first.specs.acV?.split('/'), second.specs.acV?.split('/')]
      const missing = asked.filter((voltage) => !given.includes(voltage))
      const mains = { ...both, gives: choice(first, 'acV') }
      if (verdict === 'fits') return t('mains.fits', { ...mains, asks: choice(second, 'acV') })
      return t('mains.never', { ...mains, missing: formatList(missing, language), isAll: missing.length === asked.length })
    }
    case 'ownParts':
      return t('ownParts.chemistry', { ...both, is: choice(first, 'chemistry'), own: choice(second, 'chemistry') })
    case 'phases':
      return t(`phases.${verdict}`, { ...both, gives: choice(first, 'phases'), asks: choice(second, 'phases') })
    case 'stringFuses':
      return t(`stringFuses.${finding.verdict === 'told' ? 'told' : verdict}`, { ...both, strings })
    default:
      if (!plainFitRules.has(check)) return togetherSentence(words, finding)
      return verdict === 'fits' ? t('part.fits', both) : partSentence(words, finding, first, second)
  }
}

function partSentence(
  { t, number, alone, counted, choice }: ItemWords,
  { check, figures }: Finding,
  part: NamedItem,
  other: NamedItem,
): string {
  const names = { one: alone(part), other: alone(other) }
  const { cableMinMm2, cableMaxMm2 } = other.specs
  if (check === 'frame') return t('frame.never', names)
  if (check === 'section')
    return t('section.never', { ...names, is: number(part.specs.cableMm2), from: number(cableMinMm2), to: number(cableMaxMm2) })
  if (check === 'cartridge')
    return t('cartridge.never', { ...names, is: choice(other, 'cartridgeSize'), takes: choice(part, 'cartridgeSize') })
  if (check === 'partVoltage') return t('partVoltage.never', { ...names, gives: number(figures.gives, 0), asks: number(figures.asks, 0) })
  if (check === 'partStrings') {
    const { strings = 0, most = 0, need = 0 } = figures
    return t('partStrings.never', { one: counted(part), strings, most, need })
  }
  const amperes = { ...names, gives: number(figures.gives), asks: number(figures.asks) }
  return check === 'acCurrent' ? t('acCurrent.never', amperes) : t('partCurrent.never', amperes)
}

function stringSentence({ t, number, alone, either }: ItemWords, finding: Finding, panel: NamedItem, input: NamedItem): string {
  const { verdict, figures } = finding
  const names = { one: alone(panel), other: alone(input) }
  const { count, min = 0, max = 0, inSeries = 1, strings = 1, coldV, maxV } = figures
  if (verdict !== 'never' && count === undefined) return t('string.range', { ...names, min, max })
  if (verdict === 'fits') {
    const { trackers, parallel = 1, trackers2, parallel2 = 1, inSeries2 = 1 } = figures
    const at = [
      ...(trackers === undefined ? [] : [{ trackers, parallel, inSeries }]),
      ...(trackers2 === undefined ? [] : [{ trackers: trackers2, parallel: parallel2, inSeries: inSeries2 }]),
    ]
    return t('string.fits', { ...names, inSeries, strings, at, cold: number(coldV, 0), most: number(maxV, 0) })
  }
  if (min > max || max === 0) return t('string.none', { ...names, most: number(maxV, 0) })
  const isEqual = (input.specs.mpptCount ?? 1) < 2
  return t('string.never', { ...names, count: count ?? 0, min, max, isEqual, better: either(nearestWorkingCounts(panel, input)) })
}

function bankSentence(words: ItemWords, { verdict, figures }: Finding, battery: NamedItem, device: NamedItem): string {
  const { t, number, alone, either, voltagesOf } = words
  const names = { one: alone(battery), other: alone(device) }
  const { inSeries = 0, rows = 0, count = 1, batteryV, bankV } = figures
  const deviceV = voltagesOf(device.specs)
  const whole = { ...names, inSeries, rows, bankV: number(bankV), deviceV }
  if (verdict === 'told') return t('bank.needs', whole)
  if (verdict === 'fits') return t('bank.fits', whole)
  if (inSeries === 0) return t('bank.never', { ...names, batteryV: number(batteryV), deviceV, series: figures.series ?? 1 })
  if (count % inSeries === 0) return t('bank.rows', { one: names.one, rows, most: battery.specs.parallelMax ?? 1 })
  const less = count - (count % inSeries)
  return t('bank.uneven', { ...names, count, inSeries, better: either(less > 0 ? [less, less + inSeries] : [inSeries]) })
}
