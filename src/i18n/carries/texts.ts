import type { Language } from '../language.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { type CarriesTexts, es } from './es.ts'

/** All languages, for the server. */
export const carriesTexts: Record<Language, CarriesTexts> = { es, de, en }
