import type { LibraryTexts } from './de.ts'

export const library = {} satisfies LibraryTexts
