export const accounts = {}
export type AccountsTexts = typeof accounts
