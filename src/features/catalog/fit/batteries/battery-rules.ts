import { type CheckedItem, type Judged, lacking, round } from '../finding.ts'
import { rowsForPower, takenBank } from './battery-bank.ts'

export function judgeChemistry(battery: CheckedItem, device: CheckedItem): Judged {
  const lacks = lacking([battery, 'chemistry'], [device, 'batteryTypes'])
  if (lacks.length > 0) return { verdict: 'unknown', figures: {}, lacks }
  const { batteryTypes } = device.specs
  return { verdict: batteryTypes === 'both' || batteryTypes === battery.specs.chemistry ? 'fits' : 'never', figures: {} }
}

/** Batteries in series must give the device's voltage, and further batteries must complete a row. */
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

/** The bank must supply the full power of the inverter continuously. */
export function judgeBankPower(battery: CheckedItem, inverter: CheckedItem): Judged {
  const lacks = lacking([battery, 'dischargeA'], [inverter, 'powerKw'])
  const bank = takenBank(battery, inverter)
  if (lacks.length > 0 || !bank) return { verdict: 'unknown', figures: {}, lacks }
  const bankKw = round((bank.rows * bank.voltageV * (battery.specs.dischargeA ?? 0)) / 1000)
  const inverterKw = round(inverter.quantity * (inverter.specs.powerKw ?? 0))
  const isEnough = bank.rows >= (rowsForPower(battery, inverter, bank.inSeries) ?? 0)
  return { verdict: isEnough ? 'fits' : 'never', figures: { bankKw, inverterKw, count: battery.quantity } }
}
