import { continuousKw, coversPhases, coversVoltage } from './figures.ts'
import { type CheckedItem, type HouseholdNeeds, type Judgement, missingFigures, roundFigure } from './finding.ts'

/**
 * Compares the power of equal sources with a load. Products do not state whether they may run in parallel, so the verdict is
 * unknown if several are needed. If one source is enough, the finding has count 1.
 */
function judgeGiven({ quantity }: CheckedItem, oneGives: number, asks: number, named: (gives: number) => Judgement['figures']): Judgement {
  if (oneGives >= asks) return { verdict: 'fits', figures: { ...named(roundFigure(oneGives)), count: 1 } }
  const all = roundFigure(quantity * oneGives)
  if (all < asks || quantity === 1) return { verdict: 'never', figures: { ...named(all), count: quantity } }
  return { verdict: 'unknown', figures: { one: roundFigure(oneGives), asks, count: Math.ceil(asks / oneGives - 1e-9) }, reason: 'parallel' }
}

/** The continuous load must not exceed the continuous power of a source. Undefined if one source is enough or a figure is missing. */
export function judgeRunning(source: CheckedItem, needKw: number | undefined): Judgement | undefined {
  const gives = givesForHours(source)
  if (gives === undefined || needKw === undefined || gives >= needKw) return undefined
  return judgeGiven(source, gives, needKw, (givesKw) => ({ needKw, givesKw }))
}

/**
 * Reports a load that takes nearly all of a source's power: nothing else should run.
 *
 * @param withMarginKw the load with reserve
 */
export function judgeNearLimit(source: CheckedItem, needKw: number | undefined, withMarginKw: number): Judgement | undefined {
  const gives = givesForHours(source)
  if (gives === undefined || needKw === undefined || gives < needKw || gives >= roundFigure(withMarginKw)) return undefined
  return { verdict: 'told', figures: { needKw, givesKw: roundFigure(gives) } }
}

const givesForHours = ({ goods, specs }: CheckedItem) => (goods === 'generator' ? continuousKw(specs) : specs.powerKw)
/** Converts W to kW with two decimals, rounded up as the calculator shows them. */
export const toKw = (watts: number) => Math.ceil(watts / 10 - 1e-6) / 100

/** The surge of the household's motors must not exceed the inverter's surge power. */
export function judgeSurge(source: CheckedItem, needs: HouseholdNeeds): Judgement {
  const { powerKw, surgeKw } = source.specs
  const needKw = toKw(needs.surgeW)
  if (powerKw === undefined) return { verdict: 'unknown', figures: {}, lacks: missingFigures([source, 'powerKw']) }
  // A source's surge power is at least its continuous power.
  if (surgeKw === undefined && powerKw < needKw)
    return { verdict: 'unknown', figures: { needKw }, lacks: missingFigures([source, 'surgeKw']) }
  const gives = Math.max(surgeKw ?? 0, powerKw)
  return atHome(
    source,
    judgeGiven(source, gives, needKw, (givesKw) => ({ needKw, givesKw })),
    { needKw, third: roundFigure(gives / 3) },
  )
}

/**
 * A three-phase source at a household has the verdict `unknown`, since one phase gives a third of its power. It is a misfit if even
 * the power of all phases is too little.
 */
const atHome = ({ specs }: CheckedItem, judged: Judgement, figures: Judgement['figures']): Judgement =>
  specs.phases === '3' && judged.verdict !== 'never' ? { verdict: 'unknown', figures, reason: 'onePhase' } : judged

/**
 * Checks a generator with the household as the calculator does: kVA ≥ the larger of W while a motor starts and running W / 0.75,
 * divided by the power factor. A generator with less kVA runs at its limit if it still powers the running load and the start.
 */
export function judgeGeneratorHome(generator: CheckedItem, needs: HouseholdNeeds): Judgement {
  const needKva = toKw(needs.generatorVa)
  const { kva } = generator.specs
  if (kva === undefined) return { verdict: 'unknown', figures: {}, lacks: missingFigures([generator, 'kva']) }
  const judged = judgeGiven(generator, kva, needKva, (givesKva) => ({ needKva, givesKva }))
  const isAtLimit = judged.verdict !== 'fits' && (continuousKw(generator.specs) ?? 0) >= toKw(Math.max(needs.surgeW, needs.runningW))
  const held: Judgement = isAtLimit ? { verdict: 'told', figures: { needKva, givesKva: roundFigure(kva) } } : judged
  return atHome(generator, held, { needKva, third: roundFigure(kva / 3) })
}

/** The starting power of a motor must not exceed the surge power of the source. Undefined for goods without a motor. */
export function judgeMotor(source: CheckedItem, motor: CheckedItem): Judgement | undefined {
  // Goods without power figures, such as a wheelbarrow, have no motor.
  if (motor.specs.powerKw === undefined && motor.specs.startKw === undefined) return undefined
  const { startKw: needKw = 0 } = motor.specs
  const isGenerator = source.goods === 'generator'
  const powerKw = givesForHours(source)
  const { surgeKw = powerKw ?? 0 } = isGenerator ? {} : source.specs
  // The surge power of a generator without kVA is unknown. A generator whose kW are too few is a misfit nevertheless.
  const isOpen = isGenerator ? source.specs.kva === undefined && (powerKw ?? needKw) >= needKw : (powerKw ?? 0) < needKw
  const own = isOpen ? (isGenerator ? 'kva' : 'surgeKw') : undefined
  const lacks = missingFigures([motor, 'startKw'], ...(own ? [[source, own] as const] : []))
  if (lacks.length > 0) return { verdict: 'unknown', figures: {}, lacks }
  return judgeGiven(source, Math.max(surgeKw, powerKw ?? 0), needKw, (givesKw) => ({ needKw, givesKw }))
}

/**
 * Compares the power of a generator with the power that the device passes on to its loads. A weaker generator works while the loads
 * need no more than it gives, so the verdict is `told` instead of `never`.
 */
export function judgeSupply(generator: CheckedItem, device: CheckedItem): Judgement {
  const givesKw = continuousKw(generator.specs)
  const lacks = [...(givesKw === undefined ? missingFigures([generator, 'powerKw']) : []), ...missingFigures([device, 'powerKw'])]
  if (givesKw === undefined || lacks.length > 0) return { verdict: 'unknown', figures: {}, lacks }
  const one = device.specs.powerKw ?? 0
  const judged = judgeSupplied(generator, device, givesKw, one, (generatorKw, deviceKw) => ({ generatorKw, deviceKw }))
  return judged.verdict === 'never' ? { ...judged, verdict: 'told' } : judged
}

/** The generator must supply the charger at its full power. */
export function judgeCharger(generator: CheckedItem, device: CheckedItem): Judgement {
  const givesKw = continuousKw(generator.specs)
  const lacks = [...(givesKw === undefined ? missingFigures([generator, 'powerKw']) : []), ...missingFigures([device, 'chargerKw'])]
  if (givesKw === undefined || lacks.length > 0) return { verdict: 'unknown', figures: {}, lacks }
  const one = device.specs.chargerKw ?? 0
  return judgeSupplied(generator, device, givesKw, one, (generatorKw, chargerKw) => ({ generatorKw, chargerKw }))
}

/** Divides the devices among several generators; if one generator's share is too much, the generators are compared with all devices. */
function judgeSupplied(
  generator: CheckedItem,
  device: CheckedItem,
  gives: number,
  oneAsks: number,
  named: (gives: number, asks: number) => Judgement['figures'],
): Judgement {
  const others = Math.ceil(device.quantity / generator.quantity)
  const part = roundFigure(others * oneAsks)
  if (gives >= part) return { verdict: 'fits', figures: { ...named(roundFigure(gives), part), count: 1, others } }
  const all = roundFigure(device.quantity * oneAsks)
  return judgeGiven(generator, gives, all, (given) => named(given, all))
}

/** The supply must have every voltage of the device. */
export function judgeMains(generator: CheckedItem, device: CheckedItem): Judgement {
  const holds = coversVoltage(generator.specs, device.specs)
  if (holds === undefined) return { verdict: 'unknown', figures: {}, lacks: missingFigures([generator, 'acV'], [device, 'acV']) }
  return { verdict: holds ? 'fits' : 'never', figures: {} }
}

/** True if a one-phase device is at a three-phase supply, which gives a third of its power to one phase. */
export const isOnePhaseOfThree = (generator: CheckedItem, device: CheckedItem) =>
  generator.specs.phases === '3' && device.specs.phases === '1'

/** Returns a copy of a supply with a third of its power. */
export function takeThird(generator: CheckedItem): CheckedItem {
  const { kva, powerKw, surgeKw, ...specs } = generator.specs
  const third = (key: 'kva' | 'powerKw' | 'surgeKw', value: number | undefined) => (value === undefined ? {} : { [key]: value / 3 })
  return { ...generator, specs: { ...specs, ...third('kva', kva), ...third('powerKw', powerKw), ...third('surgeKw', surgeKw) } }
}

/** The supply must have the phases of the device. A one-phase device at three phases is `unknown`, for a technician to decide. */
export function judgePhases(generator: CheckedItem, device: CheckedItem): Judgement {
  const { kva, powerKw = 0 } = generator.specs
  if (isOnePhaseOfThree(generator, device))
    return { verdict: 'unknown', figures: { third: roundFigure((kva ?? powerKw) / 3) }, reason: 'onePhase' }
  const holds = coversPhases(generator.specs, device.specs)
  if (holds === undefined) return { verdict: 'unknown', figures: {}, lacks: missingFigures([generator, 'phases'], [device, 'phases']) }
  return { verdict: holds ? 'fits' : 'never', figures: {} }
}

/** True for an inverter with a charger. */
export const canCharge = ({ specs: { chargeA, chargerKw } }: CheckedItem) => chargeA !== undefined || chargerKw !== undefined
