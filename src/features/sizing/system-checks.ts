import type { AttributeKey, Specs } from '#features/catalog/goods/attributes.ts'
import { bankFor, coldVoltageV, coversPhases, coversVoltage, stringLengths } from '#features/catalog/goods/fit-figures.ts'
import type { GoodsKind } from '#features/catalog/goods/goods-kinds.ts'

/** A product of a cart, a comparison or a kit, with how many of it. */
export type CheckedItem = { id: number; goods: GoodsKind; categoryId: number; specs: Specs; quantity: number }

const checkNames = [
  'string',
  'solarInput',
  'panelPower',
  'bank',
  'bankPower',
  'chemistry',
  'surge',
  'motor',
  'supply',
  'charger',
  'mains',
  'phases',
] as const
type CheckName = (typeof checkNames)[number]

/**
 * What was found of two products, or of one and the household. `figures` are those of the sentence that says it, in the
 * units of their names; `lacks` names what a product does not tell, where that is why nothing can be said.
 */
export type Finding = {
  check: CheckName
  verdict: 'fits' | 'never' | 'unknown'
  ids: readonly number[]
  figures: Readonly<Record<string, number>>
  lacks?: readonly { id: number; key: AttributeKey }[]
}

type Judged = Omit<Finding, 'check' | 'ids'>

/** Batteries and panels are checked against what they are connected to, and that against what it supplies. */
const inputs: readonly GoodsKind[] = ['inverter', 'controller']
const supplied: readonly GoodsKind[] = ['inverter', 'system']

/**
 * Whether products work together, in the numbers in which they are taken. Each pair is judged for itself: two inverters
 * and six panels are the six panels at each of them.
 *
 * @param needs what a household draws while a motor starts, in W, where one is known
 */
export function checkSystem(items: readonly CheckedItem[], needs?: { surgeW: number; continuousW: number }): Finding[] {
  const findings: Finding[] = []
  const add = (check: CheckName, of: readonly CheckedItem[], judged: Judged | undefined) => {
    if (judged) findings.push({ check, ids: of.map(({ id }) => id), ...judged })
  }
  const among = (...kinds: readonly GoodsKind[]) => items.filter(({ goods }) => kinds.includes(goods))
  for (const input of among(...inputs)) {
    for (const battery of among('battery')) {
      add('chemistry', [battery, input], judgeChemistry(battery, input))
      const bank = judgeBank(battery, input)
      add('bank', [battery, input], bank)
      // Of a bank that does not come about there is no power to speak of.
      if (bank.verdict === 'fits' && input.goods === 'inverter') add('bankPower', [battery, input], judgeBankPower(battery, input))
    }
    // An inverter that tells nothing of a solar input has none, where a controller stands beside it.
    if (!hasSolarInput(input) && among('controller').length > 0) continue
    for (const panel of among('panel')) {
      if (input.specs.solarInput === 'no') {
        add('solarInput', [panel, input], { verdict: 'never', figures: {} })
        continue
      }
      add('string', [panel, input], judgeString(panel, input))
      if (hasSolarInput(input)) add('panelPower', [panel, input], judgePanelPower(panel, input))
    }
  }
  for (const source of among(...supplied)) {
    if (needs && needs.surgeW > 0) add('surge', [source], judgeSurge(source, needs))
    for (const motor of among('machine', 'tool')) add('motor', [source, motor], judgeMotor(source, motor))
  }
  for (const generator of among('generator'))
    for (const device of among(...supplied)) {
      if (device.goods === 'inverter' && !canCharge(device)) continue
      add('supply', [generator, device], judgeSupply(generator, device))
      add('charger', [generator, device], judgeCharger(generator, device))
      add('mains', [generator, device], judgeMains(generator, device))
      add('phases', [generator, device], judgePhases(generator, device))
    }
  return findings
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
  return { verdict: panelsW <= maxW ? 'fits' : 'never', figures: { panelsW, maxW } }
}

function judgeChemistry(battery: CheckedItem, device: CheckedItem): Judged {
  const lacks = lacking([battery, 'chemistry'], [device, 'batteryTypes'])
  if (lacks.length > 0) return { verdict: 'unknown', figures: {}, lacks }
  const { batteryTypes } = device.specs
  return { verdict: batteryTypes === 'both' || batteryTypes === battery.specs.chemistry ? 'fits' : 'never', figures: {} }
}

/** Batteries in series must give the voltage of the device, and those that are left over must make further rows. */
function judgeBank(battery: CheckedItem, device: CheckedItem): Judged {
  const lacks = lacking([battery, 'voltageV'], [device, 'batteryV'])
  if (lacks.length > 0) return { verdict: 'unknown', figures: {}, lacks }
  const bank = bankFor(battery.specs, device.specs)
  const batteryV = battery.specs.voltageV ?? 0
  if (bank === undefined) {
    const limits = device.specs.batteryV === 'hv' ? (['batteryMinV', 'batteryMaxV'] as const) : []
    return { verdict: 'unknown', figures: {}, lacks: lacking([battery, 'seriesMax'], [device, ...limits]) }
  }
  const deviceV = device.specs.batteryV === 'hv' ? (device.specs.batteryMinV ?? 0) : Number(device.specs.batteryV?.split('/').at(-1) ?? 0)
  if (bank === null) return { verdict: 'never', figures: { batteryV, deviceV, inSeries: 0, rows: 0, bankV: 0, count: battery.quantity } }
  const { inSeries, voltageV: bankV } = bank
  const rows = battery.quantity / inSeries
  const figures = { batteryV, deviceV, inSeries, rows: Math.floor(rows), bankV: round(bankV), count: battery.quantity }
  if (!Number.isInteger(rows)) return { verdict: 'never', figures }
  if (rows > 1 && battery.specs.parallelMax === undefined) return { verdict: 'unknown', figures, lacks: lacking([battery, 'parallelMax']) }
  return { verdict: rows > 1 && rows > (battery.specs.parallelMax ?? 1) ? 'never' : 'fits', figures }
}

/** The bank must bear the full power of the inverter for as long as it takes. */
function judgeBankPower(battery: CheckedItem, inverter: CheckedItem): Judged {
  const lacks = lacking([battery, 'dischargeA'], [inverter, 'powerKw'])
  if (lacks.length > 0) return { verdict: 'unknown', figures: {}, lacks }
  const bank = bankFor(battery.specs, inverter.specs)
  if (!bank) return { verdict: 'unknown', figures: {}, lacks: [] }
  const bankKw = round(((battery.quantity / bank.inSeries) * bank.voltageV * (battery.specs.dischargeA ?? 0)) / 1000)
  const inverterKw = round(inverter.quantity * (inverter.specs.powerKw ?? 0))
  return { verdict: bankKw >= inverterKw ? 'fits' : 'never', figures: { bankKw, inverterKw } }
}

/** What starts in the household must not be more than the inverter bears for a moment, nor what runs more than it gives. */
function judgeSurge(source: CheckedItem, needs: { surgeW: number; continuousW: number }): Judged {
  const { powerKw, surgeKw } = source.specs
  const givesKw = round(source.quantity * (powerKw ?? 0))
  const [needKw, runsKw] = [round(needs.surgeW / 1000), round(needs.continuousW / 1000)]
  if (powerKw === undefined) return { verdict: 'unknown', figures: {}, lacks: lacking([source, 'powerKw']) }
  if (givesKw < runsKw) return { verdict: 'never', figures: { needKw: runsKw, givesKw } }
  // What it gives for hours it also gives for a moment.
  if (surgeKw === undefined && givesKw < needKw) return { verdict: 'unknown', figures: { needKw }, lacks: lacking([source, 'surgeKw']) }
  const surgesKw = round(source.quantity * Math.max(surgeKw ?? 0, powerKw))
  return { verdict: surgesKw >= needKw ? 'fits' : 'never', figures: { needKw, givesKw: surgesKw } }
}

function judgeMotor(source: CheckedItem, motor: CheckedItem): Judged | undefined {
  // A wheelbarrow has no motor.
  if (motor.specs.powerKw === undefined && motor.specs.startKw === undefined) return undefined
  const lacks = lacking([motor, 'startKw'], [source, 'surgeKw'])
  if (lacks.length > 0) return { verdict: 'unknown', figures: {}, lacks }
  const [needKw, givesKw] = [motor.specs.startKw ?? 0, round(source.quantity * (source.specs.surgeKw ?? 0))]
  return { verdict: givesKw >= needKw ? 'fits' : 'never', figures: { needKw, givesKw } }
}

/** An inverter or a system passes on up to its own power: an inverter of 1 kW is one of 1 kVA. */
function judgeSupply(generator: CheckedItem, device: CheckedItem): Judged {
  const lacks = lacking([generator, 'kva'], [device, 'powerKw'])
  if (lacks.length > 0) return { verdict: 'unknown', figures: {}, lacks }
  const [kva, deviceKw] = [round(generator.quantity * (generator.specs.kva ?? 0)), round(device.quantity * (device.specs.powerKw ?? 0))]
  return { verdict: kva >= deviceKw ? 'fits' : 'never', figures: { kva, deviceKw } }
}

function judgeCharger(generator: CheckedItem, device: CheckedItem): Judged {
  const lacks = lacking([generator, 'powerKw'], [device, 'chargerKw'])
  if (lacks.length > 0) return { verdict: 'unknown', figures: {}, lacks }
  const [generatorKw, chargerKw] = [
    round(generator.quantity * (generator.specs.powerKw ?? 0)),
    round(device.quantity * (device.specs.chargerKw ?? 0)),
  ]
  return { verdict: generatorKw >= chargerKw ? 'fits' : 'never', figures: { generatorKw, chargerKw } }
}

function judgeMains(generator: CheckedItem, device: CheckedItem): Judged {
  const holds = coversVoltage(generator.specs, device.specs)
  if (holds === undefined) return { verdict: 'unknown', figures: {}, lacks: lacking([generator, 'acV'], [device, 'acV']) }
  return { verdict: holds ? 'fits' : 'never', figures: {} }
}

function judgePhases(generator: CheckedItem, device: CheckedItem): Judged {
  const holds = coversPhases(generator.specs, device.specs)
  if (holds === undefined) return { verdict: 'unknown', figures: {}, lacks: lacking([generator, 'phases'], [device, 'phases']) }
  return { verdict: holds ? 'fits' : 'never', figures: {} }
}

const hasSolarInput = ({ specs: { solarInput, dcMinV, dcMaxV, pvMaxW } }: CheckedItem) =>
  solarInput !== 'no' && (dcMinV ?? dcMaxV ?? pvMaxW) !== undefined
const canCharge = ({ specs: { chargeA, chargerKw } }: CheckedItem) => chargeA !== undefined || chargerKw !== undefined

type Asked = readonly [CheckedItem, ...AttributeKey[]]
function lacking(...asked: readonly Asked[]): { id: number; key: AttributeKey }[] {
  return asked.flatMap(([{ id, specs }, ...keys]) => keys.filter((key) => specs[key] === undefined).map((key) => ({ id, key })))
}

/** As many digits as a sentence shows; also takes away what binary fractions add. */
const round = (value: number) => Math.round(value * 100) / 100
