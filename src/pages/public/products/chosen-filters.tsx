import { filterLabel, labelChosenFilters, valueLabel } from '#features/catalog/pages/filter-words.ts'
import { listAddress } from '#features/catalog/pages/list-address.ts'
import { countFilters, withoutFilter } from '#features/catalog/product/listing/filters.ts'
import { formatList } from '#i18n/format.ts'
import { whatsappLink } from '#kit/links.ts'
import { ChatLink, WhatsappIcon } from '#ui/site/chat-link.tsx'
import { SearchX, X } from '#ui/site/icons.tsx'
import { useFacts } from '../layout-data.ts'
import { useFilterWords } from './filter-form.tsx'
import type { ListProps } from './list-props.ts'

/** Active filters, each a link that removes it. */
export function ChosenFilters({ place, choice, categories }: ListProps) {
  const words = useFilterWords(categories)
  const { t } = words
  const { filters } = choice
  if (countFilters(filters) === 0) return null
  const chosen = labelChosenFilters(filters, words)
  return (
    <div className="chips mb-4">
      {chosen.map(({ name, value, label }) => (
        <a
          className="chip"
          key={`${name}${value}`}
          href={listAddress(place, { ...choice, filters: withoutFilter(filters, name, value) })}
          aria-label={t('filter.remove', { name: label })}
        >
          {label}
          <X />
        </a>
      ))}
      {chosen.length > 1 ? (
        <a className="btn btn-quiet" href={listAddress(place, { layout: choice.layout, sort: choice.sort })}>
          {t('filter.clear')}
        </a>
      ) : null}
    </div>
  )
}

/** Shown if no product matches the filters: suggests which filter to remove, and a chat. */
export function NothingFits({ place, choice, list, categories }: ListProps) {
  const words = useFilterWords(categories)
  const { t } = words
  const { phones } = useFacts()
  const { loosen, noneWithin } = list
  const searchText = [place.q, ...labelChosenFilters(choice.filters, words).map(({ label }) => label)].filter(Boolean).join(', ')
  return (
    <div className="empty">
      <SearchX />
      <h2 className="text-xl">{t('filter.nothing')}</h2>
      {noneWithin ? (
        <p className="text">
          {t('filter.noneWithin', {
            name: filterLabel(noneWithin.name, words),
            limit: (choice.filters.figures.v ?? []).map((value) => valueLabel('v', value, words)).join(', '),
            values: formatList(
              noneWithin.values.map((value) => valueLabel(noneWithin.name, value, words)),
              words.language,
            ),
          })}
        </p>
      ) : null}
      <p className="muted text">{t('filter.nothingText')}</p>
      <div className="row justify-center">
        {loosen ? (
          <a className="btn btn-sun" href={listAddress(place, { ...choice, filters: withoutFilter(choice.filters, loosen.name) })}>
            {t('filter.loosen', { name: filterLabel(loosen.name, words), count: loosen.count })}
          </a>
        ) : null}
        <a className="btn" href={listAddress(place, { layout: choice.layout })}>
          {t('filter.clear')}
        </a>
        <ChatLink
          className="btn btn-wa"
          href={whatsappLink(
            phones.sales,
            place.category === undefined ? t('search.askMessage', { words: searchText }) : t('layout.helpMessage'),
          )}
        >
          <WhatsappIcon />
          {t('products.ask')}
        </ChatLink>
      </div>
    </div>
  )
}
