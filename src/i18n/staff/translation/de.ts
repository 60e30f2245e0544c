export const translation = {}
export type TranslationTexts = typeof translation
