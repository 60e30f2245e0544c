import { de } from '#i18n/compare/de.ts'
import { compare } from './compare.ts'

export const { touch } = compare(de)
