import { categoryAddress } from '#features/catalog/category/category-link.ts'
import { labelChosenFilters, priceLabel } from '#features/catalog/pages/filter-words.ts'
import { SearchBox } from '#features/catalog/pages/search-box.tsx'
import type { Filters } from '#features/catalog/product/listing/filters.ts'
import { QUERY_MAX } from '#features/catalog/product/listing/list-limits.ts'
import type { FoundProducts } from '#features/catalog/product/product.contract.ts'
import type { OtherPrice } from '#features/search/plan/query-limits.ts'
import { formatNumber } from '#i18n/format.ts'
import { whatsappLink } from '#kit/links.ts'
import { Breadcrumb } from '#ui/site/breadcrumb.tsx'
import { ChatLink, WhatsappIcon } from '#ui/site/chat-link.tsx'
import { SearchX } from '#ui/site/icons.tsx'
import { MoneyRates } from '#ui/site/money-switch.tsx'
import { usePageText } from '#ui/visit.ts'
import { ShortHouseholdChoice } from '../household-choice.tsx'
import { useFacts } from '../layout-data.ts'
import { ProductGrid } from '../product-grid.tsx'
import { useRuntimes } from '../runtime.tsx'
import { useFilterWords } from './filter-form.tsx'
import { ListNotes } from './list-notes.tsx'
import type { ListProps, NamedCategory } from './list-props.ts'
import { ProductList } from './product-list.tsx'

/**
 * `typed`: the search text as far as it is read; `isCut`: it was longer. `words`: the search text without the constraints that
 * became filters; '' for all products with these filters.
 *
 * Constraints in the text that could not be applied: `unread` (no filter for them), `unclear` (a number without a unit),
 * `unfit` (do not fit into a single filter), `otherMoney` (prices in a currency without a rate). `converted`: prices that were
 * converted to dollars.
 *
 * `apart`: filters in the address besides those in the text. `categories`: categories to go on with, those of close matches
 * first.
 */
type SearchViewProps = ListProps & {
  words: string
  typed: string
  isCut: boolean
  unread: readonly string[]
  unclear: readonly string[]
  unfit: readonly string[]
  otherMoney: readonly string[]
  converted: readonly OtherPrice[]
  apart: Filters
  /** Address for a search that no product answers, see `leadAddress`. */
  lead: string | undefined
  categories: readonly NamedCategory[]
}

/** A page of search results; without results, suggestions how to go on. */
export function SearchView({
  words,
  typed,
  isCut,
  unread,
  unclear,
  unfit,
  otherMoney,
  converted,
  apart,
  lead,
  place,
  choice,
  list,
  categories,
}: SearchViewProps) {
  const worded = useFilterWords(categories)
  const { t, language } = worded
  // Reports each limit in one note only. A limit without a filter is `searchedLimits` if the search used its number and found the
  // figure. Otherwise it is `unappliedLimits`, and the note about unmet figures leaves its number out.
  const isUnmet = (limit: string) => list.unmet.some(({ amount }) => numbersIn(limit).includes(amount))
  const isSearched = (limit: string) => words.includes(limit)
  const searchedLimits = unread.filter((limit) => isSearched(limit) && !isUnmet(limit))
  const unappliedLimits = unread.filter((limit) => !searchedLimits.includes(limit))
  const figures = list.unmet
    .filter(({ amount }) => !unappliedLimits.some((limit) => numbersIn(limit).includes(amount)))
    .map(({ amount, unit }) => `${formatNumber(amount, language)} ${unit}`.trim())
  const unmet = [...figures, ...list.lacking].join(', ')
  const searchText = [typed, ...labelChosenFilters(apart, worded).map(({ label }) => label)].filter(Boolean).join(', ')
  const hasClosest = list.total > 0 || list.near.length > 0
  return (
    <>
      <Breadcrumb here={t('search.go')} />
      <div className="wrap sec-tight">
        <div className="stack mb-5">
          <h1 className="wrap-anywhere">{words ? t('search.title', { words }) : t('products.title')}</h1>
          <div className="max-w-176">
            <SearchBox id="again" words={words} />
          </div>
        </div>
        {isCut ? <p className="note mb-4">{t('search.cut', { most: QUERY_MAX })}</p> : null}
        {unmet && hasClosest ? <p className="note mb-4">{t('search.unmet', { figures: unmet })}</p> : null}
        {otherMoney.length > 0 ? <p className="note mb-4">{t('search.otherMoney', { limits: otherMoney.join(', ') })}</p> : null}
        {converted.length > 0 ? <Converted prices={converted} /> : null}
        {searchedLimits.length > 0 ? <p className="note mb-4">{t('search.unread', { limits: searchedLimits.join(', ') })}</p> : null}
        {unappliedLimits.length > 0 ? <p className="note mb-4">{t('search.unstated', { limits: unappliedLimits.join(', ') })}</p> : null}
        {list.ignored.length > 0 && hasClosest ? (
          <p className="note mb-4">{t('search.ignored', { words: list.ignored.join(', ') })}</p>
        ) : null}
        {unclear.length > 0 ? <p className="note mb-4">{t('search.unclear', { limits: unclear.join(', ') })}</p> : null}
        {unfit.length > 0 ? <p className="note mb-4">{t('search.unfit', { limits: unfit.join(', ') })}</p> : null}
        {list.largest?.sort === null ? <p className="note mb-4">{t('search.unordered', { words: list.largest.words })}</p> : null}
        {list.missing.length > 0 ? <p className="note mb-4">{t('search.missing', { things: list.missing.join(', ') })}</p> : null}
        {lead && list.lead ? <Lead to={lead} lead={list.lead} words={typed} /> : null}
        <ListNotes choice={choice} list={list} />
        {list.unfiltered > 0 ? (
          <ProductList place={place} choice={choice} list={list} categories={categories} early={3} />
        ) : lead ? null : (
          <NothingFound words={words} searchText={searchText} isForOffers={list.isForOffers} categories={categories} />
        )}
        <Instead
          heading={t('search.near')}
          note={list.isNearOffPrice ? t('search.nearOffPrice', { price: priceLabel(choice.filters, worded) }) : ''}
          products={list.near}
        />
        <Instead heading={t('search.featured')} products={list.featured} />
      </div>
    </>
  )
}

/** Note about prices in euros or pesos that were converted to dollars, with the rates. */
function Converted({ prices }: { prices: readonly OtherPrice[] }) {
  const t = usePageText()
  return (
    <div className="note mb-4">
      <p>{t('search.converted', { limits: prices.map(({ text }) => text).join(', ') })}</p>
      <MoneyRates of={prices.map(({ currency }) => currency)} />
    </div>
  )
}

/** Link for a search that no product answers: "fan" leads to the calculator, "delivery" to the rules of pickup. */
function Lead({ to, lead, words }: { to: string; lead: NonNullable<FoundProducts['lead']>; words: string }) {
  const t = usePageText()
  return (
    <p className="mb-4">
      <a className="btn btn-sun wrap-anywhere" href={to}>
        {'service' in lead ? t(`search.service.${lead.service}`) : t('search.calculate', { words })}
      </a>
    </p>
  )
}

const numbersIn = (text: string) => (text.match(/\d+(?:[.,]\d+)?/g) ?? []).map((number) => Number(number.replace(',', '.')))

function Instead({ heading, note = '', products }: { heading: string; note?: string; products: FoundProducts['near'] }) {
  const { runtimeOf } = useRuntimes()
  if (products.length === 0) return null
  return (
    <section className="mt-section" aria-labelledby="instead">
      <div className="head">
        <h2 id="instead">{heading}</h2>
      </div>
      {note ? <p className="note mb-4">{note}</p> : null}
      {products.some(runtimeOf) ? <ShortHouseholdChoice /> : null}
      <ProductGrid products={products} layout={null} />
    </section>
  )
}

/** `words`: search text for the heading; `searchText`: search text and filters for the chat message. */
type NothingFoundProps = { words: string; searchText: string; isForOffers: boolean; categories: readonly NamedCategory[] }

function NothingFound({ words, searchText, isForOffers, categories }: NothingFoundProps) {
  const t = usePageText()
  const { phones } = useFacts()
  return (
    <div className="empty">
      <SearchX />
      <h2 className="text-xl wrap-anywhere">{isForOffers ? t('search.noOffers') : t('search.nothing', { words })}</h2>
      <p className="muted text">{t(isForOffers ? 'search.noOffersText' : 'search.nothingText')}</p>
      <div className="row justify-center">
        {categories.map(({ id, name }) => (
          <a className="chip" key={id} href={categoryAddress(id)}>
            {name}
          </a>
        ))}
      </div>
      <div className="row justify-center">
        <a className="btn" href="/products">
          {t('search.categories')}
        </a>
        <a className="btn" href="/contact#quote">
          {t('products.quote')}
        </a>
        <ChatLink className="btn btn-wa" href={whatsappLink(phones.sales, t('search.askMessage', { words: searchText }))}>
          <WhatsappIcon />
          {t('products.ask')}
        </ChatLink>
      </div>
    </div>
  )
}
