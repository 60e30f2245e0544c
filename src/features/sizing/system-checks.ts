import type { AttributeKey } from '#features/catalog/goods/attributes.ts'
import { coldVoltageV, continuousKw, coversPhases, coversVoltage, stringLengths } from '#features/catalog/goods/fit-figures.ts'
import type { GoodsKind } from '#features/catalog/goods/goods-kinds.ts'
import { rowsForPower, takenBank } from './battery-bank.ts'
import { atBank, bankVoltages } from './controller-input.ts'
import type { CheckedItem, CheckName, Finding, HouseholdNeeds } from './finding.ts'
import { asGiven } from './given-figures.ts'

type Judged = Omit<Finding, 'check' | 'ids'>

/** Batteries and panels are checked against what they are connected to, and that against what it supplies. */
const inputs: readonly GoodsKind[] = ['inverter', 'controller']
export const supplied: readonly GoodsKind[] = ['inverter', 'system']

/**
 * Whether products work together, in the numbers in which they are taken, each pair for itself. What stands in one cart is
 * judged by taken-checks.ts, which first says what goes to what.
 *
 * @param needs what a household draws while a motor starts, in W, where one is known
 */
export function checkSystem(all: readonly CheckedItem[], needs?: HouseholdNeeds): Finding[] {
  const items = asGiven(all)
  const among = (...kinds: readonly GoodsKind[]) => items.filter(({ goods }) => kinds.includes(goods))
  return [
    ...among(...inputs).flatMap((input) => [
      ...among('battery').flatMap((battery) => checkBattery(battery, input)),
      // An inverter that tells nothing of a solar input has none, where a controller stands beside it.
      ...(hasSolarInput(input) || among('controller').length === 0 ? among('panel').flatMap((panel) => checkPanel(panel, input)) : []),
    ]),
    ...among(...supplied).flatMap((source) => checkSource(source, needs)),
    ...among(...supplied, 'generator').flatMap((source) => among('machine', 'tool').flatMap((motor) => checkMotor(source, motor))),
    ...among('generator').flatMap((generator) => among(...supplied).flatMap((device) => checkGenerator(generator, device))),
  ]
}

const finding = (check: CheckName, of: readonly CheckedItem[], judged: Judged | undefined): Finding[] =>
  judged ? [{ check, ids: of.map(({ id }) => id), ...judged }] : []

/** A battery at an inverter or a controller. */
export function checkBattery(battery: CheckedItem, device: CheckedItem): Finding[] {
  const both = [battery, device]
  const found = [...finding('chemistry', both, judgeChemistry(battery, device)), ...finding('bank', both, judgeBank(battery, device))]
  // What does not go together at all fits in nothing, and of a bank that does not come about there is no power to speak of.
  const never = found.filter(({ verdict }) => verdict === 'never')
  if (never.length > 0) return never
  const isWhole = found.every(({ check, verdict }) => check !== 'bank' || verdict === 'fits')
  return isWhole && device.goods === 'inverter' ? [...found, ...finding('bankPower', both, judgeBankPower(battery, device))] : found
}

/** Panels at a solar input; at a controller for each voltage that its bank may have. */
export function checkPanel(panel: CheckedItem, input: CheckedItem): Finding[] {
  if (input.specs.solarInput === 'no') return finding('solarInput', [panel, input], { verdict: 'never', figures: {} })
  if (!hasSolarInput(input)) {
    const lacks = lacking([input, 'dcMinV', 'dcMaxV', 'pvMaxW'])
    return finding('solarInput', [panel, input], { verdict: 'unknown', figures: {}, lacks, reason: 'noSolarInput' })
  }
  const voltages = bankVoltages(input)
  if (voltages.length === 0) return checkInput(panel, input)
  const each = voltages.map((atV) => checkInput(panel, atBank(input, atV), { atV }))
  const holding = voltages.filter((_, at) => each[at]?.every(({ verdict }) => verdict !== 'never'))
  if (holding.length === voltages.length) return each[0] ?? []
  if (holding.length === 0) return each.at(-1) ?? []
  const [leastV, mostV] = [Math.min(...voltages), Math.max(...voltages)]
  const figures = { count: panel.quantity, fromV: Math.min(...holding), toV: Math.max(...holding), leastV, mostV }
  return finding('atBanks', [panel, input], { verdict: 'told', figures })
}

function checkInput(panel: CheckedItem, input: CheckedItem, at: Finding['figures'] = {}): Finding[] {
  const found = [
    ...finding('string', [panel, input], judgeString(panel, input)),
    ...finding('panelPower', [panel, input], judgePanelPower(panel, input)),
  ]
  return found.map((one) => ({ ...one, figures: { ...one.figures, ...at } }))
}

/** A source against the household. */
export function checkSource(source: CheckedItem, needs?: HouseholdNeeds): Finding[] {
  return finding('surge', [source], needs && needs.surgeW > 0 ? judgeSurge(source, needs) : undefined)
}

/** A source against what starts at it. A generator gives for a moment what it gives for hours: no more is told of it. */
export function checkMotor(source: CheckedItem, motor: CheckedItem): Finding[] {
  const both = [source, motor]
  const started = finding('motor', both, judgeMotor(isAtOnePhase(source, motor) ? thirdOf(source) : source, motor))
  if (started.length === 0) return []
  const [mains, phases] = [judgeMains(source, motor), judgePhases(source, motor)]
  return [
    ...started,
    ...(mains.verdict === 'unknown' ? [] : finding('mains', both, mains)),
    ...(phases.verdict === 'never' ? finding('phases', both, phases) : []),
  ]
}

/** A generator against what it supplies and charges. */
export function checkGenerator(generator: CheckedItem, device: CheckedItem): Finding[] {
  if (device.goods === 'inverter' && !canCharge(device)) return []
  const both = [generator, device]
  const at = isAtOnePhase(generator, device) ? thirdOf(generator) : generator
  const [mains, phases] = [judgeMains(generator, device), judgePhases(generator, device)]
  const charger = judgeCharger(at, device)
  // What cannot be connected, or cannot charge, needs no limit of use.
  const isOff = [mains, phases, charger].some((judged) => judged?.verdict === 'never')
  return [
    ...finding('supply', both, judgeSupply(at, device)).filter(({ verdict }) => !(isOff && verdict === 'told')),
    ...finding('charger', both, charger),
    ...finding('mains', both, mains),
    // What has the wrong voltage is not connected to one phase either.
    ...(mains.verdict === 'never' && phases.reason === 'onePhase' ? [] : finding('phases', both, phases)),
  ]
}

/** Panels in series: hot ones must wake the input, cold ones must not pass what it bears, nor leave its tracker's window. */
function judgeString(panel: CheckedItem, input: CheckedItem): Judged {
  const lacks = lacking([panel, 'voltageV', 'openCircuitV'], [input, 'dcMinV', 'dcMaxV'])
  if (lacks.length > 0) return { verdict: 'unknown', figures: {}, lacks }
  const lengths = stringLengths(panel.specs, input.specs) as { min: number; max: number }
  const { openCircuitV = 0 } = panel.specs
  const maxV = input.specs.dcMaxV ?? 0
  const count = panel.quantity
  const inSeries = longestSeries(count, lengths)
  if (inSeries)
    return {
      verdict: 'fits',
      figures: { count, inSeries, strings: count / inSeries, coldV: round(inSeries * coldVoltageV(openCircuitV)), maxV },
    }
  const { min, max } = lengths
  if (min > max) return { verdict: 'never', figures: { count, min: 0, max: 0, coldV: round(coldVoltageV(openCircuitV)), maxV } }
  return { verdict: 'never', figures: { count, min, max, coldV: round(count * coldVoltageV(openCircuitV)), maxV } }
}

/** The longest string that parts the panels evenly, within what an input takes. */
export function longestSeries(count: number, { min, max }: { min: number; max: number }): number | undefined {
  for (let length = Math.min(max, count); length >= min; length -= 1) if (count % length === 0) return length
  return undefined
}

function judgePanelPower(panel: CheckedItem, input: CheckedItem): Judged {
  const lacks = lacking([panel, 'wattPeak'], [input, 'pvMaxW'])
  if (lacks.length > 0) return { verdict: 'unknown', figures: {}, lacks }
  const [panelsW, maxW] = [panel.quantity * (panel.specs.wattPeak ?? 0), input.quantity * (input.specs.pvMaxW ?? 0)]
  return { verdict: panelsW <= maxW ? 'fits' : 'never', figures: { panelsW, maxW, count: panel.quantity } }
}

export function judgeChemistry(battery: CheckedItem, device: CheckedItem): Judged {
  const lacks = lacking([battery, 'chemistry'], [device, 'batteryTypes'])
  if (lacks.length > 0) return { verdict: 'unknown', figures: {}, lacks }
  const { batteryTypes } = device.specs
  return { verdict: batteryTypes === 'both' || batteryTypes === battery.specs.chemistry ? 'fits' : 'never', figures: {} }
}

/** Batteries in series must give the voltage of the device, and those that are left over must make further rows. */
export function judgeBank(battery: CheckedItem, device: CheckedItem): Judged {
  const lacks = lacking([battery, 'voltageV'], [device, 'batteryV'])
  if (lacks.length > 0) return { verdict: 'unknown', figures: {}, lacks }
  const bank = takenBank(battery, device)
  const batteryV = battery.specs.voltageV ?? 0
  if (bank === undefined) {
    const limits = device.specs.batteryV === 'hv' ? (['batteryMinV', 'batteryMaxV'] as const) : []
    const limitsLack = lacking([device, ...limits])
    return { verdict: 'unknown', figures: {}, lacks: limitsLack.length > 0 ? limitsLack : lacking([battery, 'seriesMax']) }
  }
  const count = battery.quantity
  if (bank === null) return { verdict: 'never', figures: { batteryV, inSeries: 0, rows: 0, count } }
  const { inSeries, rows, voltageV: bankV } = bank
  const figures = { batteryV, inSeries, rows: Math.floor(rows), bankV: round(bankV), count }
  if (!Number.isInteger(rows)) return { verdict: 'never', figures }
  if (rows > 1 && battery.specs.parallelMax === undefined) return { verdict: 'unknown', figures, lacks: lacking([battery, 'parallelMax']) }
  return { verdict: rows > 1 && rows > (battery.specs.parallelMax ?? 1) ? 'never' : 'fits', figures }
}

/** The bank must bear the full power of the inverter for as long as it takes. */
function judgeBankPower(battery: CheckedItem, inverter: CheckedItem): Judged {
  const lacks = lacking([battery, 'dischargeA'], [inverter, 'powerKw'])
  const bank = takenBank(battery, inverter)
  if (lacks.length > 0 || !bank) return { verdict: 'unknown', figures: {}, lacks }
  const bankKw = round((bank.rows * bank.voltageV * (battery.specs.dischargeA ?? 0)) / 1000)
  const inverterKw = round(inverter.quantity * (inverter.specs.powerKw ?? 0))
  const isEnough = bank.rows >= (rowsForPower(battery, inverter, bank.inSeries) ?? 0)
  return { verdict: isEnough ? 'fits' : 'never', figures: { bankKw, inverterKw, count: battery.quantity } }
}

/**
 * What several of a source give against what is asked of them. Goods do not say whether they may be connected in parallel:
 * where one alone is enough it is told for one, and where it takes several of them a technician is asked.
 */
function judgeGiven({ quantity }: CheckedItem, oneGives: number, asks: number, named: (gives: number) => Judged['figures']): Judged {
  if (oneGives >= asks) return { verdict: 'fits', figures: { ...named(round(oneGives)), count: 1 } }
  const all = round(quantity * oneGives)
  if (all < asks || quantity === 1) return { verdict: 'never', figures: { ...named(all), count: quantity } }
  return { verdict: 'unknown', figures: { one: round(oneGives), asks, count: Math.ceil(asks / oneGives - 1e-9) }, reason: 'parallel' }
}

/** What starts in the household must not be more than the inverter bears for a moment, nor what runs more than it gives. */
function judgeSurge(source: CheckedItem, needs: HouseholdNeeds): Judged {
  const { powerKw, surgeKw } = source.specs
  // Rounded up, as the calculator shows them.
  const [needKw, runsKw] = [needs.surgeW, needs.continuousW].map((watts) => Math.ceil(watts / 10 - 1e-6) / 100) as [number, number]
  if (powerKw === undefined) return { verdict: 'unknown', figures: {}, lacks: lacking([source, 'powerKw']) }
  const runs = judgeGiven(source, powerKw, runsKw, (givesKw) => ({ needKw: runsKw, givesKw }))
  if (runs.verdict !== 'fits') return runs
  // What it gives for hours it also gives for a moment.
  if (surgeKw === undefined && powerKw < needKw) return { verdict: 'unknown', figures: { needKw }, lacks: lacking([source, 'surgeKw']) }
  return judgeGiven(source, Math.max(surgeKw ?? 0, powerKw), needKw, (givesKw) => ({ needKw, givesKw }))
}

function judgeMotor(source: CheckedItem, motor: CheckedItem): Judged | undefined {
  // A wheelbarrow has no motor.
  if (motor.specs.powerKw === undefined && motor.specs.startKw === undefined) return undefined
  const { startKw: needKw = 0 } = motor.specs
  const isGenerator = source.goods === 'generator'
  const powerKw = isGenerator ? continuousKw(source.specs) : source.specs.powerKw
  const { surgeKw = powerKw ?? 0 } = isGenerator ? {} : source.specs
  const own = isGenerator ? (powerKw === undefined ? 'powerKw' : undefined) : (powerKw ?? 0) >= needKw ? undefined : 'surgeKw'
  const lacks = lacking([motor, 'startKw'], ...(own ? [[source, own] as const] : []))
  if (lacks.length > 0) return { verdict: 'unknown', figures: {}, lacks }
  return judgeGiven(source, Math.max(surgeKw, powerKw ?? 0), needKw, (givesKw) => ({ needKw, givesKw }))
}

/**
 * An inverter or a system passes on up to its own power, of which a generator may give less for hours: nothing is wrong
 * with that as long as no more runs at once, so it is told and not warned of.
 */
function judgeSupply(generator: CheckedItem, device: CheckedItem): Judged {
  const givesKw = continuousKw(generator.specs)
  const lacks = [...(givesKw === undefined ? lacking([generator, 'powerKw']) : []), ...lacking([device, 'powerKw'])]
  if (givesKw === undefined || lacks.length > 0) return { verdict: 'unknown', figures: {}, lacks }
  const one = device.specs.powerKw ?? 0
  const judged = judgeSupplied(generator, device, givesKw, one, (generatorKw, deviceKw) => ({ generatorKw, deviceKw }))
  return judged.verdict === 'never' ? { ...judged, verdict: 'told' } : judged
}

function judgeCharger(generator: CheckedItem, device: CheckedItem): Judged {
  const givesKw = continuousKw(generator.specs)
  const lacks = [...(givesKw === undefined ? lacking([generator, 'powerKw']) : []), ...lacking([device, 'chargerKw'])]
  if (givesKw === undefined || lacks.length > 0) return { verdict: 'unknown', figures: {}, lacks }
  const one = device.specs.chargerKw ?? 0
  return judgeSupplied(generator, device, givesKw, one, (generatorKw, chargerKw) => ({ generatorKw, chargerKw }))
}

/** Several generators may each supply some of several devices; else one of them must bear all. */
function judgeSupplied(
  generator: CheckedItem,
  device: CheckedItem,
  gives: number,
  oneAsks: number,
  named: (gives: number, asks: number) => Judged['figures'],
): Judged {
  const others = Math.ceil(device.quantity / generator.quantity)
  const part = round(others * oneAsks)
  if (gives >= part) return { verdict: 'fits', figures: { ...named(round(gives), part), count: 1, others } }
  const all = round(device.quantity * oneAsks)
  return judgeGiven(generator, gives, all, (given) => named(given, all))
}

function judgeMains(generator: CheckedItem, device: CheckedItem): Judged {
  const holds = coversVoltage(generator.specs, device.specs)
  if (holds === undefined) return { verdict: 'unknown', figures: {}, lacks: lacking([generator, 'acV'], [device, 'acV']) }
  return { verdict: holds ? 'fits' : 'never', figures: {} }
}

/** What works with one phase can be connected to one of three, which gives a third of the power. */
const isAtOnePhase = (generator: CheckedItem, device: CheckedItem) => generator.specs.phases === '3' && device.specs.phases === '1'

function thirdOf(generator: CheckedItem): CheckedItem {
  const { kva, powerKw, ...specs } = generator.specs
  return {
    ...generator,
    specs: { ...specs, ...(kva === undefined ? {} : { kva: kva / 3 }), ...(powerKw === undefined ? {} : { powerKw: powerKw / 3 }) },
  }
}

function judgePhases(generator: CheckedItem, device: CheckedItem): Judged {
  const { kva } = generator.specs
  if (isAtOnePhase(generator, device) && kva !== undefined)
    return { verdict: 'unknown', figures: { third: round(kva / 3) }, reason: 'onePhase' }
  const holds = coversPhases(generator.specs, device.specs)
  if (holds === undefined) return { verdict: 'unknown', figures: {}, lacks: lacking([generator, 'phases'], [device, 'phases']) }
  return { verdict: holds ? 'fits' : 'never', figures: {} }
}

/** Whether an inverter or a controller tells anything of panels; one that does not has most likely no input for them. */
export const hasSolarInput = ({ goods, specs: { dcMinV, dcMaxV, pvMaxW } }: CheckedItem) =>
  goods === 'controller' || (dcMinV ?? dcMaxV ?? pvMaxW) !== undefined
const canCharge = ({ specs: { chargeA, chargerKw } }: CheckedItem) => chargeA !== undefined || chargerKw !== undefined

type Asked = readonly [CheckedItem, ...AttributeKey[]]
function lacking(...asked: readonly Asked[]): { id: number; key: AttributeKey }[] {
  return asked.flatMap(([{ id, specs }, ...keys]) => keys.filter((key) => specs[key] === undefined).map((key) => ({ id, key })))
}

/** As many digits as a sentence shows; also takes away what binary fractions add. */
export const round = (value: number) => Math.round(value * 100 + 1e-6) / 100
