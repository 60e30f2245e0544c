import { facetLabel } from '#features/catalog/goods/facets.ts'
import { type FilterLabelContext, filterLabel, valueLabel } from '#features/catalog/pages/filter-words.ts'
import { listAddress } from '#features/catalog/pages/list-address.ts'
import { countFilters, type FilterName, writeFilters } from '#features/catalog/product/listing/filters.ts'
import { X } from '#ui/site/icons.tsx'
import { usePageText, useVisit } from '#ui/visit.ts'
import type { ListProps } from './list-props.ts'

/** Number of filters that are unfolded; visitors unfold the others. */
const MAX_UNFOLDED = 3

/** Texts for the names of filters and categories. */
export function useFilterWords(categories: ListProps['categories'] = []): FilterLabelContext {
  const { language } = useVisit()
  return { t: usePageText(), language, nameOfCategory: (id) => categories.find((one) => one.id === id)?.name }
}

/**
 * Filters and sort order of a list: a plain form with the address of the list. On wide screens it is beside the list; on a
 * phone it opens as a native popover, without scripts too.
 */
export function FilterForm({ place, choice, list, categories }: ListProps) {
  const words = useFilterWords(categories)
  const { t } = words
  const { money } = useVisit()
  const { filters, sort, layout } = choice
  const chosen = writeFilters(filters)
  const isChosen = (name: FilterName, value: string) => (chosen[name] ?? '').split(',').includes(value)
  const hidden = Object.entries({ ...place, view: layout ?? undefined }).filter(([, value]) => value !== undefined)
  return (
    <form className="filters" id="filters" popover="auto" action="/products" autoComplete="off" aria-label={t('filter.title')}>
      <div className="dlg-h">
        <h2>{t('filter.title')}</h2>
        <button className="hb hide-d" type="button" popoverTarget="filters" popoverTargetAction="hide" aria-label={t('filter.close')}>
          <X />
        </button>
      </div>
      {hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="filters-b">
        <label className="stack my-4 [--gap:.35rem]">
          {t('sort.title')}
          <select className="in" name="sort" defaultValue={sort ?? ''}>
            <SortOptions isSearch={place.q !== undefined} figure={list.figure} />
          </select>
        </label>
        <div className="acc">
          {list.price ? (
            <details open>
              <summary>{t('filter.price')}</summary>
              <div className="acc-b row nowrap gap-2">
                <PriceField name="min" label={t('filter.priceFrom')} value={filters.min} hint={list.price.min} />
                <span aria-hidden="true">–</span>
                <PriceField name="max" label={t('filter.priceTo')} value={filters.max} hint={list.price.max} />
              </div>
              {money?.chosen ? <p className="xs muted mb-3">{t('filter.priceIn', { currency: money.chosen.currency })}</p> : null}
            </details>
          ) : null}
          {list.facets.map(({ key, options }, index) => (
            <details key={key} open={index < MAX_UNFOLDED || options.some(({ value }) => isChosen(key, value))}>
              <summary>{filterLabel(key, words)}</summary>
              <div className="acc-b">
                {options.map(({ value, count }) => (
                  <label className="check" key={value}>
                    <input type="checkbox" name={key} value={value} defaultChecked={isChosen(key, value)} />
                    {valueLabel(key, value, words)}
                    <span className="n">{count}</span>
                  </label>
                ))}
              </div>
            </details>
          ))}
        </div>
      </div>
      <div className="filters-f row nowrap gap-2">
        {countFilters(filters) > 0 ? (
          <a className="btn" href={listAddress(place, { layout })}>
            {t('filter.clear')}
          </a>
        ) : null}
        <button className="btn btn-sun flex-1" type="submit">
          {t('filter.apply')}
        </button>
      </div>
    </form>
  )
}

function PriceField({ name, label, value, hint }: { name: 'min' | 'max'; label: string; value: number | null; hint: number }) {
  const { money } = useVisit()
  return (
    <input
      className="in num"
      name={name}
      defaultValue={value ?? ''}
      placeholder={String(hint)}
      aria-label={label}
      // With a second currency visitors also type its letters ("300 eur").
      inputMode={money?.chosen ? undefined : 'decimal'}
      autoComplete="off"
    />
  )
}

function SortOptions({ isSearch, figure }: { isSearch: boolean; figure: ListProps['list']['figure'] }) {
  const t = usePageText()
  const { language } = useVisit()
  const name = figure ? facetLabel(figure, language).label : ''
  return (
    <>
      <option value="">{t(isSearch ? 'sort.relevance' : 'sort.ours')}</option>
      <option value="price">{t('sort.up', { name: t('sort.price') })}</option>
      <option value="-price">{t('sort.down', { name: t('sort.price') })}</option>
      {figure ? <option value={figure}>{t('sort.up', { name })}</option> : null}
      {figure ? <option value={`-${figure}`}>{t('sort.down', { name })}</option> : null}
      <option value="newest">{t('sort.newest')}</option>
    </>
  )
}
