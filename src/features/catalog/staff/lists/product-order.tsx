import { type ReactNode, useState } from 'react'
import { nameOf } from '#i18n/language.ts'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import type { Category, Subcategory } from '../../category/category.contract.ts'
import type { Move } from '../../entity/entity.contract.ts'
import type { ProductRow } from '../../product/product.contract.ts'
import { PRODUCT_POSITION_MAX, type ProductSort } from './list-order.ts'
import { OrderFrame } from './order-frame.tsx'
import { OrderList } from './order-list.tsx'
import { computeMoves, splitByPosition } from './order-state.ts'
import { type SaveOrder, useOrderSaving } from './use-order-saving.ts'

type ProductOrderProps = {
  /** Rows that the list shows, sorted and filtered. */
  rows: readonly ProductRow[]
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
  const titleOf = ({ categoryId, subcategoryId }: ProductRow): string => {
    const category = categories.find(({ id }) => id === categoryId)
    const subcategory = subcategories.find(({ id }) => id === subcategoryId)
    const inside = subcategory ? nameOf(subcategory, 'name', language) : t('order.noSubcategory')
    return category ? `${nameOf(category, 'name', language)}: ${inside}` : inside
  }
  const [groups, setGroups] = useState(() => {
    const titles = [...new Set(rows.map((row) => (sort === 'category' ? titleOf(row) : t('products.list'))))]
    return titles.map((title) => {
      const own = sort === 'category' ? rows.filter((row) => titleOf(row) === title) : rows
      return {
        title,
        order: splitByPosition(own.map((row) => ({ id: row.id, sortOrder: row.sortOrder, name: nameOf(row, 'name', language) }))),
      }
    })
  })
  const { save, isOpen } = useOrderSaving(onSave)
  const moves = groups.flatMap(({ order }) => computeMoves(order.placed, PRODUCT_POSITION_MAX))
  return (
    <OrderFrame
      changes={moves.length}
      isOpen={isOpen}
      onSave={() => save({ products: moves })}
      onClose={onClose}
      onReload={onReload}
      history={history}
    >
      {(say) =>
        groups.map(({ title, order }) => (
          <div className="stack [--gap:.4rem]" key={title}>
            {sort === 'category' ? <h3>{title}</h3> : null}
            <OrderList
              label={title}
              order={order}
              onSaid={say}
              onChange={(next) => setGroups(groups.map((group) => (group.title === title ? { title, order: next } : group)))}
            />
          </div>
        ))
      }
    </OrderFrame>
  )
}
