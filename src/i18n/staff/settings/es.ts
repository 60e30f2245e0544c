import type { SettingsTexts } from './de.ts'

export const settings = {} satisfies SettingsTexts
