import type { ReactNode } from 'react'
import { nameOf } from '#i18n/language.ts'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import type { Category, Subcategory } from '../../category/category.contract.ts'
import type { Move } from '../../entity/entity.contract.ts'
import type { ProductListRow } from '../../product/product.contract.ts'
import { PRODUCT_POSITION_MAX, type ProductSort } from './list-order.ts'
import { ReorderFrame } from './order-frame.tsx'
import { OrderList } from './order-list.tsx'
import { computeMoves, splitByPosition } from './order-state.ts'
import { type SaveOrder, useListOrder } from './use-list-order.ts'

type ProductOrderProps = {
  /** Rows that the list shows, sorted and filtered. */
  rows: readonly ProductListRow[]
  sort: ProductSort
  categories: readonly Category[]
  subcategories: readonly Subcategory[]
  onSave: SaveOrder<{ products: Move[] }>
  onClose: () => void
  onReload: () => void
  history: ReactNode
}

/** The product list in which staff change the order: one list, or a list per subcategory if it is sorted by category. */
export function ProductOrder({ rows, sort, categories, subcategories, onSave, onClose, onReload, history }: ProductOrderProps) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const titleOf = ({ categoryId, subcategoryId }: ProductListRow): string => {
    const category = categories.find(({ id }) => id === categoryId)
    const subcategory = subcategories.find(({ id }) => id === subcategoryId)
    const inside = subcategory ? nameOf(subcategory, 'name', language) : t('order.noSubcategory')
    return category ? `${nameOf(category, 'name', language)}: ${inside}` : inside
  }
  const order = useListOrder({
    name: 'products',
    send: onSave,
    start: () => {
      const titled = rows.map((row) => ({ row, title: sort === 'category' ? titleOf(row) : t('products.list') }))
      const entries = (wanted: string) =>
        splitByPosition(
          titled.flatMap(({ row: { id, sortOrder, ...row }, title }) =>
            title === wanted ? [{ id, sortOrder, name: nameOf(row, 'name', language) }] : [],
          ),
        )
      return Object.fromEntries([...new Set(titled.map(({ title }) => title))].map((title) => [title, entries(title)]))
    },
    toMoves: (lists) => ({ products: Object.values(lists).flatMap(({ placed }) => computeMoves(placed, PRODUCT_POSITION_MAX)) }),
  })
  const groups = Object.entries(order.lists)
  return (
    <ReorderFrame order={order} onClose={onClose} onReload={onReload} history={history}>
      {(announce) =>
        groups.map(([title, list]) => (
          <div className="stack [--gap:.4rem]" key={title}>
            {sort === 'category' || groups.length > 1 ? <h3>{title}</h3> : null}
            <OrderList label={title} order={list} onAnnounce={announce} onChange={(next) => order.change(title, next)} />
          </div>
        ))
      }
    </ReorderFrame>
  )
}
