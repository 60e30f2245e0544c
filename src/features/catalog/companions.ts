type Candidate = { id: number; categoryId: number }

/** What goes well with a product: first one thing of each other category, then whatever else was put forward. */
export function pickCompanions<Product extends Candidate>(product: Candidate, candidates: readonly Product[], most = 3): Product[] {
  const others = candidates.filter(({ id }) => id !== product.id)
  const oneOfEach = others.filter(
    ({ categoryId }, index) => categoryId !== product.categoryId && others.findIndex((other) => other.categoryId === categoryId) === index,
  )
  return [...new Set([...oneOfEach, ...others])].slice(0, most)
}
