export const settings = {}
export type SettingsTexts = typeof settings
