import type { ReactNode } from 'react'
import { nameOf } from '#i18n/language.ts'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import type { Category, Subcategory } from '../../category/category.contract.ts'
import type { Move } from '../../entity/entity.contract.ts'
import { CATEGORY_ORDER_MAX } from '../../entity/limits.ts'
import { ReorderFrame } from './order-frame.tsx'
import { OrderList } from './order-list.tsx'
import { computeMoves, splitByPosition } from './order-state.ts'
import { type SaveOrder, useListOrder } from './use-list-order.ts'

type CategoryOrderProps = {
  /** Categories and subcategories, each in the order of the server's answer. */
  categories: readonly Category[]
  subcategories: readonly Subcategory[]
  onSave: SaveOrder<{ categories: Move[]; subcategories: Move[] }>
  onClose: () => void
  onReload: () => void
  history: ReactNode
}

/** Name of the list of categories; the list inside a category is named by its id. */
const ROOT = 'categories'

/** The tree of categories and subcategories in which staff change the order. */
export function CategoryOrder({ categories, subcategories, onSave, onClose, onReload, history }: CategoryOrderProps) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const order = useListOrder({
    name: 'categories',
    send: onSave,
    start: () => {
      const entries = (list: readonly Category[]) =>
        splitByPosition(list.map((one) => ({ id: one.id, sortOrder: one.sortOrder, name: nameOf(one, 'name', language) })))
      const inside = (id: number) => entries(subcategories.filter(({ categoryId }) => categoryId === id))
      return { [ROOT]: entries(categories), ...Object.fromEntries(categories.map(({ id }) => [id, inside(id)])) }
    },
    toMoves: ({ [ROOT]: root, ...inside }) => ({
      categories: computeMoves(root?.placed ?? [], CATEGORY_ORDER_MAX),
      subcategories: Object.values(inside).flatMap(({ placed }) => computeMoves(placed, CATEGORY_ORDER_MAX)),
    }),
  })
  const { [ROOT]: root } = order.lists
  return (
    <ReorderFrame order={order} onClose={onClose} onReload={onReload} history={history}>
      {(announce) =>
        root ? (
          <OrderList label={t('tabs.categories')} order={root} onChange={(next) => order.change(ROOT, next)} onAnnounce={announce}>
            {({ id, name }) => {
              const list = order.lists[id]
              return list && list.placed.length + list.rest.length > 0 ? (
                <OrderList
                  label={t('order.inside', { category: name })}
                  order={list}
                  onChange={(next) => order.change(String(id), next)}
                  onAnnounce={announce}
                />
              ) : null
            }}
          </OrderList>
        ) : null
      }
    </ReorderFrame>
  )
}
