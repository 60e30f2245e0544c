import { readDemo } from '#database/seed/read-demo.server.ts'

/** The demonstration catalogue, as every test shop is filled with it. */
export const { products: demoProducts, categories: demoCategories, subcategories: demoSubcategories } = readDemo()
