export const trash = {}
export type TrashTexts = typeof trash
