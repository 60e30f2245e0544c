import { useQuery } from '@tanstack/react-query'
import { ArrowUpDown, Package, Plus, RefreshCw, Table2 } from 'lucide-react'
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import { Link } from 'react-router'
import type { Api } from '#api/client.ts'
import { formatNumber } from '#i18n/format.ts'
import { nameOf } from '#i18n/language.ts'
import { Empty } from '#ui/staff/empty.tsx'
import { loadFailure } from '#ui/staff/failure.ts'
import { SearchField } from '#ui/staff/fields/search-field.tsx'
import { IconButton } from '#ui/staff/icon-button.tsx'
import { Note } from '#ui/staff/note.tsx'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { useDebounced } from '#ui/staff/use-debounced.ts'
import { useHydrated } from '#ui/staff/use-hydrated.ts'
import type { Category, Subcategory } from '../../category/category.contract.ts'
import type { Move } from '../../entity/entity.contract.ts'
import type { ProductListRow as Row } from '../../product/product.contract.ts'
import { filterRows, type ProductFilter, searchRows } from '../../product/staff-filter.ts'
import { foundAsVisitorsQuery } from '../product-data.ts'
import { ExportMenu } from '../spreadsheets/export-menu.tsx'
import type { ChangeKind } from './bulk/bulk-changes.ts'
import { BulkDialog } from './bulk/bulk-dialog.tsx'
import { SelectionBar } from './bulk/selection-bar.tsx'
import { type Selection, useSelection } from './bulk/use-selection.ts'
import { addSearchResults, type ProductSort, sortRows } from './list-order.ts'
import { useRememberedList, useReturnToRow } from './list-place.ts'
import { ProductFilters } from './product-filters.tsx'
import { ProductOrder } from './product-order.tsx'
import { ProductRow } from './product-row.tsx'
import { ProductSheet } from './sheet/product-sheet.tsx'
import { dropOrderDraft, type SaveOrder } from './use-list-order.ts'

/** Number of rows shown at first, and added by "show more". */
const PAGE = 50
const NEW = '/admin/products/new'

/** "list": rows with buttons. "table": cells to type into, as in a spreadsheet. "order": rows to move to other positions. */
export type ProductListView = 'list' | 'table' | 'order'

type ProductListProps = {
  api: Api
  rows: readonly Row[] | undefined
  error: unknown
  isLoading: boolean
  onReload: () => Promise<unknown>
  categories: readonly Category[]
  subcategories: readonly Subcategory[]
  sort: ProductSort
  onSort: (sort: ProductSort) => void
  view: ProductListView
  onView: (view: ProductListView) => void
  /** The words in the search box. */
  query: string
  onQuery: (query: string) => void
  filter: ProductFilter
  onFilter: (change: Partial<ProductFilter>) => void
  onOrder: SaveOrder<{ products: Move[] }>
  /** Renders the history of reorderings; `onUndone` is called after an undo and reloads the order. */
  orderHistory: (onUndone: () => void) => ReactNode
  /** History of all products, below the list. */
  history: ReactNode
  thumbnail: (url: string) => string
  busyId: number | undefined
  onDuplicate: (row: Row) => void
  onDelete: (row: Row) => void
  onUndoBatch: (batchId: number, then?: { onUndone: () => void }) => void
  /** Name of the signed-in person as the history shows it. */
  me: string | undefined
}

/** The staff's product list with sorting, search, filters, bulk changes, table and reordering; a message if it is empty or not loaded. */
export function ProductList(props: ProductListProps) {
  const { rows, error, isLoading, onReload } = props
  const t = useStaffText()
  if (!rows && error) {
    return (
      <div className="pt-6">
        <Note kind="error" title={t('products.failed', { message: loadFailure(error, t) })}>
          {t('products.failedText')}{' '}
          <button className="btn btn-quiet" type="button" disabled={isLoading} onClick={() => void onReload()}>
            {t('staff.reload')}
          </button>
        </Note>
      </div>
    )
  }
  if (!rows) return <ListSkeleton />
  if (rows.length === 0) {
    return (
      <div className="pt-6">
        <Empty icon={Package} title={t('products.emptyTitle')} text={t('products.emptyText')}>
          <Link className="btn btn-sun" to={NEW}>
            <Plus className="ic" aria-hidden="true" />
            {t('products.emptyNew')}
          </Link>
          <IconButton icon={RefreshCw} disabled={isLoading} onClick={() => void onReload()}>
            {t('staff.reload')}
          </IconButton>
        </Empty>
      </div>
    )
  }
  return <FilledList {...props} rows={rows} />
}

function FilledList({
  api,
  rows,
  categories,
  subcategories,
  sort,
  onSort,
  view,
  onView,
  query,
  onQuery,
  filter,
  onFilter,
  onOrder,
  orderHistory,
  history,
  onReload,
  thumbnail,
  busyId,
  onDuplicate,
  onDelete,
  onUndoBatch,
  me,
}: ProductListProps & { rows: readonly Row[] }) {
  const t = useStaffText()
  const language = useStaffLanguage()
  useRememberedList()
  const [shown, setShown] = useState(PAGE)
  const wanted = useDeferredValue(query)
  const sorted = useMemo(
    () => sortRows(rows, sort, { categories, subcategories, language }),
    [rows, sort, categories, subcategories, language],
  )
  const asked = useDebounced(wanted.trim())
  const { data: ids, isFetching } = useQuery(foundAsVisitorsQuery(api, asked))
  const isAnswered = asked === wanted.trim()
  const { found, further } = useMemo(() => {
    const filtered = filterRows(sorted, filter)
    return addSearchResults(filtered, searchRows(filtered, wanted), isAnswered ? (ids ?? []) : [])
  }, [sorted, filter, wanted, isAnswered, ids])
  useReturnToRow(found, shown, setShown)
  const selection = useSelection(found)
  /** The open bulk dialog; `what`: the kind of change chosen in the selection bar. */
  const [bulk, setBulk] = useState<{ what: ChangeKind | undefined }>()
  const isSearching = wanted.trim() !== '' && (isFetching || !isAnswered)
  /** React key of the reordering, raised to start it anew after a reload. */
  const [ordering, setOrdering] = useState(0)
  const isHydrated = useHydrated()
  const categoryNames = useMemo(() => new Map(categories.map((one) => [one.id, nameOf(one, 'name', language)])), [categories, language])
  const subcategoryNames = useMemo(
    () => new Map(subcategories.map((one) => [one.id, nameOf(one, 'name', language)])),
    [subcategories, language],
  )

  if (view === 'table') return <ProductSheet {...{ api, rows, me, onUndoBatch }} listed={found} onClose={() => onView('list')} />
  // The order is rendered in the browser only, since its draft is stored on this device.
  if (view === 'order' && isHydrated) {
    const reload = () => {
      dropOrderDraft('products')
      void onReload().then(() => setOrdering((now) => now + 1))
    }
    return (
      <ProductOrder
        key={ordering}
        rows={found}
        sort={sort}
        categories={categories}
        subcategories={subcategories}
        onSave={onOrder}
        onClose={() => onView('list')}
        onReload={reload}
        history={orderHistory(reload)}
      />
    )
  }
  return (
    <>
      <div className="abar">
        <label className="row nowrap gap-2.5 min-w-0 flex-[1_1_9.5rem] lg:flex-none">
          <span className="muted hide-m">{t('products.sort')}</span>
          <select
            className="in min-w-0 max-lg:flex-1"
            aria-label={t('products.sort')}
            value={sort}
            onChange={(event) => onSort(event.target.value as ProductSort)}
          >
            <option value="position">{t('products.byPosition')}</option>
            <option value="category">{t('products.byCategory')}</option>
          </select>
        </label>
        <SearchField
          className="order-1 lg:order-none flex-[1_1_16rem] lg:max-w-md"
          label={t('products.search')}
          value={query}
          onSearch={(text) => {
            onQuery(text)
            setShown(PAGE)
          }}
        />
        {found.length > 1 ? (
          <IconButton icon={ArrowUpDown} className="btn order-2 lg:order-none" onClick={() => onView('order')}>
            {t('order.open')}
          </IconButton>
        ) : null}
        {found.length > 0 ? (
          <IconButton icon={Table2} className="btn order-2 lg:order-none" onClick={() => onView('table')}>
            {t('sheet.open')}
          </IconButton>
        ) : null}
        <Link className="btn btn-sun" to={NEW}>
          <Plus className="ic" aria-hidden="true" />
          {t('products.new')}
        </Link>
      </div>
      <div className="row items-start gap-x-6">
        <ProductFilters filter={filter} categories={categories} onFilter={onFilter} />
        <ExportMenu filter={filter} query={wanted} />
      </div>
      <h2 className="sr">{t('products.list')}</h2>
      {found.length > 0 ? <SelectAll selection={selection} count={found.length} /> : null}
      <ul aria-label={t('products.list')}>
        {found.slice(0, shown).map((row) => (
          <ProductRow
            key={row.id}
            row={row}
            category={categoryNames.get(row.categoryId) ?? ''}
            subcategory={subcategoryNames.get(row.subcategoryId ?? 0) ?? ''}
            thumbnail={thumbnail}
            isBusy={busyId === row.id}
            isChosen={selection.isChosen(row.id)}
            onChoose={selection.onClick}
            onChooseKey={selection.onKeyDown}
            onDuplicate={onDuplicate}
            onDelete={onDelete}
          />
        ))}
      </ul>
      <p className="muted sm num adm-foot" role="status">
        {found.length === 0
          ? isSearching
            ? t('searchWords.searching')
            : wanted.trim()
              ? t('products.noMatch', { query: wanted.trim() })
              : t('filter.none')
          : t('products.shown', {
              shown: formatNumber(Math.min(shown, found.length), language),
              found: formatNumber(found.length, language),
              total: formatNumber(rows.length, language),
            })}{' '}
        {further > 0 ? `${t('products.further', { count: formatNumber(further, language) })} ` : ''}
        {found.length > shown ? (
          <button className="btn btn-quiet" type="button" onClick={() => setShown(shown + PAGE)}>
            {t('products.more')}
          </button>
        ) : null}
      </p>
      {selection.ids.length > 0 ? (
        <SelectionBar count={selection.ids.length} onChange={(what) => setBulk({ what })} onClear={selection.clear} />
      ) : null}
      {bulk ? (
        <BulkDialog
          {...{ api, rows, categories, subcategories, me, onUndo: onUndoBatch }}
          ids={selection.ids}
          what={bulk.what}
          onClose={() => setBulk(undefined)}
          onDone={() => {
            setBulk(undefined)
            selection.clear()
          }}
        />
      ) : null}
      <div className="pt-6">{history}</div>
    </>
  )
}

/** Checkbox that selects all products that the filter shows, or none. */
function SelectAll({ selection, count }: { selection: Selection; count: number }) {
  const t = useStaffText()
  const isAll = selection.ids.length === count
  return (
    <label className="row nowrap w-fit min-h-11 cursor-pointer gap-3 px-2" title={t('bulk.selectHelp')}>
      <input
        className="size-6"
        type="checkbox"
        checked={isAll}
        ref={(box) => {
          if (box) box.indeterminate = selection.ids.length > 0 && !isAll
        }}
        onChange={isAll ? selection.clear : selection.chooseAll}
      />
      {t('bulk.selectAll', { count })}
    </label>
  )
}

function ListSkeleton() {
  const t = useStaffText()
  return (
    <div className="pt-6" aria-busy="true">
      <p className="sr">{t('staff.loading')}</p>
      <ul aria-hidden="true">
        {['a', 'b', 'c', 'd'].map((key) => (
          <li className="li" key={key}>
            <span className="pos" />
            <div className="pic skel" />
            <div className="stack [--gap:.5rem]">
              <div className="skel w-1/2" />
              <div className="skel w-4/5" />
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
