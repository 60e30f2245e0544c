import type { GoodsKind } from '../goods/goods-kinds.ts'
import { connectParts } from './connect-parts.ts'
import { continuousKw } from './figures.ts'
import { type CheckedItem, type Finding, type HouseholdNeeds, round } from './finding.ts'
import { asGiven } from './given-figures.ts'
import { checkMissingCounterparts } from './missing-counterparts.ts'
import { checkMotorsTogether } from './motors-together.ts'
import { checkOwnParts } from './own-parts.ts'
import { checkAcParts, checkDcParts, checkGenerator, checkMotor, checkSource, supplied } from './pair-checks.ts'
import { checkMountedPanels } from './panels/mounted-panels.ts'
import { checkStringProtection, type StringsOf, stringsIn } from './panels/string-protection.ts'
import { ASSUMED_IN_SERIES } from './part-rules.ts'

/**
 * Judges whether goods work together. First batteries and panels are assigned to devices, each counted once; then each is
 * judged where it goes. Goods that are not meant for one another raise no warning, and one source that carries the
 * household is enough.
 *
 * @param needs what a household draws while a motor starts, in W, where one is known
 */
export function evaluateSystem(all: readonly CheckedItem[], needs?: HouseholdNeeds): Finding[] {
  const items = asGiven(all)
  const among = (...kinds: readonly GoodsKind[]) => items.filter(({ goods }) => kinds.includes(goods))
  const panels = among('panel')
  const connected = connectParts({ batteries: among('battery'), inverters: among('inverter'), controllers: among('controller'), panels })
  const stringsOf = stringsIn(connected.panels)
  const sources = checkSources(among(...supplied, 'generator'), needs)
  const isAsked = (id: number) => sources.some(({ reason, ids }) => reason === 'parallel' && ids.includes(id))
  return [
    ...connected.batteries,
    ...connected.panels,
    ...connected.limits,
    ...checkOwnParts(items),
    ...sources,
    ...checkMotors(among(...supplied, 'generator'), among('machine', 'tool')),
    ...checkGenerators(among('generator'), among(...supplied)),
    ...checkAcParts(items),
    ...checkDcParts(beforeInputs(items), connectedAs(stringsOf)),
    ...checkMountedPanels(among('mounting'), panels),
    ...checkStringProtection(among('accessory'), panels, stringsOf),
    ...checkMissingCounterparts(items, needs).filter(({ check, ids }) => check !== 'several' || !ids.every(isAsked)),
  ]
}

/** Parts before inputs must bear the panels that are taken; without panels they are held against the inputs. */
function beforeInputs(items: readonly CheckedItem[]): readonly CheckedItem[] {
  const hasPanels = items.some(({ goods }) => goods === 'panel')
  return hasPanels ? items.filter(({ goods }) => goods !== 'inverter' && goods !== 'controller') : items
}

/** Panels as they were found to be connected, else one string of as many as are assumed, of those that are taken. */
function connectedAs(stringsOf: StringsOf): StringsOf {
  return (panel) => stringsOf(panel) ?? { inSeries: Math.min(ASSUMED_IN_SERIES, panel.quantity), strings: 1, parallel: 1 }
}

/** One of several sources is enough for the household, a generator as well as an inverter. */
function checkSources(sources: readonly CheckedItem[], needs?: HouseholdNeeds): Finding[] {
  return bestOf(sources.map((source) => checkSource(source, needs)))
}

/** For each motor one source is enough; where each of them starts alone, all of them together are looked at. */
function checkMotors(sources: readonly CheckedItem[], motors: readonly CheckedItem[]): Finding[] {
  const findings = motors.flatMap((motor) => bestOf(sources.map((source) => checkMotor(source, motor))))
  return findings.some(({ verdict }) => verdict === 'never') ? findings : [...findings, ...checkMotorsTogether(sources, motors)]
}

/** Findings of the sources that bear a load with room to spare, else of those that bear it at their limit, else of all. */
function bestOf(each: readonly Finding[][]): Finding[] {
  const only = (...verdicts: readonly Finding['verdict'][]) =>
    each.filter((findings) => findings.length > 0 && findings.every(({ verdict }) => verdicts.includes(verdict)))
  const [whole, bearing] = [only('fits'), only('fits', 'told')]
  return (whole.length > 0 ? whole : bearing.length > 0 ? bearing : each).flat()
}

/** Generators at what they supply, of which one each is enough; one alone must bear all that is connected to it. */
function checkGenerators(generators: readonly CheckedItem[], devices: readonly CheckedItem[]): Finding[] {
  const pairs = generators.flatMap((generator) =>
    devices
      .map((device) => ({ generator, device, findings: checkGenerator(generator, device) }))
      .filter(({ findings }) => findings.length > 0),
  )
  const all = (...verdicts: readonly Finding['verdict'][]) =>
    pairs.filter(({ findings }) => findings.every(({ verdict }) => verdicts.includes(verdict)))
  const whole = all('fits')
  // A source that carries all makes partial ones irrelevant.
  const matches = all('fits', 'told').filter((one) => whole.includes(one) || !whole.some(({ device }) => device === one.device))
  const findings = pairs
    .filter((one) => matches.includes(one) || !matches.some(({ device }) => device === one.device))
    .flatMap((one) => one.findings)
  const [generator, second] = generators
  if (!generator || second || matches.length < 2 || matches.length < pairs.length) return findings
  const own = matches.map(({ device }) => device)
  const sum = (of: (device: CheckedItem) => number | undefined) =>
    round(own.reduce((total, one) => total + one.quantity * (of(one) ?? 0), 0))
  const ids = [generator.id, ...own.map(({ id }) => id)]
  const generatorKw = round(continuousKw(generator.specs) ?? 0)
  const [deviceKw, chargerKw] = [sum(({ specs }) => specs.powerKw), sum(({ specs }) => specs.chargerKw)]
  const together: Finding[] = []
  if (generatorKw < deviceKw) together.push({ check: 'suppliesAll', verdict: 'told', ids, figures: { generatorKw, deviceKw } })
  if (generatorKw < chargerKw) together.push({ check: 'chargesAll', verdict: 'never', ids, figures: { generatorKw, chargerKw } })
  // A finding about all sources holds for each.
  return [...findings.filter(({ check, verdict }) => check !== 'supply' || verdict === 'fits'), ...together]
}
