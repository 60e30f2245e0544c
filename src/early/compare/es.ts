import { es } from '#i18n/compare/es.ts'
import { compare } from './compare.ts'

export const { touch } = compare(es)
