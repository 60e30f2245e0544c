import { connectDevices } from './connect-devices.ts'
import { continuousKw } from './figures.ts'
import { type CheckedItem, type Finding, type HouseholdNeeds, pickerOf, roundFigure } from './finding.ts'
import { checkMissingCounterparts } from './missing-counterparts.ts'
import { checkAcParts, checkDcParts, checkGenerator, checkMotor, checkSource, suppliedKinds } from './pair-checks.ts'
import { checkMountedPanels } from './panels/mounted-panels.ts'
import { checkStringProtection, type FindStrings, readStrings } from './panels/string-protection.ts'
import { ASSUMED_IN_SERIES } from './part-rules.ts'
import { checkPartsBesideSystem } from './parts-beside-system.ts'
import { withPossibleFigures } from './possible-figures.ts'

/**
 * Checks whether the goods of a cart work together. It assigns batteries and panels to devices, each once, and checks them with their
 * device, so that goods not meant for each other cause no warning. One sufficient power source is enough for a household.
 *
 * @param needs power that the household draws, if known
 */
export function evaluateSystem(all: readonly CheckedItem[], needs?: HouseholdNeeds): Finding[] {
  const items = withPossibleFigures(all)
  const pick = pickerOf(items)
  const panels = pick('panel')
  const connected = connectDevices({ batteries: pick('battery'), inverters: pick('inverter'), controllers: pick('controller'), panels })
  const stringsOf = readStrings(connected.panels)
  const sources = checkSources(pick(...suppliedKinds, 'generator'), needs)
  const isAsked = (id: number) => sources.some(({ reason, ids }) => reason === 'parallel' && ids.includes(id))
  return [
    ...connected.batteries,
    ...connected.panels,
    ...connected.limits,
    ...checkPartsBesideSystem(items),
    ...sources,
    ...checkMotors(pick(...suppliedKinds, 'generator'), pick('machine', 'tool')),
    ...checkGenerators(pick('generator'), pick(...suppliedKinds)),
    ...checkAcParts(items),
    ...checkDcParts(beforeInputs(items), connectedAs(stringsOf)),
    ...checkMountedPanels(pick('mounting'), panels),
    ...checkStringProtection(pick('accessory'), panels, stringsOf),
    ...checkMissingCounterparts(items, needs).filter(({ check, ids }) => check !== 'several' || !ids.every(isAsked)),
  ]
}

/**
 * Items whose direct current cables and accessories carry. If there are panels, inverters and controllers are left out: the
 * voltage of the string counts, not the maximum of the input.
 */
function beforeInputs(items: readonly CheckedItem[]): readonly CheckedItem[] {
  const hasPanels = items.some(({ goods }) => goods === 'panel')
  return hasPanels ? items.filter(({ goods }) => goods !== 'inverter' && goods !== 'controller') : items
}

/** Returns the strings found for a panel, else one assumed string. */
function connectedAs(stringsOf: FindStrings): FindStrings {
  return (panel) => stringsOf(panel) ?? { inSeries: Math.min(ASSUMED_IN_SERIES, panel.quantity), strings: 1, parallel: 1 }
}

/** Checks inverters, systems and generators with the household; one sufficient source is enough. */
function checkSources(sources: readonly CheckedItem[], needs?: HouseholdNeeds): Finding[] {
  return bestOf(sources.map((source) => checkSource(source, needs)))
}

/** Checks motors with the power sources; one sufficient source is enough for a motor. Without misfits all motors are checked together. */
function checkMotors(sources: readonly CheckedItem[], motors: readonly CheckedItem[]): Finding[] {
  const findings = motors.flatMap((motor) => bestOf(sources.map((source) => checkMotor(source, motor))))
  return findings.some(({ verdict }) => verdict === 'never') ? findings : [...findings, ...checkMotorsTogether(sources, motors)]
}

/** Returns the findings of the sources whose rules all fit; if there are none, of sources at their limit; else of all sources. */
function bestOf(each: readonly Finding[][]): Finding[] {
  const only = (...verdicts: readonly Finding['verdict'][]) =>
    each.filter((findings) => findings.length > 0 && findings.every(({ verdict }) => verdicts.includes(verdict)))
  const [whole, bearing] = [only('fits'), only('fits', 'told')]
  return (whole.length > 0 ? whole : bearing.length > 0 ? bearing : each).flat()
}

/**
 * Checks generators with the devices that they supply. If there are several, one sufficient generator is enough for each device. A
 * single generator must supply all devices together.
 */
function checkGenerators(generators: readonly CheckedItem[], devices: readonly CheckedItem[]): Finding[] {
  const pairs = generators.flatMap((generator) =>
    devices
      .map((device) => ({ generator, device, findings: checkGenerator(generator, device) }))
      .filter(({ findings }) => findings.length > 0),
  )
  const all = (...verdicts: readonly Finding['verdict'][]) =>
    pairs.filter(({ findings }) => findings.every(({ verdict }) => verdicts.includes(verdict)))
  const devicesOf = (some: typeof pairs) => new Set(some.map(({ device }) => device))
  const whole = new Set(all('fits'))
  const supplied = devicesOf([...whole])
  // A generator with enough power for a device makes limits of other generators at that device irrelevant.
  const matches = all('fits', 'told').filter((one) => whole.has(one) || !supplied.has(one.device))
  const matching = new Set(matches)
  const matched = devicesOf(matches)
  const findings = pairs.filter((one) => matching.has(one) || !matched.has(one.device)).flatMap((one) => one.findings)
  const [generator, second] = generators
  if (!generator || second || matches.length < 2 || matches.length < pairs.length) return findings
  const own = matches.map(({ device }) => device)
  const sum = (of: (device: CheckedItem) => number | undefined) =>
    roundFigure(own.reduce((total, one) => total + one.quantity * (of(one) ?? 0), 0))
  const ids = [generator.id, ...own.map(({ id }) => id)]
  const generatorKw = roundFigure(continuousKw(generator.specs) ?? 0)
  const [deviceKw, chargerKw] = [sum(({ specs }) => specs.powerKw), sum(({ specs }) => specs.chargerKw)]
  const together: Finding[] = []
  if (generatorKw < deviceKw) together.push({ check: 'suppliesAll', verdict: 'told', ids, figures: { generatorKw, deviceKw } })
  if (generatorKw < chargerKw) together.push({ check: 'chargesAll', verdict: 'never', ids, figures: { generatorKw, chargerKw } })
  // The finding about all devices together replaces the limits of single devices.
  return [...findings.filter(({ check, verdict }) => check !== 'supply' || verdict === 'fits'), ...together]
}

/**
 * Checks whether the single inverter, system or generator of a cart can start the most demanding motor while all other motors run. If
 * not, the verdict is `told` instead of `never`, since each motor can start alone. Motors without figures are not counted.
 */
function checkMotorsTogether(sources: readonly CheckedItem[], motors: readonly CheckedItem[]): Finding[] {
  const [source, second] = sources
  const known = motors.filter(({ specs }) => specs.powerKw !== undefined && specs.startKw !== undefined)
  const pieces = known.reduce((sum, { quantity }) => sum + quantity, 0)
  if (!source || second || source.quantity > 1 || pieces < 2) return []
  const givesKw = source.goods === 'generator' ? continuousKw(source.specs) : (source.specs.surgeKw ?? source.specs.powerKw)
  const runningKw = known.reduce((sum, { quantity, specs }) => sum + quantity * (specs.powerKw ?? 0), 0)
  const needKw = ({ specs }: CheckedItem) => runningKw - (specs.powerKw ?? 0) + (specs.startKw ?? 0)
  const [last] = [...known].sort((one, other) => needKw(other) - needKw(one))
  if (!last || givesKw === undefined || roundFigure(needKw(last)) <= givesKw) return []
  const figures = { givesKw: roundFigure(givesKw), needKw: roundFigure(needKw(last)) }
  return [{ check: 'motorsTogether', verdict: 'told', ids: [source.id, last.id], figures }]
}
