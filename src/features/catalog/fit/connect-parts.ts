import { checkCartBatteries } from './batteries/cart-batteries.ts'
import type { CheckedItem, Finding } from './finding.ts'
import { checkPanel } from './pair-checks.ts'
import { checkCartPanels } from './panels/cart-panels.ts'
import { narrowToBanks } from './panels/controller-input.ts'
import { hasSolarInput } from './panels/panel-rules.ts'

/** Goods of a cart that are connected by direct current. */
type Parts = Record<'batteries' | 'inverters' | 'controllers' | 'panels', readonly CheckedItem[]>
/** Findings about batteries, about panels, and (`limits`) about charging currents that must be limited. */
type Connected = Record<'batteries' | 'panels' | 'limits', readonly Finding[]>

/** Maximum of controllers × kinds of panels and batteries. Above it no voltages are tried, since each view of a cart computes this. */
const MAX_TRIED = 40

/**
 * Assigns batteries and panels to devices. Batteries at a charge controller may form banks of several voltages: two of 12 V give 12
 * or 24 V. The voltage with the fewest misfits of batteries and panels is chosen. If several have equally few, the lowest is chosen
 * if everything fits, else the highest.
 */
export function connectParts(parts: Parts): Connected {
  const { banksV, ...open } = connect(parts)
  const { inverters, panels, batteries } = parts
  const isTooMuch = parts.controllers.length * (panels.length + batteries.length) > MAX_TRIED
  if (inverters.length > 0 || panels.length === 0 || isTooMuch) return open
  let { controllers } = parts
  for (const { id } of controllers) {
    const at = (bankV: number) => controllers.map((one) => (one.id === id ? narrowToBanks(one, [bankV]) : one))
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
  const { findings, limits, charging, banksV } = checkCartBatteries(batteries, inverters, controllers, panels)
  const inputs = [
    ...inverters.filter(hasSolarInput),
    ...controllers.map((controller) => narrowToBanks(controller, banksV.get(controller.id) ?? [])),
  ]
  // Beside an inverter with a solar input a controller is only the second choice for panels.
  const isSecond = (device: CheckedItem) => device.goods === 'controller' && inputs.length > controllers.length && !charging.has(device.id)
  const ofPanels =
    inputs.length > 0
      ? checkCartPanels(panels, inputs, isSecond)
      : panels.flatMap((panel) => inverters.flatMap((inverter) => checkPanel(panel, inverter)))
  return { batteries: findings, panels: ofPanels, limits, banksV }
}
