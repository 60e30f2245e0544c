import { sortedList } from '#kit/sorted-list.ts'
import type { StockStatus } from '../../goods/stock.ts'
import { compareInListOrder, type Sort, sortProducts } from './list-order.ts'
import type { ListedProduct } from './listed-product.ts'

/** Table in memory of the products that visitors may see, in the default order of lists. */
export type ListedProducts = {
  /** Adds a product, or replaces the product with the same id. */
  put(product: ListedProduct): void
  /** Removes a product, if the table has it. */
  remove(id: number): void
  /** All products. The array is valid until the next `put` or `remove`. */
  readonly all: readonly ListedProduct[]
  /** The products with these ids, in the order of the ids; unknown ids are skipped. */
  pick(ids: readonly number[]): ListedProduct[]
}

/** The part of the catalogue that a list covers; absent fields match anything. */
type Scope = {
  category?: number | undefined
  subcategory?: number | 'none' | undefined
  stock?: StockStatus | undefined
  featured?: boolean | undefined
}

/** The products of a part of the catalogue, in the given order. */
export function filterByScope(
  products: readonly ListedProduct[],
  { category, subcategory, stock, featured }: Scope,
): readonly ListedProduct[] {
  if ([category, subcategory, stock, featured].every((one) => one === undefined)) return products
  return products.filter(
    (product) =>
      (category === undefined || product.categoryId === category) &&
      (subcategory === undefined || product.subcategoryId === (subcategory === 'none' ? null : subcategory)) &&
      (stock === undefined || product.stock === stock) &&
      (featured === undefined || product.isFeatured === featured),
  )
}

/** Contents and order of a list. `ids`: only these products. */
type ListRequest = Scope & { ids?: readonly number[] | undefined; sort?: Sort | 'position' | 'name' | undefined }

/**
 * Lists the ids of the products in a list, sorted as requested.
 *
 * @param found ids that a search found, best first: the list then has only found products, in this order unless `sort` is given
 */
export function listIds(table: ListedProducts, { ids, sort, ...scope }: ListRequest, found?: readonly number[]): number[] {
  const wanted = ids && new Set(ids)
  const all = found || ids ? table.pick((found ?? ids ?? []).filter((id) => wanted?.has(id) ?? true)) : table.all
  const isOutOfOrder = found ? sort === 'position' : ids !== undefined
  return sortProducts(filterByScope(isOutOfOrder ? [...all].sort(compareInListOrder) : all, scope), sort).map(({ id }) => id)
}

export function createListedProducts(): ListedProducts {
  const inOrder = sortedList(compareInListOrder)
  const byId: (ListedProduct | undefined)[] = []
  const remove = (id: number) => {
    const known = byId[id]
    if (!known) return
    byId[id] = undefined
    inOrder.remove(known)
  }
  return {
    get all() {
      return inOrder.all()
    },
    pick(ids) {
      const found: ListedProduct[] = []
      for (const id of ids) {
        const product = byId[id]
        if (product) found.push(product)
      }
      return found
    },
    remove,
    put(product) {
      remove(product.id)
      byId[product.id] = product
      inOrder.add(product)
    },
  }
}
