import type { Language } from '#i18n/language.ts'
import { de as frameDe } from '#i18n/site/de.ts'
import { en as frameEn } from '#i18n/site/en.ts'
import { es as frameEs } from '#i18n/site/es.ts'
import { de } from '#i18n/site/search/de.ts'
import { en } from '#i18n/site/search/en.ts'
import { es } from '#i18n/site/search/es.ts'
import type { PageTexts } from '#i18n/site.ts'
import { type Translate, translator } from '#i18n/translate.ts'
import { type Filters, filterNames, writeFilters } from '../product/listing/filters.ts'
import { filterLabel, priceLabel, valueLabel } from './filter-words.ts'

const texts = { es: { ...frameEs, ...es }, en: { ...frameEn, ...en }, de: { ...frameDe, ...de } }

/**
 * Filters that a visitor's query was understood as, in words for staff: "hasta 100 USD", "Potencia: hasta 5 kW". Filters that no
 * query can contain, such as the category, are left out.
 */
export function describeQueryFilters(filters: Filters, language: Language): string[] {
  // The translator has only some of the site's texts; labels of figures, prices and stock need no other texts.
  const t = translator(texts[language]) as unknown as Translate<PageTexts>
  const words = { t, language, nameOfCategory: () => undefined }
  const written = writeFilters(filters)
  const hasPrice = filters.min !== null || filters.max !== null
  return [
    ...(hasPrice ? [priceLabel(filters, words)] : []),
    ...filterNames.flatMap((name) => {
      const values = name === 'stock' || name in filters.figures ? (written[name] ?? '').split(',').filter(Boolean) : []
      return values.length > 0 ? [`${filterLabel(name, words)}: ${values.map((value) => valueLabel(name, value, words)).join(', ')}`] : []
    }),
  ]
}
