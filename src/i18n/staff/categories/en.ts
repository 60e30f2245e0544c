import type { CategoriesTexts } from './de.ts'

export const categories = {} satisfies CategoriesTexts
