import { ArrowDownWideNarrow, ArrowUpNarrowWide, LayoutGrid, List } from 'lucide-react'
import { SearchField } from '#ui/staff/fields/search-field.tsx'
import { Options } from '#ui/staff/fields/select-field.tsx'
import { IconButton } from '#ui/staff/icon-button.tsx'
import { useStaffText } from '#ui/staff/text.ts'
import {
  isDescending,
  type LibraryFilter,
  type LibraryLook,
  type LibraryOrder,
  type LibrarySort,
  libraryFilters,
  librarySorts,
} from './library-view.ts'

/** Filter, sorting and look of the library, each with its setter. The page stores them in its address. */
export type LibraryChoices = {
  filter: [LibraryFilter, (filter: LibraryFilter) => void]
  sort: [LibrarySort, (sort: LibrarySort) => void]
  order: [LibraryOrder, (order: LibraryOrder) => void]
  look: [LibraryLook, (look: LibraryLook) => void]
}

type ToolbarProps = { choices: LibraryChoices; search: string; onSearch: (search: string) => void }

/** Toolbar of the library: search, filter, sorting, tiles or list. */
export function LibraryToolbar({ choices, search, onSearch }: ToolbarProps) {
  const t = useStaffText()
  const [filter, setFilter] = choices.filter
  const [sort, setSort] = choices.sort
  const [order, setOrder] = choices.order
  const [look, setLook] = choices.look
  const isDown = isDescending(sort, order)
  const Direction = isDown ? ArrowDownWideNarrow : ArrowUpNarrowWide
  return (
    <div className="abar gap-2! lg:gap-2.5!">
      <SearchField className="flex-[1_1_14rem]" label={t('picker.search')} value={search} onSearch={onSearch} />
      <select
        className="in min-w-0 max-lg:flex-[1_1_12rem] max-sm:basis-full"
        aria-label={t('library.filter')}
        value={filter}
        onChange={({ target }) => setFilter(target.value as LibraryFilter)}
      >
        <Options of={libraryFilters.map((one) => [one, t(`library.filter.${one}`)])} />
      </select>
      <select
        className="in min-w-0 max-lg:flex-[1_1_5rem]"
        aria-label={t('library.sort')}
        value={sort}
        onChange={({ target }) => setSort(target.value as LibrarySort)}
      >
        <Options of={librarySorts.map((one) => [one, t(`library.${one}`)])} />
      </select>
      <IconButton
        icon={Direction}
        className="btn btn-ic"
        aria-label={t(isDown ? 'library.descending' : 'library.ascending')}
        title={t(isDown ? 'library.descending' : 'library.ascending')}
        onClick={() => setOrder(order === 'standard' ? 'reversed' : 'standard')}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields; these are buttons */}
      <div className="seg" role="group" aria-label={t('library.look')}>
        <button type="button" aria-label={t('library.grid')} aria-pressed={look === 'grid'} onClick={() => setLook('grid')}>
          <LayoutGrid className="ic" aria-hidden="true" />
        </button>
        <button type="button" aria-label={t('library.list')} aria-pressed={look === 'list'} onClick={() => setLook('list')}>
          <List className="ic" aria-hidden="true" />
        </button>
      </div>
    </div>
  )
}
