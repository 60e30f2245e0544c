import type { CarriesTexts } from '#i18n/carries/es.ts'
import { carriesTexts } from '#i18n/carries/texts.ts'
import { de } from '#i18n/findings/de.ts'
import { en } from '#i18n/findings/en.ts'
import { es, type FindingTexts } from '#i18n/findings/es.ts'
import { formatList, formatNumber } from '#i18n/format.ts'
import type { Language } from '#i18n/language.ts'
import { type Translate, translator } from '#i18n/translate.ts'
import { cutText } from '#kit/text/cut-text.ts'
import { unitsTogether } from '#kit/text/units-together.ts'
import { type AttributeKey, attributes, type Specs } from '../goods/attributes.ts'
import { atBank, bankVoltages } from './controller-input.ts'
import type { CheckedItem, Finding, Share } from './finding.ts'
import { workingBanks, workingCounts } from './working-counts.ts'

/** The household whose consumption a source is held against: one of the choice, or one's own. */
type HouseholdKind = keyof CarriesTexts['households']

export type NamedItem = CheckedItem & { name: string }
/** A finding as it is read: one sentence, with its figure and the names of the products. */
export type WordedFinding = { verdict: Finding['verdict']; text: string }
/** `headline`: all of them in few words; `hint`: in fewer ones, that something does not fit or is to be kept in mind. */
export type WordedFindings = { findings: WordedFinding[]; headline?: string; hint?: string }

/** More than anybody reads; what does not fit comes first. */
const MOST_TOLD = 80
/** Products or pairs that one sentence names, and signs of a name: all of it stands on the screen of a phone at once. Own choice. */
const MOST_NAMED = 4
const LONGEST_NAME = 80
const texts: Record<Language, Translate<FindingTexts>> = { es: translator(es), de: translator(de), en: translator(en) }

/** What may leave a home without light comes before what else is to be minded, and that before what only says what goes where. */
function rankOf({ check, verdict, figures }: Finding): number {
  if (verdict === 'never') return 0
  if (check === 'noBattery') return NO_BATTERY
  if (verdict === 'told') return check === 'shared' && figures.isOpen !== 1 ? TOLD_ONLY : 2
  return verdict === 'unknown' ? 3 : FITTING
}
const [NO_BATTERY, TOLD_ONLY, FITTING] = [1, 4, 5]

type Ranked = WordedFinding & { rank: number }

/**
 * Findings in sentences, see {@link rankSentences}, with how all of it stands in few words: nothing is called fitting while
 * something is open, nor does what leaves a home without light begin with what fits.
 */
export function wordFindings(...of: Parameters<typeof rankSentences>): WordedFindings {
  const sentences = rankSentences(...of)
  const t = texts[of[2]]
  const count = (isIn: (rank: number) => boolean) => sentences.filter(({ rank }) => isIn(rank)).length
  const [misfits, noBattery, open, fits] = [
    count((rank) => rank === 0),
    count((rank) => rank === NO_BATTERY),
    count((rank) => rank > 0 && rank < TOLD_ONLY),
    count((rank) => rank === FITTING),
  ]
  return { findings: sentences.map(({ verdict, text }) => ({ verdict, text })), ...summary() }

  function summary(): Omit<WordedFindings, 'findings'> {
    const same = (headline: string) => ({ headline, hint: headline })
    if (misfits > 0) return same(t('headline.misfits', { count: misfits }))
    if (noBattery > 0) return same(t('headline.noBattery', { others: open - noBattery }))
    if (open === 0) return fits > 0 ? { headline: t('headline.fits') } : {}
    const hint = t('headline.open', { count: open })
    return { headline: fits > 0 ? t('headline.fitsOpen', { count: open }) : hint, hint }
  }
}

/**
 * Findings in sentences, what does not fit first. Figures that a product lacks are told once for each product, however
 * many checks asked for them.
 *
 * @param home whose consumption a source is held against
 */
function rankSentences(
  findings: readonly Finding[],
  items: readonly NamedItem[],
  language: Language,
  home: HouseholdKind = 'own',
): Ranked[] {
  const word = wording(items, language, home)
  const known = findings
    .filter(({ verdict }) => verdict !== 'unknown')
    .map((finding) => ({ verdict: finding.verdict, rank: rankOf(finding), write: () => word.known(finding) }))
  const unknown = word
    .lacking(findings.filter(({ verdict }) => verdict === 'unknown'))
    .map(({ text, rank }) => ({ verdict: 'unknown' as const, rank, write: () => text }))
  // Two products may have one name, and then the same is said of both.
  const sentences = new Map<string, Ranked>()
  for (const { verdict, rank, write } of [...known, ...unknown].sort((one, other) => one.rank - other.rank)) {
    if (sentences.size === MOST_TOLD) break
    const text = write()
    if (!sentences.has(text)) sentences.set(text, { verdict, rank, text })
  }
  return [...sentences.values()]
}

function wording(items: readonly NamedItem[], language: Language, home: HouseholdKind) {
  const t = texts[language]
  const number = (value: number | undefined, digits = 1) => formatNumber(Number((value ?? 0).toFixed(digits)), language)
  const byId = new Map(items.map((item) => [item.id, item]))
  const itemOf = (id: number | undefined) => byId.get(id ?? Number.NaN) as NamedItem
  const alone = ({ name }: NamedItem) => unitsTogether(cutText(name, LONGEST_NAME))
  /** A controller at the voltage for which it was judged, which then stands behind its name. */
  const placed = (item: NamedItem, atV: number | undefined): NamedItem =>
    atV === undefined ? item : { ...atBank(item, atV), name: t('atBank', { other: item.name, volts: number(atV) }) }
  /** With how many there are of it, where that is more than one. */
  const counted = (item: NamedItem, count = item.quantity) => (count > 1 ? `${count} × ${alone(item)}` : alone(item))
  /** The first of a list, and how many more there are. */
  const firstOf = (texts: readonly string[]) =>
    texts.length > MOST_NAMED + 1 ? [...texts.slice(0, MOST_NAMED), t('others', { count: texts.length - MOST_NAMED })] : texts
  const listOf = (texts: readonly string[]) => formatList(firstOf(texts), language)
  const allOf = (several: readonly NamedItem[]) => listOf(several.map((item) => counted(item)))
  const either = (values: readonly (number | string)[]) => formatList(values.map(String), language, 'disjunction')
  const choice = (item: NamedItem, key: 'acV' | 'phases' | 'chemistry' | 'batteryTypes' | 'cartridgeSize') => {
    const value = item.specs[key]
    const { choices } = attributes[key] as { choices: Record<string, Record<Language, string>> }
    return unitsTogether((value !== undefined && choices[value]?.[language]) || String(value))
  }

  return { known, lacking }

  function known(finding: Finding): string {
    const { check, ids, figures } = finding
    const verdict = finding.verdict === 'fits' ? 'fits' : 'never'
    const { count = 0 } = figures
    const [first, second] = [itemOf(ids[0]), placed(itemOf(ids[1] ?? ids[0]), figures.atV)]
    const both = { one: alone(first), other: alone(second) }
    const { quantity: all } = second
    const { others = all } = figures
    const several = { one: counted(first, count), other: counted(second, others), isMany: others > 1, count }
    switch (check) {
      case 'string':
        return stringSentence(finding, first, second)
      case 'trackerCurrent': {
        const { strings = 1, givesA, takesA } = figures
        const current = { ...both, strings, gives: number(givesA), takes: number(takesA) }
        return verdict === 'fits'
          ? t('trackerCurrent.fits', current)
          : t('trackerCurrent.never', { ...current, better: either(workingCounts(first, second)) })
      }
      case 'solarInput':
        return t('solarInput.never', both)
      case 'panelPower': {
        const { panelsW = 0, maxW = 0, most } = figures
        if (most !== undefined && most > 0) return t('panelPower.range', { ...both, most: number(maxW, 0), count: most })
        const power = { ...both, one: counted(first, count), panels: number(panelsW, 0), most: number(maxW, 0) }
        if (verdict === 'fits') return t('panelPower.fits', power)
        return t('panelPower.never', { ...power, better: workingCounts(first, second).at(-1) ?? 0 })
      }
      case 'atBanks': {
        const { fromV = 0, toV = 0, leastV = 0, mostV = 0 } = figures
        const voltages = bankVoltages(second).filter((nominalV) => nominalV >= leastV && nominalV <= mostV)
        const holds = (nominalV: number) => nominalV >= fromV && nominalV <= toV
        const [fits, fails] = [voltages.filter(holds), voltages.filter((nominalV) => !holds(nominalV))]
        return t('atBanks', { one: counted(first, count), other: both.other, fits: either(fits), fails: either(fails) })
      }
      case 'bank':
        return bankSentence(finding, first, second)
      case 'bankPower': {
        const power = {
          ...several,
          gives: number(figures.bankKw, 2),
          asks: number(figures.inverterKw, 2),
        }
        return verdict === 'fits'
          ? t('bankPower.fits', power)
          : t('bankPower.never', { ...power, better: workingBanks(first, second) ?? 0 })
      }
      case 'charging':
        return t('charging', { ...several, gives: number(figures.givesA, 0), takes: number(figures.takesA, 0) })
      case 'chemistry':
        return t(`chemistry.${verdict}`, { ...both, is: choice(first, 'chemistry'), takes: choice(second, 'batteryTypes') })
      case 'running':
      case 'atLimit': {
        const power = { ...both, gives: number(figures.givesKw, 2), asks: number(figures.needKw, 2), who: whose(home), count }
        if (check === 'atLimit') return ids.length > 1 ? t('atLimit.motor', power) : t('atLimit.home', power)
        return ids.length > 1 ? t('running.never', { ...power, one: several.one }) : t('surge.never', { ...power, one: several.one })
      }
      case 'generatorHome': {
        const power = { one: several.one, who: whose(home), count, gives: number(figures.givesKva, 2), asks: number(figures.needKva, 2) }
        return t(`generatorHome.${finding.verdict === 'told' ? 'told' : verdict}`, power)
      }
      case 'surge':
        return t(`surge.${verdict}`, { ...several, who: whose(home), gives: number(figures.givesKw, 2), asks: number(figures.needKw, 2) })
      case 'motor':
        return t(`motor.${verdict}`, { ...several, other: both.other, gives: number(figures.givesKw, 2), asks: number(figures.needKw, 2) })
      case 'motorsTogether':
        return t('motorsTogether', { ...both, gives: number(figures.givesKw, 2), asks: number(figures.needKw, 2) })
      case 'supply':
        return t(finding.verdict === 'fits' ? 'supply.fits' : 'supply.told', {
          ...several,
          gives: number(figures.generatorKw, 2),
          asks: number(figures.deviceKw, 2),
        })
      case 'charger':
        return t(`charger.${verdict}`, {
          ...several,
          gives: number(figures.generatorKw, 2),
          asks: number(figures.chargerKw, 2),
        })
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
      case 'partStrings': {
        const { most = 0, strings = 0, need = 0 } = figures
        return verdict === 'fits' ? t('part.fits', both) : t('partStrings.never', { one: counted(first), most, strings, need })
      }
      case 'stringFuses':
        if (finding.verdict === 'told') return t('stringFuses.told', { one: both.one, strings: figures.strings ?? 0 })
        return t(`stringFuses.${verdict}`, { ...both, strings: figures.strings ?? 0 })
      case 'frame':
      case 'partCurrent':
      case 'acCurrent':
      case 'partVoltage':
      case 'section':
      case 'cartridge':
        return verdict === 'fits' ? t('part.fits', both) : partSentence(finding, first, second)
      default:
        return togetherSentence(finding)
    }
  }

  function partSentence({ check, figures }: Finding, part: NamedItem, other: NamedItem): string {
    const names = { one: alone(part), other: alone(other) }
    const { cableMinMm2, cableMaxMm2 } = other.specs
    if (check === 'frame') return t('frame.never', names)
    if (check === 'section')
      return t('section.never', { ...names, is: number(part.specs.cableMm2), from: number(cableMinMm2), to: number(cableMaxMm2) })
    if (check === 'cartridge')
      return t('cartridge.never', { ...names, is: choice(other, 'cartridgeSize'), takes: choice(part, 'cartridgeSize') })
    if (check === 'acCurrent') return t('acCurrent.never', { ...names, gives: number(figures.gives), asks: number(figures.asks) })
    if (check === 'partCurrent') return t('partCurrent.never', { ...names, gives: number(figures.gives), asks: number(figures.asks) })
    return t('partVoltage.never', { ...names, gives: number(figures.gives, 0), asks: number(figures.asks, 0) })
  }

  /** What is said of more than two products. */
  function togetherSentence({ check, ids, figures, shares = [] }: Finding): string {
    const one = alone(itemOf(ids[0]))
    const rest = ids.slice(1).map(itemOf)
    const others = listOf(rest.map(alone))
    const { count = 0, need = 0, missing = 0, below = 0, above = 0, freeW, panelsW, maxW, overW } = figures
    switch (check) {
      case 'loneChemistry':
      case 'loneVoltage':
      case 'systemBanks':
      case 'noDevice':
        return t(check, { all: listOf(ids.map(itemOf).map(alone)) })
      case 'mounted': {
        const { holds = 0, all = 0 } = figures
        const kits = listOf(ids.map(itemOf).flatMap((item) => (item.goods === 'mounting' ? counted(item) : [])))
        return missing > 0
          ? t('mounted.never', { one: kits, holds, count, missing, need, all })
          : t('mounted.fits', { one: kits, holds, count })
      }
      case 'noBattery':
        return t('noBattery.controller', { one })
      case 'shortOfBatteries':
        return t('shortOfBatteries', {
          one,
          need,
          count,
          missing,
          pairs: listOf(shares.map((share) => pairOf(share, false))),
        })
      case 'unevenPanels':
        return t('unevenPanels', { one, count, others, better: either([below, above].filter((number) => number > 0)) })
      case 'tooManyPanels':
        return t('tooManyPanels', { one, count, others, free: number(freeW, 0), better: below })
      case 'panelsTogether':
        return t('panelsTogether', {
          other: alone(placed(itemOf(ids[0]), figures.atV)),
          panels: number(panelsW, 0),
          most: number(maxW, 0),
          over: number(overW, 0),
        })
      case 'mixed':
        return t('mixed.chemistry', { others, one })
      case 'suppliesAll':
        return t('suppliesAll', { one, others: allOf(rest), gives: number(figures.generatorKw, 2), asks: number(figures.deviceKw, 2) })
      case 'chargesAll':
        return t('chargesAll', { one, others: allOf(rest), gives: number(figures.generatorKw, 2), asks: number(figures.chargerKw, 2) })
      default: {
        const goods = itemOf(shares[0]?.id).goods
        const kind = goods === 'panel' || goods === 'controller' ? goods : 'battery'
        return t(`shared.${kind}`, {
          pairs: firstOf(shares.map((share) => pairOf(share, kind === 'battery'))).join('; '),
          isOpen: figures.isOpen === 1,
        })
      }
    }
  }

  function pairOf({ id, count, deviceId, place = 0, isEach = false }: Share, hasVolts: boolean): string {
    const device = itemOf(deviceId)
    const volts = hasVolts ? voltagesOf(device.specs) : ''
    // In a list of numbers of one thing its name stands before them.
    const one = hasVolts || itemOf(id).goods !== 'battery' ? counted(itemOf(id), count) : String(count)
    return t('pair', { one, other: `${alone(device)}${volts && ` (${volts}\u00a0V)`}`, place, isEach })
  }

  function stringSentence({ verdict, figures }: Finding, panel: NamedItem, input: NamedItem): string {
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
    return t('string.never', { ...names, count: count ?? 0, min, max, isEqual, better: either(workingCounts(panel, input)) })
  }

  function bankSentence({ verdict, figures }: Finding, battery: NamedItem, device: NamedItem): string {
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

  /** The voltages of batteries that a device works with: "12 o 24", of high-voltage ones the two limits. */
  function voltagesOf({ batteryV, batteryMinV, batteryMaxV }: Specs): string {
    if (batteryV === 'hv') return `${number(batteryMinV)}–${number(batteryMaxV)}`
    return either(batteryV?.split('/') ?? [])
  }

  function lacking(findings: readonly Finding[]): { text: string; rank: number }[] {
    const keysOf = new Map<number, Set<AttributeKey>>()
    const said = new Map<string, number>()
    for (const finding of findings) {
      // Where there is more to say than which figure is missing, that is said.
      if (finding.reason || !finding.lacks?.length) said.set(undecided(finding), rankOf(finding))
      else for (const { id, key } of finding.lacks) keysOf.set(id, (keysOf.get(id) ?? new Set()).add(key))
    }
    const lists = [...keysOf].map(([id, keys]) => {
      const figures = [...keys].map((key) => t('quoted', { text: attributes[key].label[language] }))
      return { text: t('lacks', { one: alone(itemOf(id)), figures: formatList(figures, language), count: figures.length }), rank: 3 }
    })
    return [...lists, ...[...said].map(([text, rank]) => ({ text, rank }))]
  }

  /** Why nothing can be said where no figure is missing. */
  function undecided({ check, reason, ids, figures }: Finding): string {
    const [first, second] = [itemOf(ids[0]), itemOf(ids[1] ?? ids[0])]
    const both = { one: alone(first), other: alone(second) }
    const rest = ids.slice(1).map((id) => alone(itemOf(id)))
    if (reason === 'noDevice') return t('mixed.lone', { all: listOf(ids.map((id) => alone(itemOf(id)))) })
    if (reason === 'noBattery') return t('noBattery.inverter', { one: both.one })
    if (reason === 'several') return t('several', { one: allOf(ids.map(itemOf)) })
    if (check === 'mixed') return t(second.goods === 'panel' ? 'mixed.panel' : 'mixed.battery', { one: alone(first), others: listOf(rest) })
    if (reason === 'sharing') return t('sharing', { one: counted(first), others: allOf(ids.slice(1).map(itemOf)) })
    if (reason === 'onePhase' && ids.length === 1) {
      const at = { one: both.one, who: whose(home), third: number(figures.third) }
      return figures.needKva === undefined
        ? t('onePhase.surge', { ...at, asks: number(figures.needKw, 2) })
        : t('onePhase.home', { ...at, asks: number(figures.needKva, 2) })
    }
    if (reason === 'onePhase') return t('onePhase', { ...both, third: number(figures.third) })
    if (reason === 'extends') return t('ownParts.extends', both)
    if (reason === 'noSolarInput') return t('noSolarInput', both)
    if (reason === 'parallel') {
      const [gives, asks] = [figures.one, figures.asks].map(
        (power) => `${number(power, 2)}\u00a0${check === 'generatorHome' ? 'kVA' : 'kW'}`,
      )
      return t('parallel', { one: both.one, gives: String(gives), asks: String(asks), count: figures.count ?? 0 })
    }
    return t('undecided', both)
  }

  function whose(kind: HouseholdKind): string {
    if (kind === 'own') return t('own')
    const name = carriesTexts[language].households[kind]
    return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
  }
}
