import { Package, Plus, RefreshCw } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { Link } from 'react-router'
import type { Api } from '#api/client.ts'
import { formatNumber } from '#i18n/format.ts'
import { nameOf } from '#i18n/language.ts'
import { Empty } from '#ui/staff/empty.tsx'
import { loadFailure } from '#ui/staff/failure.ts'
import { IconButton } from '#ui/staff/icon-button.tsx'
import { LoadFailure } from '#ui/staff/note.tsx'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { useHydrated } from '#ui/staff/use-hydrated.ts'
import type { Category, Subcategory } from '../../category/category.contract.ts'
import type { Move } from '../../entity/entity.contract.ts'
import type { ProductListRow as Row } from '../../product/product.contract.ts'
import type { ProductFilter } from '../../product/staff-filter.ts'
import { ExportMenu } from '../spreadsheets/export-menu.tsx'
import type { ChangeKind } from './bulk/bulk-changes.ts'
import { BulkDialog } from './bulk/bulk-dialog.tsx'
import { OpenBulkChange } from './bulk/open-bulk-change.tsx'
import { SelectionBar } from './bulk/selection-bar.tsx'
import { type Selection, useSelection } from './bulk/use-selection.ts'
import { ListBar, NEW_PRODUCT, type ProductView, SelectAll } from './list-bar.tsx'
import type { ProductSort } from './list-order.ts'
import { useRememberedList, useReturnToRow } from './list-place.ts'
import { ProductFilters } from './product-filters.tsx'
import { ProductOrder } from './product-order.tsx'
import { ProductRow } from './product-row.tsx'
import { ProductSheet, type UndoSave } from './sheet/product-sheet.tsx'
import { useFoundRows } from './use-found-rows.ts'
import { dropOrderDraft, type SaveOrder } from './use-list-order.ts'

/** Number of rows shown at first, and added by "show more". */
const PAGE = 50

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
  view: ProductView
  onView: (view: ProductView) => void
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
  onUndoSave: UndoSave
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
        <LoadFailure
          title={t('products.failed', { message: loadFailure(error, t) })}
          text={t('products.failedText')}
          isLoading={isLoading}
          onReload={onReload}
        />
      </div>
    )
  }
  if (!rows) return <ListSkeleton />
  if (rows.length === 0) {
    return (
      <div className="pt-6">
        <Empty icon={Package} title={t('products.emptyTitle')} text={t('products.emptyText')}>
          <Link className="btn btn-sun" to={NEW_PRODUCT}>
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

function FilledList(props: ProductListProps & { rows: readonly Row[] }) {
  const { api, rows, categories, subcategories, view, onView, filter, history, onUndoBatch, onUndoSave, me } = props
  const t = useStaffText()
  useRememberedList()
  const [shown, setShown] = useState(PAGE)
  const { words, found, further, isSearching } = useFoundRows(props)
  useReturnToRow(found, shown, setShown)
  const selection = useSelection(found)
  /** The open bulk dialog; `what`: the kind of change chosen in the selection bar. */
  const [bulk, setBulk] = useState<{ what: ChangeKind | undefined }>()
  const isHydrated = useHydrated()

  if (view === 'table')
    return <ProductSheet {...{ api, rows, me, onUndoBatch, onUndoSave }} listed={found} onClose={() => onView('list')} />
  // The order is rendered in the browser only, since its draft is stored on this device.
  if (view === 'order' && isHydrated) return <OrderView {...props} found={found} />
  return (
    <>
      <ListBar
        {...props}
        count={found.length}
        onQuery={(text) => {
          props.onQuery(text)
          setShown(PAGE)
        }}
      />
      <div className="row items-start gap-x-6">
        <ProductFilters filter={filter} categories={categories} onFilter={props.onFilter} />
        <ExportMenu filter={filter} query={words} />
      </div>
      {/* The dialog sends the unanswered change itself. */}
      {bulk ? null : <OpenBulkChange {...{ api, rows }} onUndo={onUndoBatch} />}
      <h2 className="sr">{t('products.list')}</h2>
      {found.length > 0 ? <SelectAll selection={selection} count={found.length} /> : null}
      <Rows {...props} rows={found.slice(0, shown)} selection={selection} />
      <p className="muted sm num adm-foot" role="status">
        <CountText found={found.length} {...{ shown, further, words, isSearching }} total={rows.length} />
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

function OrderView(props: ProductListProps & { found: readonly Row[] }) {
  const { found, sort, categories, subcategories, onOrder, onView, onReload, orderHistory } = props
  /** React key of the reordering, raised to start it anew after a reload. */
  const [ordering, setOrdering] = useState(0)
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

type RowsProps = Pick<ProductListProps, 'categories' | 'subcategories' | 'thumbnail' | 'busyId' | 'onDuplicate' | 'onDelete'> & {
  rows: readonly Row[]
  selection: Selection
}

function Rows({ rows, selection, categories, subcategories, thumbnail, busyId, onDuplicate, onDelete }: RowsProps) {
  const t = useStaffText()
  const categoryNames = useNames(categories)
  const subcategoryNames = useNames(subcategories)
  return (
    <ul aria-label={t('products.list')}>
      {rows.map((row) => (
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
  )
}

function useNames(entries: readonly (Category | Subcategory)[]): ReadonlyMap<number, string> {
  const language = useStaffLanguage()
  return useMemo(() => new Map(entries.map((one) => [one.id, nameOf(one, 'name', language)])), [entries, language])
}

type CountTextProps = { found: number; shown: number; further: number; total: number; words: string; isSearching: boolean }

/** Numbers of shown, found and all products, or why there are none. */
function CountText({ found, shown, further, total, words, isSearching }: CountTextProps) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const number = (count: number) => formatNumber(count, language)
  const none = isSearching ? t('searchWords.searching') : words.trim() ? t('products.noMatch', { query: words.trim() }) : t('filter.none')
  const counts = { shown: number(Math.min(shown, found)), found: number(found), total: number(total) }
  return (
    <>
      {found === 0 ? none : t('products.shown', counts)} {further > 0 ? `${t('products.further', { count: number(further) })} ` : ''}
    </>
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
