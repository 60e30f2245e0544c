import { sortedList } from '#kit/sorted-list.ts'
import type { StockStatus } from '../../goods/stock.ts'
import { inListOrder, type Sort, sorted } from './list-order.ts'
import type { ListedProduct } from './listed-product.ts'

/** Visible products, as lists filter and count them, in the order of lists. */
export type ListedProducts = {
  /** Takes a product in, in place of the one of its id. */
  put(product: ListedProduct): void
  /** Takes the product of an id out, if it is there. */
  remove(id: number): void
  /** To be read before the next change. */
  readonly all: readonly ListedProduct[]
  /** Those of these ids that it has, in their order. */
  those(ids: readonly number[]): ListedProduct[]
}

/** The part of the catalogue that a list covers; absent fields match anything. */
type Part = {
  category?: number | undefined
  subcategory?: number | 'none' | undefined
  stock?: StockStatus | undefined
  featured?: boolean | undefined
}

/** The products that stand in a part of the catalogue, in their order. */
export function standingIn(products: readonly ListedProduct[], { category, subcategory, stock, featured }: Part): readonly ListedProduct[] {
  if ([category, subcategory, stock, featured].every((one) => one === undefined)) return products
  return products.filter(
    (product) =>
      (category === undefined || product.categoryId === category) &&
      (subcategory === undefined || product.subcategoryId === (subcategory === 'none' ? null : subcategory)) &&
      (stock === undefined || product.stock === stock) &&
      (featured === undefined || product.isFeatured === featured),
  )
}

/** Contents and order of a list; absent fields narrow nothing. */
type Wanted = Part & { ids?: readonly number[] | undefined; sort?: Sort | 'position' | 'name' | undefined }

/**
 * Ids of the products of a list, in its order.
 *
 * @param found ids that a search found, best first: the list then holds these only, in this order unless `sort` is given
 */
export function listIds(table: ListedProducts, { ids, sort, ...part }: Wanted, found?: readonly number[]): number[] {
  const wanted = ids && new Set(ids)
  const all = found || ids ? table.those((found ?? ids ?? []).filter((id) => wanted?.has(id) ?? true)) : table.all
  const isOutOfOrder = found ? sort === 'position' : ids !== undefined
  return sorted(standingIn(isOutOfOrder ? [...all].sort(inListOrder) : all, part), sort).map(({ id }) => id)
}

/** An empty table. */
export function orderedTable(): ListedProducts {
  const inOrder = sortedList(inListOrder)
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
    those(ids) {
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
