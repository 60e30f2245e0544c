import type { CheckedItem, Finding } from '../finding.ts'
import { possibleSeries } from './bank-series.ts'
import { rowsForPower } from './battery-bank.ts'
import { judgeBank, judgeChemistry } from './battery-rules.ts'

/** A part assigned to a device; its quantity is this device's share. */
export type AssignedPart = { part: CheckedItem; device: CheckedItem }
export type BatteryAssignment = {
  placed: readonly AssignedPart[]
  /** Findings about batteries that are too few or cannot be assigned. */
  findings: readonly Finding[]
  /** True if another assignment would work, too. */
  isOpen: boolean
}

/**
 * Assigns batteries to devices by voltage and chemistry, each battery once. Batteries that fit several devices are distributed in
 * whole rows: first the rows that each device needs for its full power, then the remaining rows in turn. The first device also gets
 * the batteries that form no complete row or exceed every limit of rows. A single device gets all batteries, unchecked.
 *
 * @param devices inverters, or controllers if there are none
 */
export function shareBatteries(batteries: readonly CheckedItem[], devices: readonly CheckedItem[]): BatteryAssignment {
  const [only, ...others] = devices
  if (only && others.length === 0) return { placed: batteries.map((part) => ({ part, device: only })), findings: [], isOpen: false }
  const found: { placed: AssignedPart[]; findings: Finding[]; isOpen: boolean } = { placed: [], findings: [], isOpen: false }
  const choices = batteries.map((battery) => ({ battery, takers: devices.filter((device) => canConnect(battery, device)) }))
  const taken = new Set(choices.flatMap(({ takers: [first, second] }) => (first && !second ? first : [])))
  for (const { battery, takers } of choices) {
    const free = takers.filter((device) => !taken.has(device))
    const wanting = takers.length > 1 && free.length > 0 ? free : takers
    const [first, second] = wanting
    if (first && !second) {
      found.placed.push({ part: battery, device: first })
      taken.add(first)
    } else if (first) share(battery, wanting)
  }
  return found

  function share(battery: CheckedItem, wanting: readonly CheckedItem[]): void {
    const about = { ids: [battery.id, ...wanting.map(({ id }) => id)], figures: {} }
    const banks = wanting.map((device) => {
      const inSeries = possibleSeries(battery.specs, device.specs)?.[0]
      return inSeries ? { device, inSeries, rows: rowsForPower(battery, device, inSeries) ?? 1 } : undefined
    })
    const known = banks.filter((bank) => bank !== undefined)
    // With a missing figure the batteries cannot be distributed.
    if (known.length < banks.length) {
      for (const device of wanting) found.findings.push({ check: 'bank', ids: [battery.id, device.id], ...judgeBank(battery, device) })
      return
    }
    const need = known.reduce((sum, { inSeries, rows }) => sum + inSeries * rows, 0)
    const sharesOf = (rowsOf: (bank: (typeof known)[number]) => number) =>
      known.map((bank) => ({ id: battery.id, count: bank.inSeries * rowsOf(bank), deviceId: bank.device.id }))
    if (need > battery.quantity) {
      const figures = { count: battery.quantity, need, missing: need - battery.quantity }
      found.findings.push({ check: 'shortOfBatteries', verdict: 'never', ...about, figures, shares: sharesOf(({ rows }) => rows) })
      return
    }
    let left = battery.quantity - need
    // The remaining batteries are assigned row by row, in turn, so that no device gets all of them. Devices with the longest rows
    // come first, since a short row needs fewer of the batteries that are left.
    const order = [...known].sort((one, other) => other.inSeries - one.inSeries)
    const most = battery.specs.parallelMax ?? 1
    for (let hasGrown = true; hasGrown; ) {
      hasGrown = false
      for (const bank of order) {
        if (bank.inSeries > left || bank.rows >= most) continue
        bank.rows += 1
        left -= bank.inSeries
        hasGrown = true
      }
    }
    // Batteries that are left go to the first device, whose bank is then reported as uneven or as too many rows.
    for (const { device, inSeries, rows } of known) {
      const rest = device === known[0]?.device ? left : 0
      found.placed.push({ part: { ...battery, quantity: inSeries * rows + rest }, device })
    }
    if (battery.quantity > need) found.isOpen = true
    for (const { device } of known) taken.add(device)
  }
}

/** True unless chemistry or voltage exclude the pair, regardless of quantities. */
export function canConnect(battery: CheckedItem, device: CheckedItem): boolean {
  return judgeChemistry(battery, device).verdict !== 'never' && possibleSeries(battery.specs, device.specs)?.length !== 0
}
