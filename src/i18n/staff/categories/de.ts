export const categories = {}
export type CategoriesTexts = typeof categories
