import { checkCartBatteries } from './batteries/cart-batteries.ts'
import type { CheckedItem, Finding } from './finding.ts'
import { checkPanel } from './pair-checks.ts'
import { checkCartPanels } from './panels/cart-panels.ts'
import { narrowToBanks } from './panels/controller-input.ts'
import { hasSolarInput } from './panels/panel-rules.ts'

/** Goods of a cart on the DC side of a solar system. */
type DeviceGroups = Record<'batteries' | 'inverters' | 'controllers' | 'panels', readonly CheckedItem[]>
/** Findings about batteries, about panels, and (`limits`) about charging currents that must be limited. */
type Connected = Record<'batteries' | 'panels' | 'limits', readonly Finding[]>

/** Maximum of controllers × kinds of panels and batteries for trying bank voltages: every view of a cart computes this. Our choice. */
const MAX_TRIED = 40

/**
 * Assigns batteries and panels to devices. Batteries at a charge controller may form banks of several voltages: two of 12 V give 12
 * or 24 V. It uses the voltage with the fewest misfits of batteries and panels. If several voltages have equally few misfits, it uses
 * the lowest if there is no misfit, else the highest.
 */
export function connectDevices(parts: DeviceGroups): Connected {
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

function connect({
  batteries,
  inverters,
  controllers,
  panels,
}: DeviceGroups): Connected & { banksV: ReadonlyMap<number, readonly number[]> } {
  const { findings, limits, charging, banksV } = checkCartBatteries(batteries, inverters, controllers, panels)
  const inputs = [
    ...inverters.filter(hasSolarInput),
    ...controllers.map((controller) => narrowToBanks(controller, banksV.get(controller.id) ?? [])),
  ]
  // If an inverter has a solar input, panels go to a controller only if the inverter does not accept them.
  const isSecond = (device: CheckedItem) => device.goods === 'controller' && inputs.length > controllers.length && !charging.has(device.id)
  const ofPanels =
    inputs.length > 0
      ? checkCartPanels(panels, inputs, isSecond)
      : panels.flatMap((panel) => inverters.flatMap((inverter) => checkPanel(panel, inverter)))
  return { batteries: findings, panels: ofPanels, limits, banksV }
}
