import type { SettingKey } from '../setting-keys.ts'

/** Placeholders in sentences about the company and in titles of the home page, and the settings with their figures. */
const figureKeys = { years: 'statistic_years', sunDays: 'claim_sun_days' } as const satisfies Record<string, SettingKey>

const PLACEHOLDER = new RegExp(`\\{(${Object.keys(figureKeys).join('|')})\\}`, 'g')

/** True if a text has braces that are no placeholder: visitors would read them, such as those of a typing error. */
export const hasOtherBraces = (text: string): boolean => /[{}]/.test(text.replace(PLACEHOLDER, ''))

/** Puts the company's figures into a text. '' if one of them is not set, because no page makes a statement without its figure. */
export function fillFigures(text: string, set: Partial<Record<SettingKey, string>>): string {
  const figure = (name: string) => Number.parseFloat((set[figureKeys[name as keyof typeof figureKeys]] ?? '').replace(',', '.'))
  const isWhole = [...text.matchAll(PLACEHOLDER)].every(([, name = '']) => !Number.isNaN(figure(name)))
  return isWhole ? text.replace(PLACEHOLDER, (_, name: string) => String(figure(name))) : ''
}
