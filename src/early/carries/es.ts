import { es } from '#i18n/carries/es.ts'
import { carries } from './carries.ts'

export const { touch } = carries(es)
