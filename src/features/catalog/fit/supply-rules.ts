import { continuousKw, coversPhases, coversVoltage } from './figures.ts'
import { type CheckedItem, type HouseholdNeeds, type Judged, lacking, round } from './finding.ts'

/**
 * Compares what several equal sources give with a load. Products do not state whether they may run in parallel: if one is
 * enough the finding is about one; if several are needed the verdict is unknown.
 */
function judgeGiven({ quantity }: CheckedItem, oneGives: number, asks: number, named: (gives: number) => Judged['figures']): Judged {
  if (oneGives >= asks) return { verdict: 'fits', figures: { ...named(round(oneGives)), count: 1 } }
  const all = round(quantity * oneGives)
  if (all < asks || quantity === 1) return { verdict: 'never', figures: { ...named(all), count: quantity } }
  return { verdict: 'unknown', figures: { one: round(oneGives), asks, count: Math.ceil(asks / oneGives - 1e-9) }, reason: 'parallel' }
}

/** The continuous load must not exceed the continuous power of a source; several equal ones share it only in parallel. */
export function judgeRunning(source: CheckedItem, needKw: number | undefined): Judged | undefined {
  const gives = givesForHours(source)
  if (gives === undefined || needKw === undefined || gives >= needKw) return undefined
  return judgeGiven(source, gives, needKw, (givesKw) => ({ needKw, givesKw }))
}

/**
 * Reports a load that takes nearly all of a source's power: nothing else should run.
 *
 * @param withMarginKw the load with reserve
 */
export function judgeLimit(source: CheckedItem, needKw: number | undefined, withMarginKw: number): Judged | undefined {
  const gives = givesForHours(source)
  if (gives === undefined || needKw === undefined || gives < needKw || gives >= round(withMarginKw)) return undefined
  return { verdict: 'told', figures: { needKw, givesKw: round(gives) } }
}

const givesForHours = ({ goods, specs }: CheckedItem) => (goods === 'generator' ? continuousKw(specs) : specs.powerKw)
/** Rounded up, as the calculator shows them. */
export const kwOf = (watts: number) => Math.ceil(watts / 10 - 1e-6) / 100

/** The surge of the household's motors must not exceed the inverter's surge power. */
export function judgeSurge(source: CheckedItem, needs: HouseholdNeeds): Judged {
  const { powerKw, surgeKw } = source.specs
  const needKw = kwOf(needs.surgeW)
  if (powerKw === undefined) return { verdict: 'unknown', figures: {}, lacks: lacking([source, 'powerKw']) }
  // A source's surge power is at least its continuous power.
  if (surgeKw === undefined && powerKw < needKw) return { verdict: 'unknown', figures: { needKw }, lacks: lacking([source, 'surgeKw']) }
  const gives = Math.max(surgeKw ?? 0, powerKw)
  return atHome(
    source,
    judgeGiven(source, gives, needKw, (givesKw) => ({ needKw, givesKw })),
    { needKw, third: round(gives / 3) },
  )
}

/**
 * Connecting a house to three phases, each with a third of the power, is for a technician, unless even all of it is too little.
 */
const atHome = ({ specs }: CheckedItem, judged: Judged, figures: Judged['figures']): Judged =>
  specs.phases === '3' && judged.verdict !== 'never' ? { verdict: 'unknown', figures, reason: 'onePhase' } : judged

/**
 * A generator for the household, as the calculator requires it: kVA ≥ the larger of W while a motor starts and running W /
 * 0.75, divided by the power factor. With less it runs at its limit, as long as it powers the running load and the start.
 */
export function judgeGeneratorHome(generator: CheckedItem, needs: HouseholdNeeds): Judged {
  const needKva = kwOf(needs.generatorVa)
  const { kva } = generator.specs
  if (kva === undefined) return { verdict: 'unknown', figures: {}, lacks: lacking([generator, 'kva']) }
  const judged = judgeGiven(generator, kva, needKva, (givesKva) => ({ needKva, givesKva }))
  const isAtLimit = judged.verdict !== 'fits' && (continuousKw(generator.specs) ?? 0) >= kwOf(Math.max(needs.surgeW, needs.runningW))
  const held: Judged = isAtLimit ? { verdict: 'told', figures: { needKva, givesKva: round(kva) } } : judged
  return atHome(generator, held, { needKva, third: round(kva / 3) })
}

export function judgeMotor(source: CheckedItem, motor: CheckedItem): Judged | undefined {
  // A wheelbarrow has no motor.
  if (motor.specs.powerKw === undefined && motor.specs.startKw === undefined) return undefined
  const { startKw: needKw = 0 } = motor.specs
  const isGenerator = source.goods === 'generator'
  const powerKw = givesForHours(source)
  const { surgeKw = powerKw ?? 0 } = isGenerator ? {} : source.specs
  // The surge power of a generator with kW only is unknown, unless even the kW are too few.
  const isOpen = isGenerator ? source.specs.kva === undefined && (powerKw ?? needKw) >= needKw : (powerKw ?? 0) < needKw
  const own = isOpen ? (isGenerator ? 'kva' : 'surgeKw') : undefined
  const lacks = lacking([motor, 'startKw'], ...(own ? [[source, own] as const] : []))
  if (lacks.length > 0) return { verdict: 'unknown', figures: {}, lacks }
  return judgeGiven(source, Math.max(surgeKw, powerKw ?? 0), needKw, (givesKw) => ({ needKw, givesKw }))
}

/**
 * A device passes on up to its own power, and a generator may give less continuously. That works as long as less runs at once,
 * so the finding is neutral and no misfit.
 */
export function judgeSupply(generator: CheckedItem, device: CheckedItem): Judged {
  const givesKw = continuousKw(generator.specs)
  const lacks = [...(givesKw === undefined ? lacking([generator, 'powerKw']) : []), ...lacking([device, 'powerKw'])]
  if (givesKw === undefined || lacks.length > 0) return { verdict: 'unknown', figures: {}, lacks }
  const one = device.specs.powerKw ?? 0
  const judged = judgeSupplied(generator, device, givesKw, one, (generatorKw, deviceKw) => ({ generatorKw, deviceKw }))
  return judged.verdict === 'never' ? { ...judged, verdict: 'told' } : judged
}

export function judgeCharger(generator: CheckedItem, device: CheckedItem): Judged {
  const givesKw = continuousKw(generator.specs)
  const lacks = [...(givesKw === undefined ? lacking([generator, 'powerKw']) : []), ...lacking([device, 'chargerKw'])]
  if (givesKw === undefined || lacks.length > 0) return { verdict: 'unknown', figures: {}, lacks }
  const one = device.specs.chargerKw ?? 0
  return judgeSupplied(generator, device, givesKw, one, (generatorKw, chargerKw) => ({ generatorKw, chargerKw }))
}

/** Several generators may each supply some of the devices; otherwise one must supply all. */
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

export function judgeMains(generator: CheckedItem, device: CheckedItem): Judged {
  const holds = coversVoltage(generator.specs, device.specs)
  if (holds === undefined) return { verdict: 'unknown', figures: {}, lacks: lacking([generator, 'acV'], [device, 'acV']) }
  return { verdict: holds ? 'fits' : 'never', figures: {} }
}

/** A device for one phase can be connected to one of three, which gives a third of the power. */
export const isAtOnePhase = (generator: CheckedItem, device: CheckedItem) => generator.specs.phases === '3' && device.specs.phases === '1'

export function thirdOf(generator: CheckedItem): CheckedItem {
  const { kva, powerKw, surgeKw, ...specs } = generator.specs
  const third = (key: 'kva' | 'powerKw' | 'surgeKw', value: number | undefined) => (value === undefined ? {} : { [key]: value / 3 })
  return { ...generator, specs: { ...specs, ...third('kva', kva), ...third('powerKw', powerKw), ...third('surgeKw', surgeKw) } }
}

export function judgePhases(generator: CheckedItem, device: CheckedItem): Judged {
  const { kva, powerKw = 0 } = generator.specs
  if (isAtOnePhase(generator, device)) return { verdict: 'unknown', figures: { third: round((kva ?? powerKw) / 3) }, reason: 'onePhase' }
  const holds = coversPhases(generator.specs, device.specs)
  if (holds === undefined) return { verdict: 'unknown', figures: {}, lacks: lacking([generator, 'phases'], [device, 'phases']) }
  return { verdict: holds ? 'fits' : 'never', figures: {} }
}

export const canCharge = ({ specs: { chargeA, chargerKw } }: CheckedItem) => chargeA !== undefined || chargerKw !== undefined
