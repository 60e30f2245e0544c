import { en } from '#i18n/carries/en.ts'
import { carries } from './carries.ts'

export const { touch } = carries(en)
