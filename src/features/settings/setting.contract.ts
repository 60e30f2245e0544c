import { z } from 'zod'
import { textSchema } from '#api/fields.ts'
import { settingKeys } from './keys.ts'

export const settingSchema = z.object({ key: z.string(), value: z.string() })
export type Setting = z.infer<typeof settingSchema>

export const settingInputSchema = z.object({ key: z.enum(settingKeys, { error: 'setting.unknownKey' }), value: textSchema(2000) })
export type SettingInput = z.infer<typeof settingInputSchema>
