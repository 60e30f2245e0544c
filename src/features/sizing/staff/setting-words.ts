import { formatNumber } from '#i18n/format.ts'
import type { Language } from '#i18n/language.ts'
import type { StaffText } from '#i18n/staff.ts'
import { applianceOf, assumptionFigures, type FigureKey, type SettingFields, type SizingSettingKey } from '../settings/setting-fields.ts'

const names = { de: 'nameDe', es: 'nameEs', en: 'nameEn' } as const

/** Name of a setting for staff: the label of an assumption, the name of an appliance. */
export function nameOfSetting(key: SizingSettingKey, fields: Partial<SettingFields>, t: StaffText, language: Language): string {
  return applianceOf(key) ? (fields[names[language]] ?? key) : t(`sizing.figure.${key as FigureKey}`)
}

/** One line with an assumption's value and unit, or with the figures of an appliance. */
export function valueOfSetting(key: SizingSettingKey, fields: SettingFields, t: StaffText, language: Language): string {
  const number = (value = 0, digits = 2) => formatNumber(Math.round(value * 10 ** digits) / 10 ** digits, language)
  if (!applianceOf(key)) return withUnit(key as FigureKey, number(fields.value, 3), t)
  return t('sizing.applianceLine', {
    watts: number(fields.watts),
    day: number(fields.dayHours),
    night: number(fields.nightHours),
    duty: number(fields.dutyPercent, 1),
    start: number(fields.startFactor),
  })
}

function withUnit(key: FigureKey, value: string, t: StaffText): string {
  const { unit } = assumptionFigures[key]
  if (unit === 'd') return t('sizing.days', { count: value })
  return unit === '×' ? `× ${value}` : `${value}\u00a0${unit}`.trim()
}

/** Unit of an assumption, for the label of its field. */
export function unitOf(key: SizingSettingKey, t: StaffText): string {
  const { unit } = assumptionFigures[key as FigureKey]
  return unit === 'd' ? t('sizing.dayUnit') : unit
}
