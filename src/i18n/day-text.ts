import { formatDate } from './format.ts'
import type { Language } from './language.ts'

/** Text of a day without a time ("2026-11-21"). 17:00 UTC is about noon of that day in Havana. */
export const dayText = (day: string, language: Language): string => formatDate(`${day}T17:00:00Z`, language)
