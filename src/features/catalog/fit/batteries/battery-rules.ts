import { type CheckedItem, type Judgement, missingFigures, roundFigure } from '../finding.ts'
import { formBank, rowsForPower } from './battery-bank.ts'

/** The device must be able to charge the battery's chemistry. */
export function judgeChemistry(battery: CheckedItem, device: CheckedItem): Judgement {
  const lacks = missingFigures([battery, 'chemistry'], [device, 'batteryTypes'])
  if (lacks.length > 0) return { verdict: 'unknown', figures: {}, lacks }
  const { batteryTypes } = device.specs
  return { verdict: batteryTypes === 'both' || batteryTypes === battery.specs.chemistry ? 'fits' : 'never', figures: {} }
}

/** Batteries in series must give the device's voltage, and all rows must be complete and at most `parallelMax`. */
export function judgeBank(battery: CheckedItem, device: CheckedItem): Judgement {
  const lacks = missingFigures([battery, 'voltageV'], [device, 'batteryV'])
  if (lacks.length > 0) return { verdict: 'unknown', figures: {}, lacks }
  const bank = formBank(battery, device)
  const batteryV = battery.specs.voltageV ?? 0
  if (bank === undefined) {
    const limits = device.specs.batteryV === 'hv' ? (['batteryMinV', 'batteryMaxV'] as const) : []
    const limitsLack = missingFigures([device, ...limits])
    return { verdict: 'unknown', figures: {}, lacks: limitsLack.length > 0 ? limitsLack : missingFigures([battery, 'seriesMax']) }
  }
  const count = battery.quantity
  if (bank === null) return { verdict: 'never', figures: { batteryV, inSeries: 0, rows: 0, count } }
  const { inSeries, rows, voltageV: bankV } = bank
  const figures = { batteryV, inSeries, rows: Math.floor(rows), bankV: roundFigure(bankV), count }
  if (!Number.isInteger(rows)) return { verdict: 'never', figures }
  if (rows > 1 && battery.specs.parallelMax === undefined)
    return { verdict: 'unknown', figures, lacks: missingFigures([battery, 'parallelMax']) }
  return { verdict: rows > 1 && rows > (battery.specs.parallelMax ?? 1) ? 'never' : 'fits', figures }
}

/** The bank must supply the full power of the inverter continuously. */
export function judgeBankPower(battery: CheckedItem, inverter: CheckedItem): Judgement {
  const lacks = missingFigures([battery, 'dischargeA'], [inverter, 'powerKw'])
  const bank = formBank(battery, inverter)
  if (lacks.length > 0 || !bank) return { verdict: 'unknown', figures: {}, lacks }
  const bankKw = roundFigure((bank.rows * bank.voltageV * (battery.specs.dischargeA ?? 0)) / 1000)
  const inverterKw = roundFigure(inverter.quantity * (inverter.specs.powerKw ?? 0))
  const isEnough = bank.rows >= (rowsForPower(battery, inverter, bank.inSeries) ?? 0)
  return { verdict: isEnough ? 'fits' : 'never', figures: { bankKw, inverterKw, count: battery.quantity } }
}
