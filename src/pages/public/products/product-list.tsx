import { type ListChoice, type ListPlace, listAddress } from '#features/catalog/pages/list-address.ts'
import { countFilters } from '#features/catalog/product/listing/filters.ts'
import { LIST_PAGE } from '#features/catalog/product/listing/list-limits.ts'
import { ChevronLeft, SlidersHorizontal } from '#ui/site/icons.tsx'
import { ViewToggle } from '#ui/site/view-toggle.tsx'
import { usePageText } from '#ui/visit.ts'
import { HouseholdChoice, ShortHouseholdChoice } from '../household-choice.tsx'
import { ProductGrid } from '../product-grid.tsx'
import { useRuntimes } from '../runtime.tsx'
import { ChosenFilters, NothingFits } from './chosen-filters.tsx'
import { FilterForm } from './filter-form.tsx'
import type { ListProps } from './list-props.ts'

type ProductListProps = ListProps & {
  /** Id of the heading above the list; without one the number of products is the heading. */
  labelledBy?: string
  /** Number of products in the first screen, whose pictures load early. */
  early?: number
  hasLayouts?: boolean
  /**
   * True if the list is only a part of its category. It has no filters: they would apply to the whole category, so their counts
   * would not match.
   */
  isPart?: boolean
}

/** Classes that only cards of further pages may use. Their rules are in the document from the start. */
const ON_CARDS = 'stock stock-limit stock-out tag tag-sun tag-ink price price-ask sr spec pic'
/** Minimum number of products for filters: fewer are faster to look through. */
const MIN_TO_FILTER = 5
/** Maximum number of products beside the full choice of households; longer documents get the short form. */
const MAX_WITH_CHOICE = 12

/** A page of a product list with filters, layout choice and links to other pages. */
export function ProductList({ labelledBy, early = 0, hasLayouts = false, isPart = false, ...props }: ProductListProps) {
  const t = usePageText()
  const { place, choice, list } = props
  const chosen = countFilters(choice.filters)
  const hasFilters = chosen > 0 || (!isPart && list.unfiltered >= MIN_TO_FILTER)
  const count = t('products.count', { count: list.total })
  const { runtimeOf } = useRuntimes()
  const Choice = place.category !== undefined && list.products.length <= MAX_WITH_CHOICE ? HouseholdChoice : ShortHouseholdChoice
  const goods = (
    <>
      <div className="tools">
        {hasFilters ? (
          <button className="btn hide-d" type="button" popoverTarget="filters">
            <SlidersHorizontal />
            {t('filter.title')}
            {chosen > 0 ? <span className="dot">{chosen}</span> : null}
          </button>
        ) : null}
        {labelledBy ? (
          <p className="muted num">{count}</p>
        ) : (
          <h2 className="muted num text-base [font-weight:400] [letter-spacing:0]" id="products">
            {count}
          </h2>
        )}
        {hasLayouts ? <LayoutChoice {...props} /> : null}
      </div>
      <ChosenFilters {...props} />
      {list.products.some(runtimeOf) ? <Choice /> : null}
      {list.total > 0 ? <ProductGrid products={list.products} layout={choice.layout} early={early} /> : <NothingFits {...props} />}
      <Pages place={place} choice={choice} page={list.page} last={Math.ceil(list.total / LIST_PAGE)} />
    </>
  )
  return (
    <section aria-labelledby={labelledBy ?? 'products'}>
      {hasFilters ? (
        <div className="browse">
          <FilterForm {...props} />
          <div>{goods}</div>
        </div>
      ) : (
        goods
      )}
    </section>
  )
}

/** Toggle between grid and rows. Without a choice phones show rows and wide screens a grid, so there is one toggle for each. */
function LayoutChoice({ place, choice, list }: ListProps) {
  const addressOf = (layout: 'grid' | 'list') => listAddress(place, { ...choice, layout }, list.page)
  if (choice.layout) return <ViewToggle current={choice.layout} addressOf={addressOf} />
  return (
    <>
      <ViewToggle current="list" addressOf={addressOf} className="md:hidden" />
      <ViewToggle current="grid" addressOf={addressOf} className="max-md:hidden" />
    </>
  )
}

/** Links to the previous and the next page. A script appends the next page instead of opening it (early/more/more-products.ts). */
function Pages({ place, choice, page, last }: { place: ListPlace; choice: ListChoice; page: number; last: number }) {
  const t = usePageText()
  if (last <= 1) return null
  return (
    <nav className="row mt-6 justify-center" id="pages" aria-label={t('search.pages')} data-later={ON_CARDS}>
      {page > 1 ? (
        <a className="btn" rel="prev" href={listAddress(place, choice, page - 1)}>
          <ChevronLeft />
          {t('search.previous')}
        </a>
      ) : null}
      <span className="num muted">{t('search.page', { page, last })}</span>
      {page < last ? (
        <a className="btn" rel="next" href={listAddress(place, choice, page + 1)}>
          {t('list.more')}
        </a>
      ) : null}
    </nav>
  )
}
