import { z } from 'zod'
import { pictureUrlSchema, textSchema } from '#api/fields.ts'
import { pictureSettings, type SettingKey, settingKeys } from './keys.ts'

const SETTING_MAX = 2000
const PHONE_MIN = 8

export const settingSchema = z.object({ key: z.string(), value: z.string() })
export type Setting = z.infer<typeof settingSchema>

/** Every setting may be emptied; what is not empty must be of its kind. */
export const settingInputSchema = z
  .object({ key: z.enum(settingKeys, { error: 'setting.unknownKey' }), value: textSchema(SETTING_MAX) })
  .superRefine(({ key, value }, context) => {
    const problem = value === '' ? undefined : problemOf(key, value)
    if (problem) context.addIssue({ code: 'custom', path: ['value'], message: problem })
  })
export type SettingInput = z.input<typeof settingInputSchema>

function problemOf(key: SettingKey, value: string): string | undefined {
  if (pictureSettings.includes(key)) return pictureUrlSchema.safeParse(value).success ? undefined : 'problem.pictureUrl'
  if (key.endsWith('_phone')) return value.length >= PHONE_MIN && /^[\d\s()+/.-]+$/.test(value) ? undefined : 'setting.phone'
  if (key.startsWith('contact_email_')) return z.email().safeParse(value).success ? undefined : 'setting.email'
  return undefined
}
