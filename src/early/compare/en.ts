import { en } from '#i18n/compare/en.ts'
import { compare } from './compare.ts'

export const { touch } = compare(en)
