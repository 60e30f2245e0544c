import { ListFilter, X } from 'lucide-react'
import { nameOf } from '#i18n/language.ts'
import { Options } from '#ui/staff/fields/select-field.tsx'
import { IconButton } from '#ui/staff/icon-button.tsx'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import type { Category } from '../../category/category.contract.ts'
import { noFilter, type ProductFilter, stateFilters, stockFilters, translationChoices } from '../../product/staff-filter.ts'

type ProductFiltersProps = {
  filter: ProductFilter
  categories: readonly Category[]
  /** Changes the given filters and keeps all others, including choices that are so recent that `filter` does not have them yet. */
  onFilter: (change: Partial<ProductFilter>) => void
}

/** Filters of the product list, collapsed unless a filter is active. */
export function ProductFilters({ filter, categories, onFilter }: ProductFiltersProps) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const narrowed = Object.keys(filter).filter((key) => filter[key as keyof ProductFilter] !== noFilter[key as keyof ProductFilter]).length
  return (
    <details className="mb-3 min-w-0 max-w-full" open={narrowed > 0 || undefined}>
      <summary className="row nowrap gap-2 w-fit min-h-11 cursor-pointer text-sea">
        <ListFilter className="ic" aria-hidden="true" />
        {t('filter.open')}
        {narrowed > 0 ? <span className="tag tag-ink num">{narrowed}</span> : null}
      </summary>
      <div className="row gap-2">
        <select
          className="in w-full sm:w-auto max-w-full"
          aria-label={t('filter.category')}
          value={filter.category}
          onChange={(event) => onFilter({ category: event.target.value })}
        >
          <option value="">{t('filter.allCategories')}</option>
          <Options of={categories.map((category) => [category.id, nameOf(category, 'name', language)])} />
        </select>
        <Choice
          label={t('filter.state')}
          value={filter.state}
          options={stateFilters.map((value) => ({ value, label: t(`filter.state.${value}`) }))}
          onChoose={(state) => onFilter({ state })}
        />
        <Choice
          label={t('filter.stock')}
          value={filter.stock}
          options={stockFilters.map((value) => ({ value, label: t(value === 'all' ? 'filter.stock.all' : `stock.${value}`) }))}
          onChoose={(stock) => onFilter({ stock })}
        />
        <Choice
          label={t('filter.translation')}
          value={filter.translation}
          options={translationChoices.map((value) => ({ value, label: t(`filter.translation.${value}`) }))}
          onChoose={(translation) => onFilter({ translation })}
        />
        {narrowed > 0 ? (
          <IconButton icon={X} className="btn btn-quiet" onClick={() => onFilter(noFilter)}>
            {t('filter.clear')}
          </IconButton>
        ) : null}
      </div>
    </details>
  )
}

type ChoiceProps<Value extends string> = {
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChoose: (value: Value) => void
}

function Choice<Value extends string>({ label, value, options, onChoose }: ChoiceProps<Value>) {
  return (
    <select
      className="in w-full sm:w-auto max-w-full"
      aria-label={label}
      value={value}
      onChange={(event) => onChoose(event.target.value as Value)}
    >
      <Options of={options.map((option) => [option.value, option.label])} />
    </select>
  )
}
