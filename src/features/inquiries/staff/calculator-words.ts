import { formatNumber } from '#i18n/format.ts'
import type { Language } from '#i18n/language.ts'
import type { StaffText } from '#i18n/staff.ts'
import { systemTypes } from '../status.ts'

/** Names of the calculator's input and results that have a label (`inquiries.calculator.*`). */
const known = [
  'systemType',
  'province',
  'sunHours',
  'loads',
  'name',
  'count',
  'watts',
  'hours',
  'nightHours',
  'dailyKwh',
  'kwhPerDay',
  'panels',
  'wattPeak',
  'panelKw',
  'inverterKw',
  'surgeKw',
  'batteryKwh',
  'autonomyHours',
  'products',
  'productId',
  'quantity',
  'total',
  'note',
] as const

/** Label of a value of the calculator. An unknown name is split into words: "roofArea" becomes "Roof area". */
export function calculatorLabel(name: string, t: StaffText): string {
  const key = known.find((one) => one === name)
  if (key) return t(`inquiries.calculator.${key}`)
  const words = name
    .replace(/([a-z\d])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`)
    .replaceAll(/[_-]+/g, ' ')
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Formats a value of the calculator in the reader's language. */
export function formatCalculatorValue(value: unknown, t: StaffText, language: Language): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'number') return formatNumber(value, language)
  if (typeof value === 'boolean') return t(value ? 'history.yes' : 'history.no')
  const need = systemTypes.find((one) => one === value)
  return need ? t(`inquiries.need.${need}`) : String(value)
}
