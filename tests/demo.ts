import { readDemo } from '#database/seed/read-demo.server.ts'

/** The demonstration catalogue, with which the shops of browser tests are filled. */
export const { products: demoProducts, categories: demoCategories, subcategories: demoSubcategories } = readDemo()
