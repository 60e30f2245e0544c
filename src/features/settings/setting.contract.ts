import { z } from 'zod'
import { brokenLinkProblem, pictureTextsSchema, pictureUrlSchema, timestampSchema, tooLong } from '#api/fields.ts'
import { singleLine } from '#kit/text/single-line.ts'
import { countryCode } from './company/country-code.ts'
import { factProblem } from './company/fact-rules.ts'
import { completeLink, isSocialKey } from './company/social-links.ts'
import { isMultiline, isPageText, isPictureSetting, NO_REGISTER, type SettingKey, settingKeys } from './setting-keys.ts'

const SETTING_MAX = 2000
/** Maximum length of a page's text. */
export const PAGE_TEXT_MAX = 10_000

export const settingSchema = z.object({ key: z.string(), value: z.string() })
export type Setting = z.infer<typeof settingSchema>

/**
 * A setting for staff, with author and time of its last change if the history has them. `isPlaceholder`: a contact of the
 * demonstration, which reaches nobody.
 */
export const heldSettingSchema = settingSchema.extend({
  changedBy: z.object({ by: z.string(), at: timestampSchema }).optional(),
  isPlaceholder: z.literal(true).optional(),
})
export type HeldSetting = z.infer<typeof heldSettingSchema>

/** A setting for visitors. A picture setting also has the picture's text alternatives. */
export const shownSettingSchema = settingSchema.extend(pictureTextsSchema.partial().shape)
export type ShownSetting = z.infer<typeof shownSettingSchema>

/** Checks of settings whose rules belong to another feature. A check returns the problem, undefined if there is none. */
export type SettingRules = Record<'verification_countries', (value: string) => string | undefined>

/**
 * Input of a save. An empty value clears the setting; any other must match the setting's rule. `was`: the value when editing
 * began.
 *
 * @param rules checks of other features, passed in by `composition/services.ts` and the staff pages
 */
export const settingInputSchema = (rules: Partial<SettingRules>) =>
  z
    .object({
      key: z.enum(settingKeys, { error: 'setting.unknownKey' }),
      value: z.string('problem.text'),
      was: z.string('problem.text').max(PAGE_TEXT_MAX, 'problem.tooLong').optional(),
    })
    .overwrite(({ value, ...input }) => ({ ...input, value: normalizeValue(input.key, value) }))
    .superRefine(({ key, value }, context) => {
      const problem = value === '' ? undefined : key === 'verification_countries' ? rules[key]?.(value) : settingProblem(key, value)
      if (problem) context.addIssue({ code: 'custom', path: ['value'], message: problem })
    })
export type SettingInput = z.input<ReturnType<typeof settingInputSchema>>

/**
 * A value as it is stored: trimmed, on one line unless the setting may have several, a country as its code, currencies in
 * capitals, a link with https://, any dash for no register.
 */
export function normalizeValue(key: SettingKey, value: string): string {
  const text = (isMultiline(key) ? value : singleLine(value)).trim()
  if (isSocialKey(key)) return completeLink(key, text)
  if (key === 'currencies') return text.toUpperCase()
  if (key === 'company_register' && /^[-–—]+$/.test(text)) return NO_REGISTER
  return key === 'company_country' ? countryCode(text) : text
}

const isPicturePath = (value: string) => pictureUrlSchema.safeParse(value).success
const wholeAddressSchema = z.url({ protocol: /^https?$/ }).max(500)

/** Problem of a value that is not empty; undefined if the setting may have it. */
export function settingProblem(key: SettingKey, value: string): string | undefined {
  const most = isMultiline(key) ? PAGE_TEXT_MAX : SETTING_MAX
  if (value.length > most) return tooLong(most)
  if (value.includes('\0')) return 'problem.text'
  if (isPageText(key)) return brokenLinkProblem(value)
  // An address with a host may be one of the shop's: only the server knows the shop's hosts, and checks that.
  if (isPictureSetting(key)) return isPicturePath(value) || wholeAddressSchema.safeParse(value).success ? undefined : 'problem.pictureUrl'
  return factProblem(key, value)
}
