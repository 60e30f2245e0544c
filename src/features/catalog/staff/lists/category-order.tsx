import { type ReactNode, useState } from 'react'
import { nameOf } from '#i18n/language.ts'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import type { Category, Subcategory } from '../../category/category.contract.ts'
import type { Move } from '../../entity/entity.contract.ts'
import { CATEGORY_ORDER_MAX } from '../../entity/limits.ts'
import { OrderFrame } from './order-frame.tsx'
import { OrderList } from './order-list.tsx'
import { computeMoves, type OrderState, splitByPosition } from './order-state.ts'
import { type SaveOrder, useOrderSaving } from './use-order-saving.ts'

type CategoryOrderProps = {
  /** `categories` and `subcategories` are in the server's order. */
  categories: readonly Category[]
  subcategories: readonly Subcategory[]
  onSave: SaveOrder<{ categories: Move[]; subcategories: Move[] }>
  onClose: () => void
  onReload: () => void
  history: ReactNode
}
type Entry = { id: number; sortOrder: number; name: string }

/** The tree of categories and subcategories in which staff change the order. */
export function CategoryOrder({ categories, subcategories, onSave, onClose, onReload, history }: CategoryOrderProps) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const entries = (list: readonly Category[]): OrderState<Entry> =>
    splitByPosition(list.map((one) => ({ id: one.id, sortOrder: one.sortOrder, name: nameOf(one, 'name', language) })))
  const [trunk, setTrunk] = useState(() => entries(categories))
  const [branches, setBranches] = useState(
    () => new Map(categories.map(({ id }) => [id, entries(subcategories.filter(({ categoryId }) => categoryId === id))])),
  )
  const { save, isOpen } = useOrderSaving(onSave)
  const moves = {
    categories: computeMoves(trunk.placed, CATEGORY_ORDER_MAX),
    subcategories: [...branches.values()].flatMap(({ placed }) => computeMoves(placed, CATEGORY_ORDER_MAX)),
  }
  return (
    <OrderFrame
      changes={moves.categories.length + moves.subcategories.length}
      isOpen={isOpen}
      onSave={() => save(moves)}
      onClose={onClose}
      onReload={onReload}
      history={history}
    >
      {(say) => (
        <OrderList label={t('tabs.categories')} order={trunk} onChange={setTrunk} onSaid={say}>
          {({ id, name }) => {
            const branch = branches.get(id)
            return branch && branch.placed.length + branch.rest.length > 0 ? (
              <OrderList
                label={t('order.inside', { category: name })}
                order={branch}
                onChange={(next) => setBranches(new Map(branches).set(id, next))}
                onSaid={say}
              />
            ) : null
          }}
        </OrderList>
      )}
    </OrderFrame>
  )
}
