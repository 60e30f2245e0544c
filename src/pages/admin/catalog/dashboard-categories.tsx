import { useQuery } from '@tanstack/react-query'
import { ArrowUpDown, ListTree } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { CategoryCards, SubcategoryCards } from '#features/catalog/staff/lists/category-cards.tsx'
import { CategoryOrder } from '#features/catalog/staff/lists/category-order.tsx'
import { useSaveOrder } from '#features/catalog/staff/lists/order-data.ts'
import { useDeletion } from '#features/catalog/staff/lists/use-deletion.tsx'
import { dropOrderDraft } from '#features/catalog/staff/lists/use-list-order.ts'
import { categoriesQuery, subcategoriesQuery } from '#features/catalog/staff/product-data.ts'
import { useRestore } from '#features/history/staff/use-restore.ts'
import { thumbnailUrl } from '#features/media/staff/small-picture.ts'
import { IconButton } from '#ui/staff/icon-button.tsx'
import { useStaffText } from '#ui/staff/text.ts'
import { useHydrated } from '#ui/staff/use-hydrated.ts'
import { useStaffApi } from '../frame/staff-api.ts'
import { useAddressSetting } from '../frame/use-address-setting.ts'
import { LoadedCards } from './loaded-cards.tsx'
import { OrderHistory } from './order-history.tsx'

const mediumPicture = (url: string) => thumbnailUrl(url, 480)

/** Categories tab of the dashboard: cards, or the tree for changing the order. */
export function CategoriesTab() {
  const t = useStaffText()
  const api = useStaffApi()
  const categories = useQuery(categoriesQuery(api))
  const { restore } = useRestore(api)
  const { ask, dialog, busyId } = useDeletion(api, { onRestore: restore })
  const { tree, open } = useCategoryTree()
  if (tree) return tree
  return (
    <>
      <LoadedCards
        query={categories}
        kind="categories"
        tools={
          <IconButton icon={ArrowUpDown} onClick={open}>
            {t('order.open')}
          </IconButton>
        }
      >
        {(entries) => <CategoryCards categories={entries} thumbnail={mediumPicture} busyId={busyId} onDelete={ask} />}
      </LoadedCards>
      {dialog}
    </>
  )
}

/** Subcategories tab of the dashboard: cards in their order, or the tree for changing the order. */
export function SubcategoriesTab() {
  const t = useStaffText()
  const api = useStaffApi()
  const categories = useQuery(categoriesQuery(api))
  const subcategories = useQuery(subcategoriesQuery(api))
  const { restore } = useRestore(api)
  const { ask, dialog, busyId } = useDeletion(api, { onRestore: restore })
  const { tree, open } = useCategoryTree()
  if (tree) return tree
  return (
    <>
      <LoadedCards
        query={subcategories}
        kind="subcategories"
        tools={
          <IconButton icon={ListTree} aria-label={t('subcategories.showOrder')} onClick={open}>
            <span className="hide-m">{t('subcategories.showOrder')}</span>
            <span className="hide-d">{t('subcategories.showOrderShort')}</span>
          </IconButton>
        }
      >
        {(entries) => (
          <SubcategoryCards
            subcategories={entries}
            categories={categories.data ?? []}
            thumbnail={mediumPicture}
            busyId={busyId}
            onDelete={ask}
          />
        )}
      </LoadedCards>
      {dialog}
    </>
  )
}

/** The tree in which staff change the order of categories and subcategories, while it is open, and a function that opens it. */
function useCategoryTree(): { tree: ReactNode; open: () => void } {
  const api = useStaffApi()
  const categories = useQuery(categoriesQuery(api))
  const subcategories = useQuery(subcategoriesQuery(api))
  const { categories: saveOrder } = useSaveOrder(api)
  const [view, setView] = useAddressSetting('view', ['list', 'order'])
  /** React key of the reordering, raised to start it anew after a reload. */
  const [ordering, setOrdering] = useState(0)
  const isHydrated = useHydrated()
  const open = () => setView('order')

  // Waits for hydration, because the draft of an order is on this device.
  if (view !== 'order' || !isHydrated || !categories.data || !subcategories.data) return { tree: undefined, open }
  const reload = () => {
    dropOrderDraft('categories')
    return Promise.all([categories.refetch(), subcategories.refetch()]).then(() => setOrdering((now) => now + 1))
  }
  const tree = (
    <CategoryOrder
      key={ordering}
      categories={categories.data}
      subcategories={subcategories.data}
      onSave={saveOrder}
      onClose={() => setView('list')}
      onReload={() => void reload()}
      history={
        <OrderHistory
          kind="category"
          entries={{ category: categories.data, subcategory: subcategories.data }}
          onUndone={() => void reload()}
        />
      }
    />
  )
  return { tree, open }
}
