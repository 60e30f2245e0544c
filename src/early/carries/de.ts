import { de } from '#i18n/carries/de.ts'
import { carries } from './carries.ts'

export const { touch } = carries(de)
