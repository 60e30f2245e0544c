import { checkTakenBatteries } from './batteries/taken-batteries.ts'
import type { CheckedItem, Finding } from './finding.ts'
import { checkPanel } from './pair-checks.ts'
import { narrowedTo } from './panels/controller-input.ts'
import { hasSolarInput } from './panels/panel-rules.ts'
import { checkTakenPanels } from './panels/taken-panels.ts'

/** Goods of a cart that are connected by direct current. */
type Parts = Record<'batteries' | 'inverters' | 'controllers' | 'panels', readonly CheckedItem[]>
/** Findings of batteries, of panels, and of charges that must be limited. */
type Connected = Record<'batteries' | 'panels' | 'limits', readonly Finding[]>

/** With more controllers × kinds of goods no voltage is chosen. Own choice, since every view of a cart computes it. */
const MAX_TRIED = 40

/**
 * Assigns batteries and panels to devices. Batteries at a charge controller may form banks of several voltages (two of 12 V: 12
 * or 24 V). One voltage is chosen for batteries and panels: that with the fewest misfits; of equal ones the lowest if
 * everything fits, else the highest.
 */
export function connectParts(parts: Parts): Connected {
  const { banksV, ...open } = connect(parts)
  const { inverters, panels, batteries } = parts
  const isTooMuch = parts.controllers.length * (panels.length + batteries.length) > MAX_TRIED
  if (inverters.length > 0 || panels.length === 0 || isTooMuch) return open
  let { controllers } = parts
  for (const { id } of controllers) {
    const at = (bankV: number) => controllers.map((one) => (one.id === id ? narrowedTo(one, [bankV]) : one))
    const voltages = [...new Set(banksV.get(id) ?? [])].sort((one, other) => one - other)
    if (voltages.length < 2) continue
    const tried = voltages.map((bankV) => ({ settled: at(bankV), misfits: misfitsOf(connect({ ...parts, controllers: at(bankV) })) }))
    const fewest = Math.min(...tried.map(({ misfits }) => misfits))
    const best = tried.filter(({ misfits }) => misfits === fewest)
    controllers = (fewest === 0 ? best[0] : best.at(-1))?.settled ?? controllers
  }
  if (controllers === parts.controllers) return open
  const settled = connect({ ...parts, controllers })
  // Keeps the finding that panels work at certain voltages only.
  return { ...settled, panels: [...open.panels.filter(({ check }) => check === 'atBanks'), ...settled.panels] }
}

const misfitsOf = ({ batteries, panels }: Connected) => [...batteries, ...panels].filter(({ verdict }) => verdict === 'never').length

function connect({ batteries, inverters, controllers, panels }: Parts): Connected & { banksV: ReadonlyMap<number, readonly number[]> } {
  const { findings, limits, charging, banksV } = checkTakenBatteries(batteries, inverters, controllers, panels)
  const inputs = [
    ...inverters.filter(hasSolarInput),
    ...controllers.map((controller) => narrowedTo(controller, banksV.get(controller.id) ?? [])),
  ]
  // Beside an inverter with a solar input a controller is only the second choice for panels.
  const isSecond = (device: CheckedItem) => device.goods === 'controller' && inputs.length > controllers.length && !charging.has(device.id)
  const ofPanels =
    inputs.length > 0
      ? checkTakenPanels(panels, inputs, isSecond)
      : panels.flatMap((panel) => inverters.flatMap((inverter) => checkPanel(panel, inverter)))
  return { batteries: findings, panels: ofPanels, limits, banksV }
}
