import { z } from 'zod'
import { pictureTextsSchema, pictureUrlSchema, timestampSchema, tooLong } from '#api/fields.ts'
import { singleLine } from '#kit/text/single-line.ts'
import { countryCode } from './company/country-code.ts'
import { factProblem } from './company/fact-rules.ts'
import { hasLines, isPageText, isPictureSetting, type SettingKey, settingKeys } from './setting-keys.ts'

const SETTING_MAX = 2000
/** Length of a page's text. */
export const PAGE_TEXT_MAX = 10_000

export const settingSchema = z.object({ key: z.string(), value: z.string() })
export type Setting = z.infer<typeof settingSchema>

/**
 * A setting for staff: with author and time of its last change, as far as the history knows. `isPlaceholder`: a contact of
 * the demonstration, which reaches nobody.
 */
export const heldSettingSchema = settingSchema.extend({
  changedBy: z.object({ by: z.string(), at: timestampSchema }).optional(),
  isPlaceholder: z.literal(true).optional(),
})
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
    .overwrite(({ value, ...input }) => ({ ...input, value: writtenValue(input.key, value) }))
    .superRefine(({ key, value }, context) => {
      const problem = value === '' ? undefined : key === 'verification_countries' ? rules[key]?.(value) : settingProblem(key, value)
      if (problem) context.addIssue({ code: 'custom', path: ['value'], message: problem })
    })
export type SettingInput = z.input<ReturnType<typeof settingInputSchema>>

/** A value as it is stored: without blanks around it, in one line unless it has several, a country as its code. */
export function writtenValue(key: SettingKey, value: string): string {
  const text = (hasLines(key) ? value : singleLine(value)).trim()
  return key === 'company_country' ? countryCode(text) : text
}

const isPicturePath = (value: string) => pictureUrlSchema.safeParse(value).success
const wholeAddressSchema = z.url({ protocol: /^https?$/ }).max(500)

/** Why a setting cannot hold a value that is not empty; undefined where it can. */
export function settingProblem(key: SettingKey, value: string): string | undefined {
  const most = hasLines(key) ? PAGE_TEXT_MAX : SETTING_MAX
  if (value.length > most) return tooLong(most)
  if (value.includes('\0')) return 'problem.text'
  if (isPageText(key)) return undefined
  // A whole address may be the shop's own; the server knows its hosts.
  if (isPictureSetting(key)) return isPicturePath(value) || wholeAddressSchema.safeParse(value).success ? undefined : 'problem.pictureUrl'
  return factProblem(key, value)
}
