import type { TranslationTexts } from './de.ts'

export const translation = {} satisfies TranslationTexts
