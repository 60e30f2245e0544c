import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ProductListRow } from '#features/catalog/product/product.contract.ts'
import { noFilter, type ProductFilter, stateFilters, stockFilters, translationChoices } from '#features/catalog/product/staff-filter.ts'
import type { ProductView } from '#features/catalog/staff/lists/list-bar.tsx'
import type { ProductSort } from '#features/catalog/staff/lists/list-order.ts'
import { useSaveOrder } from '#features/catalog/staff/lists/order-data.ts'
import { ProductList } from '#features/catalog/staff/lists/product-list.tsx'
import { categoriesQuery, productRowsQuery, subcategoriesQuery, useProductActions } from '#features/catalog/staff/product-data.ts'
import { HistoryPanel } from '#features/history/staff/history-panel.tsx'
import { useRestore } from '#features/history/staff/use-restore.ts'
import { useUndo } from '#features/history/staff/use-undo.ts'
import { useUndoBatch } from '#features/history/staff/use-undo-batch.ts'
import { thumbnailUrl } from '#features/media/staff/small-picture.ts'
import { nameOf } from '#i18n/language.ts'
import { isOnSale } from '#kit/price.ts'
import { type FailureWords, failureText, showFailure } from '#ui/staff/failure.ts'
import { ask } from '#ui/staff/questions.ts'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { hideTopic, showToast } from '#ui/staff/toast-list.ts'
import { useOwnName } from '#ui/staff/typed/own-name.ts'
import { useStaffApi } from '../frame/staff-api.ts'
import { useAddressQuery } from '../frame/use-address-query.ts'
import { useAddressSearch } from '../frame/use-address-search.ts'
import { useAddressSetting } from '../frame/use-address-setting.ts'
import { OrderHistory } from './order-history.tsx'
import { useProductWording } from './product-wording.ts'

/** Products tab of the dashboard: the list with search and order, duplicate and delete. */
export function ProductsTab() {
  const t = useStaffText()
  const api = useStaffApi()
  const products = useQuery(productRowsQuery(api))
  const categories = useQuery(categoriesQuery(api))
  const subcategories = useQuery(subcategoriesQuery(api))
  const { busyId, remove, duplicate } = useRowActions()
  const [filter, changeFilter] = useProductFilter()
  const [query, setQuery] = useAddressSearch('find')
  const { undo: undoBatch } = useUndoBatch(api)
  const { products: saveOrder } = useSaveOrder(api)
  const [sort, setSort] = useAddressSetting<ProductSort>('sort', ['position', 'category'])
  const [view, setView] = useAddressSetting<ProductView>('view', ['list', 'table', 'order'])
  const me = useOwnName()
  const wording = useProductWording({
    categories: categories.data ?? [],
    subcategories: subcategories.data ?? [],
    products: products.data ?? [],
    hasOffer: (id) => products.data?.some((row) => String(row.id) === id && isOnSale(row)) ?? false,
  })
  const { undoSave } = useUndo(api, wording)
  return (
    <ProductList
      api={api}
      rows={products.data}
      error={products.error}
      isLoading={products.isFetching}
      onReload={() => products.refetch()}
      categories={categories.data ?? []}
      subcategories={subcategories.data ?? []}
      sort={sort}
      onSort={setSort}
      view={view}
      onView={setView}
      query={query}
      onQuery={setQuery}
      filter={filter}
      onFilter={changeFilter}
      onOrder={saveOrder}
      orderHistory={(onUndone) => <OrderHistory kind="product" entries={{ product: products.data ?? [] }} onUndone={onUndone} />}
      history={<HistoryPanel api={api} of={{ kind: 'product' }} help={t('bulk.history')} wording={wording} />}
      thumbnail={thumbnailUrl}
      busyId={busyId}
      onDuplicate={duplicate}
      onDelete={remove}
      onUndoBatch={undoBatch}
      onUndoSave={({ id, savedAt }, onFailed) => void undoSave({ kind: 'product', subject: id, at: savedAt }, onFailed)}
      me={me}
    />
  )
}

function useRowActions() {
  const t = useStaffText()
  const language = useStaffLanguage()
  const api = useStaffApi()
  const { remove, duplicate } = useProductActions(api)
  const { restore } = useRestore(api)
  /** Shows a failed action. The next toast on the same product replaces it. */
  const fail = ({ id }: ProductListRow, error: unknown, failed: FailureWords) =>
    showFailure(error, t, { topic: `product ${id}`, ...failed })
  return {
    busyId: (remove.isPending ? remove.variables : undefined) ?? (duplicate.isPending ? duplicate.variables : undefined),
    remove: async (row: ProductListRow) => {
      if (!(await ask(t('products.confirmDelete', { name: nameOf(row, 'name', language) }), 'delete'))) return
      remove.mutate(row.id, {
        onSuccess: () =>
          showToast({
            kind: 'done',
            // Replaces the toast about a copy, whose link would lead to the deleted product.
            topic: `product ${row.id}`,
            title: t('products.deleted'),
            text: nameOf(row, 'name', language),
            action: { label: t('trash.undo'), run: () => restore('product', row.id) },
          }),
        onError: (error) =>
          fail(row, error, { title: t('products.deleteFailed'), text: failureText(error, t, t('products.deleteFailedText')) }),
      })
    },
    duplicate: (row: ProductListRow) =>
      duplicate.mutate(row.id, {
        onSuccess: (copy) => {
          hideTopic(`product ${row.id}`)
          showToast({
            kind: 'done',
            topic: `product ${copy.id}`,
            title: t('products.duplicated'),
            text: t('products.duplicatedText'),
            link: { to: `/admin/products/${copy.id}/edit`, label: t('products.openCopy') },
          })
        },
        onError: (error) => fail(row, error, { title: t('products.duplicateFailed'), text: t('products.duplicateFailedText') }),
      }),
  }
}

/** Filter of the product list, and a function that changes parts of it. It is in the address, so it survives editing a product. */
function useProductFilter(): [filter: ProductFilter, change: (part: Partial<ProductFilter>) => void] {
  const [search, changeAddress] = useAddressQuery()
  const filter = useMemo((): ProductFilter => {
    const one = <Value extends string>(name: string, values: readonly Value[], standard: Value): Value =>
      values.find((value) => value === search.get(name)) ?? standard
    return {
      category: /^\d+$/.exec(search.get('category') ?? '')?.[0] ?? '',
      state: one('state', stateFilters, 'all'),
      stock: one('stock', stockFilters, 'all'),
      translation: one('translation', translationChoices, 'all'),
    }
  }, [search])
  const change = (part: Partial<ProductFilter>) =>
    changeAddress(
      Object.fromEntries(
        Object.entries(part).map(([name, value]) => [name, value === noFilter[name as keyof ProductFilter] ? undefined : value]),
      ),
    )
  return [filter, change]
}
