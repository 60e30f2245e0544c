export const library = {}
export type LibraryTexts = typeof library
