import type { Language } from '#i18n/language.ts'
import { isOnSale, type ProductPrices } from '#kit/price.ts'
import { type Attribute, attributeKeys, attributes, type Specs } from '../goods/attributes.ts'
import type { StockStatus } from '../goods/stock.ts'

/** Facts of a product that the search uses, with its texts in one language. */
type Searchable = ProductPrices & {
  id: number
  sku: string | null
  name: string
  category: string
  subcategory: string | null
  specs: Specs
  shortText: string
  longText: string
  stockStatus: StockStatus
  sortOrder: number
  sortName: string
}

/** Converts a product to a document of the search index, the `ListedDocument` of `features/search`. */
export function searchDocumentOf(product: Searchable, language: Language) {
  const { id, sku, name, category, subcategory, specs, shortText, longText, sortName } = product
  return {
    ...{ id, sku, name, shortText, longText, sortName },
    place: [category, subcategory].join('\n'),
    attributes: figuresIn(specs, language),
    isInStock: product.stockStatus === 'in_stock',
    isOnSale: isOnSale(product),
    chemistry: specs.chemistry ?? null,
    fuel: specs.fuel ?? null,
    position: product.sortOrder,
  }
}

/** Words for the number of phases. A text such as "Fases 3" would match any query with a 3. */
const phaseWords: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  1: { es: 'monofásico', en: 'single-phase', de: 'einphasig' },
  3: { es: 'trifásico', en: 'three-phase', de: 'dreiphasig' },
}

/**
 * Searchable texts of the figures with a rank: "5 kW", "Combustible Diésel", "48 V". Numbers with a unit have no label. Choices have a
 * label, except phases and the battery voltage: a search for batteries should not find inverters by the label "battery".
 */
function figuresIn(specs: Specs, language: Language): string {
  const figures: string[] = []
  for (const key of attributeKeys) {
    const value = specs[key]
    const attribute: Attribute = attributes[key]
    if (value === undefined || attribute.rank === undefined) continue
    const label = attribute.label[language]
    if (attribute.kind === 'number') figures.push(attribute.unit ? `${value} ${attribute.unit}` : `${label} ${value}`)
    else if (key === 'phases')
      figures.push(
        ...String(value)
          .split('/')
          .flatMap((count) => phaseWords[count]?.[language] ?? []),
      )
    else {
      const words = attribute.choices[value]?.[language] ?? String(value)
      figures.push(key === 'batteryV' ? words : `${label} ${words}`)
    }
  }
  return figures.join('\n')
}
