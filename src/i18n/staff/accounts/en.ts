import type { AccountsTexts } from './de.ts'

export const accounts = {} satisfies AccountsTexts
