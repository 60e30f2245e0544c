import { continuousKw } from '#features/catalog/goods/fit-figures.ts'
import type { GoodsKind } from '#features/catalog/goods/goods-kinds.ts'
import { narrowedTo } from './controller-input.ts'
import type { CheckedItem, Finding, HouseholdNeeds } from './finding.ts'
import { checkGenerator, checkPanel, checkSource, hasSolarInput, round, supplied } from './system-checks.ts'
import { checkTakenBatteries } from './taken-batteries.ts'
import { checkTakenPanels } from './taken-panels.ts'

/**
 * Whether what is taken together works together. First it is said which batteries and panels go to which device, each of
 * them counted once; then each is judged where it goes. Nothing is warned about that is not meant for one another, and one
 * source that bears the household is enough.
 *
 * @param needs what a household draws while a motor starts, in W, where one is known
 */
export function checkTaken(items: readonly CheckedItem[], needs?: HouseholdNeeds): Finding[] {
  const among = (...kinds: readonly GoodsKind[]) => items.filter(({ goods }) => kinds.includes(goods))
  const [inverters, controllers, panels] = [among('inverter'), among('controller'), among('panel')]
  const { findings, charging, banksV } = checkTakenBatteries(among('battery'), inverters, controllers)
  const inputs = [
    ...inverters.filter(hasSolarInput),
    ...controllers.map((controller) => narrowedTo(controller, banksV.get(controller.id) ?? [])),
  ]
  // A controller beside an inverter that takes panels itself is the second choice for them.
  const isSecond = (device: CheckedItem) => device.goods === 'controller' && inputs.length > controllers.length && !charging.has(device.id)
  return [
    ...findings,
    ...(inputs.length > 0
      ? checkTakenPanels(panels, inputs, isSecond)
      : panels.flatMap((panel) => inverters.flatMap((inverter) => checkPanel(panel, inverter)))),
    ...checkSources(among(...supplied), among('machine', 'tool'), needs),
    ...checkGenerators(among('generator'), among(...supplied)),
  ]
}

/** Of several sources one is enough for the household, and one for each motor. */
function checkSources(sources: readonly CheckedItem[], motors: readonly CheckedItem[], needs?: HouseholdNeeds): Finding[] {
  const findings = sources.flatMap((source) => checkSource(source, motors, needs))
  const isSame = (one: Finding, other: Finding) => one.check === other.check && one.ids[1] === other.ids[1]
  return findings.filter((one) => one.verdict === 'fits' || !findings.some((other) => other.verdict === 'fits' && isSame(one, other)))
}

/** Generators at what they supply, of which one each is enough; one alone must bear all that is connected to it. */
function checkGenerators(generators: readonly CheckedItem[], devices: readonly CheckedItem[]): Finding[] {
  const pairs = generators.flatMap((generator) =>
    devices
      .map((device) => ({ generator, device, findings: checkGenerator(generator, device) }))
      .filter(({ findings }) => findings.length > 0),
  )
  const matches = pairs.filter(({ findings }) => findings.every(({ verdict }) => verdict === 'fits'))
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
  if (generatorKw < deviceKw) findings.push({ check: 'suppliesAll', verdict: 'never', ids, figures: { generatorKw, deviceKw } })
  if (generatorKw < chargerKw) findings.push({ check: 'chargesAll', verdict: 'never', ids, figures: { generatorKw, chargerKw } })
  return findings
}
