import { formatNumber, formatPrice } from '#i18n/format.ts'
import type { Language } from '#i18n/language.ts'
import type { PageTexts } from '#i18n/site.ts'
import type { Translate } from '#i18n/translate.ts'
import { choiceLabel, excludedUpperLimit, facetLabel, includedLowerLimit, parseExclusion, readRange } from '../goods/facets.ts'
import type { StockStatus } from '../goods/stock.ts'
import { type FilterName, type Filters, filterNames, writeFilters } from '../product/listing/filters.ts'

const stockLabels = { in_stock: 'stock.inStock', limited: 'stock.limited', out_of_stock: 'filter.outOfStock' } as const satisfies Record<
  StockStatus,
  string
>

/** Translator, language and category names for labels of filters. */
export type FilterLabelContext = { t: Translate<PageTexts>; language: Language; nameOfCategory: (id: number) => string | undefined }

/** Label of a filter: "Precio", "Potencia". */
export function filterLabel(name: FilterName, { t, language }: FilterLabelContext): string {
  if (name === 'in') return t('filter.category')
  if (name === 'stock') return t('filter.stock')
  if (name === 'offer') return t('filter.offers')
  if (name === 'min' || name === 'max') return t('filter.price')
  return facetLabel(name, language).label
}

/** Label of a filter's value: "3 a 5 kW", "Diésel", "En existencia". */
export function valueLabel(name: FilterName, value: string, { t, language, nameOfCategory }: FilterLabelContext): string {
  if (name === 'in') return nameOfCategory(Number(value)) ?? t('filter.unknownCategory')
  // Cards have other texts: they call "out of stock" "on its way", which does not suit a filter.
  if (name === 'stock') return t(stockLabels[value as StockStatus])
  if (name === 'offer') return t('price.onSale')
  if (name === 'min' || name === 'max') return value
  const refused = parseExclusion(name, value)
  if (refused) return t('filter.except', { name: withinSentence(choiceLabel(name, refused, language), language) })
  const range = readRange(value)
  if (!range) return choiceLabel(name, value, language)
  const { unit } = facetLabel(name, language)
  const figure = (amount: number | null) => `${formatNumber(amount ?? 0, language)} ${unit}`
  const [above, upTo] = range
  const end = excludedUpperLimit(range)
  if (above === null) return end === undefined ? t('filter.upTo', { figure: figure(upTo) }) : t('filter.under', { figure: figure(end) })
  const from = includedLowerLimit(range)
  if (upTo === null) return from === undefined ? t('filter.over', { figure: figure(above) }) : t('filter.from', { figure: figure(from) })
  return t('filter.between', { from: formatNumber(from ?? above, language), to: figure(upTo) })
}

/** Converts a word for the middle of a sentence: "Gasolina" becomes "gasolina", "AGM" stays. German words stay, too. */
const withinSentence = (word: string, language: Language) =>
  language !== 'de' && /^\p{Lu}\p{Ll}+$/u.test(word) ? word.toLowerCase() : word

type Chosen = { name: FilterName; value: string | undefined; label: string }

/** Labels of the active filters: the price first, with both limits in one label, then one label per value. */
export function labelChosenFilters(filters: Filters, words: FilterLabelContext): Chosen[] {
  const written = writeFilters(filters)
  const hasPrice = filters.min !== null || filters.max !== null
  const valuesOf = (name: FilterName) => (name === 'min' || name === 'max' ? [] : (written[name] ?? '').split(',').filter(Boolean))
  return [
    ...(hasPrice ? [{ name: 'min' as const, value: undefined, label: priceLabel(filters, words) }] : []),
    ...filterNames.flatMap((name) => valuesOf(name).map((value) => ({ name, value, label: chosenLabel(name, value, words) }))),
  ]
}

/** A value of running hours gets the filter's name before it, which says that the hours are at half load. */
const chosenLabel = (name: FilterName, value: string, words: FilterLabelContext): string =>
  name === 'h' ? `${filterLabel(name, words)}: ${valueLabel(name, value, words)}` : valueLabel(name, value, words)

/** Label of the price filter: "hasta 100 USD". */
export function priceLabel({ min, max }: Filters, { t, language }: FilterLabelContext): string {
  // Shows cents only if somebody typed them.
  const written = (dollars: number) =>
    Number.isInteger(dollars) ? formatNumber(dollars, language) : formatPrice(String(dollars), language)
  const amount = (dollars: number) => `${written(dollars)} USD`
  if (min === null) return t('filter.upTo', { figure: amount(max ?? 0) })
  if (max === null) return t('filter.from', { figure: amount(min) })
  return t('filter.between', { from: written(min), to: amount(max) })
}
