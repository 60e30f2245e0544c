/** The address that opens a category or one of its subcategories. */
export function categoryAddress(category: number, subcategory?: number): string {
  return `/products?category=${category}${subcategory === undefined ? '' : `&subcategory=${subcategory}`}`
}
