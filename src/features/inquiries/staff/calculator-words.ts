import { formatNumber } from '#i18n/format.ts'
import type { Language } from '#i18n/language.ts'
import type { StaffText } from '#i18n/staff.ts'
import { systemTypes } from '../status.ts'

/** The names under which the calculator remembers what it was told and what it recommended. Each has its words. */
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

/** Label of a remembered figure. An unknown name is split into words: "roofArea" is "Roof area". */
export function calculatorLabel(name: string, t: StaffText): string {
  const key = known.find((one) => one === name)
  if (key) return t(`inquiries.calculator.${key}`)
  const words = name
    .replace(/([a-z\d])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`)
    .replaceAll(/[_-]+/g, ' ')
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A remembered value as the reader writes it. */
export function calculatorValue(value: unknown, t: StaffText, language: Language): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'number') return formatNumber(value, language)
  if (typeof value === 'boolean') return t(value ? 'history.yes' : 'history.no')
  const need = systemTypes.find((one) => one === value)
  return need ? t(`inquiries.need.${need}`) : String(value)
}
