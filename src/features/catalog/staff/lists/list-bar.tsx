import { ArrowUpDown, Plus, Table2 } from 'lucide-react'
import { Link } from 'react-router'
import { SearchField } from '#ui/staff/fields/search-field.tsx'
import { IconButton } from '#ui/staff/icon-button.tsx'
import { useStaffText } from '#ui/staff/text.ts'
import type { Selection } from './bulk/use-selection.ts'
import type { ProductSort } from './list-order.ts'

export const NEW_PRODUCT = '/admin/products/new'

/** "list": rows with buttons. "table": cells to type into, as in a spreadsheet. "order": rows to move to other positions. */
export type ProductView = 'list' | 'table' | 'order'

type ListBarProps = {
  sort: ProductSort
  onSort: (sort: ProductSort) => void
  /** The words in the search box. */
  query: string
  onQuery: (query: string) => void
  onView: (view: ProductView) => void
  /** Number of products in the list. */
  count: number
}

/** Sorting, search, and buttons for the other views and a new product. */
export function ListBar({ sort, onSort, query, onQuery, onView, count }: ListBarProps) {
  const t = useStaffText()
  return (
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
        onSearch={onQuery}
      />
      {count > 1 ? (
        <IconButton icon={ArrowUpDown} className="btn order-2 lg:order-none" onClick={() => onView('order')}>
          {t('order.open')}
        </IconButton>
      ) : null}
      {count > 0 ? (
        <IconButton icon={Table2} className="btn order-2 lg:order-none" onClick={() => onView('table')}>
          {t('sheet.open')}
        </IconButton>
      ) : null}
      <Link className="btn btn-sun" to={NEW_PRODUCT}>
        <Plus className="ic" aria-hidden="true" />
        {t('products.new')}
      </Link>
    </div>
  )
}

/** Checkbox that selects all products that the filter shows, or none. */
export function SelectAll({ selection, count }: { selection: Selection; count: number }) {
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
