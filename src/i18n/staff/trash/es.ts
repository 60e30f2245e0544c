import type { TrashTexts } from './de.ts'

export const trash = {} satisfies TrashTexts
