import type { CheckedItem, Finding } from '../finding.ts'
import { roundFigure } from '../finding.ts'
import { checkBattery } from '../pair-checks.ts'
import { hasSolarInput } from '../panels/panel-rules.ts'
import { possibleSeries } from './bank-series.ts'
import { formBank } from './battery-bank.ts'
import { judgeChemistry } from './battery-rules.ts'
import { checkCharging, totalPanelWatts } from './charging.ts'
import { type AssignedPart, canConnect, shareBatteries } from './share-batteries.ts'

/**
 * Checks a cart's batteries with its inverters, or with its controllers if there are no inverters; then controllers with the banks
 * of inverters.
 *
 * @param panels panels that controllers charge with
 * @returns `limits`: findings about charging currents; `charging`: ids of controllers that connect panels to an inverter without a
 * solar input; `banksV`: possible bank voltages of each controller by its id, in V
 */
export function checkCartBatteries(
  batteries: readonly CheckedItem[],
  inverters: readonly CheckedItem[],
  controllers: readonly CheckedItem[],
  panels: readonly CheckedItem[],
): { findings: Finding[]; limits: Finding[]; charging: ReadonlySet<number>; banksV: ReadonlyMap<number, readonly number[]> } {
  const devices = inverters.length > 0 ? inverters : controllers
  const { placed, findings: short, isOpen } = shareBatteries(batteries, devices)
  const known = new Set([...placed.flatMap(({ part, device }) => [part.id, device.id]), ...short.flatMap(({ ids }) => ids)])
  const findings: Finding[] = [...short]
  const limits: Finding[] = []
  const panelsW = totalPanelWatts(panels)
  // Report misfits and unknown verdicts only for pairs whose battery or device has no match.
  for (const device of devices)
    for (const battery of batteries)
      if (!known.has(battery.id) || !known.has(device.id))
        findings.push(...checkBattery(battery, device).filter(({ verdict }) => verdict !== 'fits'))
  if (devices.length > 1 && placed.length > 0) {
    const shares = placed.map(({ part, device }) => ({ id: part.id, count: part.quantity, deviceId: device.id }))
    findings.push({ check: 'shared', verdict: 'told', ids: shares.map(({ id }) => id), figures: { isOpen: Number(isOpen) }, shares })
  }
  for (const device of devices) {
    const own = placed.filter((one) => one.device === device).map(({ part }) => part)
    const mixed = own.filter((battery) => canConnect(battery, device))
    // Several kinds of batteries at one device supply its power together, so the power of one kind is not checked.
    for (const battery of own)
      findings.push(...checkBattery(battery, device).filter(({ check }) => mixed.length < 2 || check !== 'bankPower'))
    const [battery, second] = mixed
    if (battery && !second && device.goods === 'inverter') limits.push(...checkCharging(battery, device))
    // With several possible voltages the number of rows is unknown, so no limit is computed.
    if (battery && !second && device.goods === 'controller' && openBanks(battery, device).length === 1)
      limits.push(...checkCharging(battery, device, device, panelsW))
    if (!second) continue
    const chemistries = new Set(mixed.flatMap(({ specs }) => specs.chemistry ?? []))
    const ids = [device.id, ...mixed.map(({ id }) => id)]
    findings.push({ check: 'mixed', verdict: chemistries.size > 1 ? 'never' : 'unknown', ids, figures: {} })
  }
  const banksV = new Map<number, readonly number[]>()
  if (devices === controllers) {
    for (const { part, device } of placed) banksV.set(device.id, [...(banksV.get(device.id) ?? []), ...openBanks(part, device)])
    return { findings, limits, charging: new Set(), banksV }
  }
  const charging = new Set<number>()
  const ofInverters = inverters.flatMap(({ specs: { batteryV = 'hv' } }) => (batteryV === 'hv' ? [] : batteryV.split('/').map(Number)))
  for (const controller of controllers) {
    const at = bankOf(controller, placed)
    findings.push(...at.findings)
    if (at.device && !hasSolarInput(at.device)) charging.add(controller.id)
    const atDevice = placed.filter(({ device }) => device === at.device)
    const own = atDevice.flatMap(({ part, device }) => formBank(part, device)?.voltageV ?? [])
    const [first, second] = atDevice
    if (first && !second) limits.push(...checkCharging(first.part, controller, first.device, panelsW))
    banksV.set(controller.id, own.length > 0 ? own : ofInverters)
  }
  return { findings, limits, charging, banksV }
}

/** Voltages of the banks that use all batteries at a controller: two of 12 V give 12 V or 24 V. Else the lowest possible voltage. */
function openBanks(battery: CheckedItem, controller: CheckedItem): number[] {
  const { voltageV = 0, parallelMax = 1 } = battery.specs
  const rows = (inSeries: number) => battery.quantity / inSeries
  const numbers = possibleSeries(battery.specs, controller.specs) ?? []
  const even = numbers.filter((inSeries) => Number.isInteger(rows(inSeries)) && rows(inSeries) <= parallelMax)
  return (even.length > 0 ? even : numbers.slice(0, 1)).map((inSeries) => inSeries * voltageV)
}

/** Finds the inverter whose bank a controller charges; the controller must accept the bank's voltage and chemistry. */
function bankOf(controller: CheckedItem, placed: readonly AssignedPart[]): { findings: Finding[]; device?: CheckedItem } {
  const judged = placed.map((one) => ({ ...one, findings: checkAtBank(controller, one) }))
  const devices = [...new Set(placed.map(({ device }) => device))]
  const isFitting = (device: CheckedItem) =>
    judged.every((one) => one.device !== device || one.findings.every(({ verdict }) => verdict !== 'never'))
  const fitting = devices.filter(isFitting)
  // Prefers an inverter without a solar input, which needs the controller for its panels.
  const device = fitting.find((one) => !hasSolarInput(one)) ?? fitting[0]
  if (!device) return { findings: judged.flatMap(({ findings }) => findings) }
  const findings = judged.filter((one) => one.device === device).flatMap((one) => one.findings)
  if (devices.length === 1) return { findings, device }
  const shares = [{ id: controller.id, count: controller.quantity, deviceId: device.id }]
  const figures = { isOpen: Number(fitting.length > 1) }
  return { findings: [{ check: 'shared', verdict: 'told', ids: [controller.id], figures, shares }, ...findings], device }
}

function checkAtBank(controller: CheckedItem, { part, device }: AssignedPart): Finding[] {
  const ids = [part.id, controller.id]
  const chemistry: Finding = { check: 'chemistry', ids, ...judgeChemistry(part, controller) }
  const bank = formBank(part, device)
  // Problems of the inverter's own bank are reported with the inverter.
  if (!bank || !Number.isInteger(bank.rows)) return [chemistry]
  if (controller.specs.batteryV === undefined)
    return [chemistry, { check: 'bank', verdict: 'unknown', ids, figures: {}, lacks: [{ id: controller.id, key: 'batteryV' }] }]
  const { inSeries, rows, voltageV } = bank
  // The bank's voltage is known here, so a controller for several voltages is checked at this voltage.
  const whole = { ...part, specs: { ...part.specs, voltageV, seriesMax: 1 } }
  const holds = !!formBank(whole, controller)
  const figures = {
    batteryV: roundFigure(voltageV),
    inSeries: holds ? inSeries : 0,
    series: inSeries,
    rows,
    bankV: roundFigure(voltageV),
    count: part.quantity,
  }
  return [chemistry, { check: 'bank', ids, verdict: holds ? 'fits' : 'never', figures }]
}
