/** Maximum length of a text to translate: that of a product's longest field. */
export const TEXT_MAX = 10_000
