import { z } from 'zod'
import { pictureTextsSchema, pictureUrlSchema, timestampSchema, tooLong } from '#api/fields.ts'
import { singleLine } from '#kit/text/single-line.ts'
import { parseCurrencies } from './currencies.ts'
import { parseOpening } from './hours/opening-form.ts'
import { isPageText, isPictureSetting, type SettingKey, settingKeys } from './setting-keys.ts'

const SETTING_MAX = 2000
/** Length of a page's text. */
export const PAGE_TEXT_MAX = 10_000
const PHONE_MIN = 8
/** A line in the header and the foot of every page; a figure in a plate. */
const HOURS_MAX = 80
/** Over a picture, in letters of thirty pixels and more. */
const TITLE_MAX = 120
const ADDRESS_MAX = 200
const addressKeys: readonly SettingKey[] = ['contact_address', 'company_legal_address', 'company_office_street']
const STATISTIC_MAX = 12
/** Registration and tax numbers of any country, with room for the office that issued them. */
const NUMBER_MAX = 80
const COMPANY_NAME_MAX = 120

export const settingSchema = z.object({ key: z.string(), value: z.string() })
export type Setting = z.infer<typeof settingSchema>

/** A setting for staff: with author and time of its last change, as far as the history knows. */
export const heldSettingSchema = settingSchema.extend({ changedBy: z.object({ by: z.string(), at: timestampSchema }).optional() })
export type HeldSetting = z.infer<typeof heldSettingSchema>

/** A setting for visitors: one that holds a picture also has its text alternatives. */
export const shownSettingSchema = settingSchema.extend(pictureTextsSchema.partial().shape)
export type ShownSetting = z.infer<typeof shownSettingSchema>

/** Checks of values that another subject knows; a check returns the problem. */
export type SettingRules = Record<'verification_countries', (value: string) => string | undefined>

/**
 * Every setting may be emptied; what is not empty must be of its kind. `was`: what it held when somebody began to change
 * it.
 *
 * @param rules those of other subjects: whoever composes hands them in
 */
export const settingInputSchema = (rules: Partial<SettingRules>) =>
  z
    .object({
      key: z.enum(settingKeys, { error: 'setting.unknownKey' }),
      value: z.string('problem.text'),
      was: z.string('problem.text').max(PAGE_TEXT_MAX, 'problem.tooLong').optional(),
    })
    .overwrite(({ value, ...input }) => ({ ...input, value: (isPageText(input.key) ? value : singleLine(value)).trim() }))
    .superRefine(({ key, value }, context) => {
      const problem = value === '' ? undefined : key === 'verification_countries' ? rules[key]?.(value) : problemOf(key, value)
      if (problem) context.addIssue({ code: 'custom', path: ['value'], message: problem })
    })
export type SettingInput = z.input<ReturnType<typeof settingInputSchema>>

const isPicturePath = (value: string) => pictureUrlSchema.safeParse(value).success
const wholeAddressSchema = z.url({ protocol: /^https?$/ }).max(500)

function problemOf(key: SettingKey, value: string): string | undefined {
  const most = isPageText(key) ? PAGE_TEXT_MAX : SETTING_MAX
  if (value.length > most) return tooLong(most)
  if (isPageText(key)) return value.includes('\0') ? 'problem.text' : undefined
  // A whole address may be the shop's own; the server knows its hosts.
  if (isPictureSetting(key)) return isPicturePath(value) || wholeAddressSchema.safeParse(value).success ? undefined : 'problem.pictureUrl'
  if (key.endsWith('_phone')) return value.length >= PHONE_MIN && /^[\d\s()+/.-]+$/.test(value) ? undefined : 'setting.phone'
  if (key.startsWith('contact_email_')) return z.email().safeParse(value).success ? undefined : 'setting.email'
  if (key === 'hours_machine') return parseOpening(value) ? undefined : 'setting.opening'
  if (key.startsWith('hours_')) return value.length <= HOURS_MAX ? undefined : tooLong(HOURS_MAX)
  if (key.startsWith('hero_title_')) return value.length <= TITLE_MAX ? undefined : tooLong(TITLE_MAX)
  if (addressKeys.includes(key)) return value.length <= ADDRESS_MAX ? undefined : tooLong(ADDRESS_MAX)
  if (key === 'company_register' || key === 'company_tax_id') return value.length <= NUMBER_MAX ? undefined : tooLong(NUMBER_MAX)
  if (key.startsWith('company_')) return value.length <= COMPANY_NAME_MAX ? undefined : tooLong(COMPANY_NAME_MAX)
  if (key === 'currencies') return parseCurrencies(value) ? undefined : 'setting.currencies'
  if (key.startsWith('statistic_')) return value.length <= STATISTIC_MAX && /\d/.test(value) ? undefined : 'setting.statistic'
  return undefined
}
