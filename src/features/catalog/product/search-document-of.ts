import type { Language } from '#i18n/language.ts'
import { isOnSale, type Priced } from '#kit/price.ts'
import { type Attribute, attributeKeys, attributes, type Specs } from '../goods/attributes.ts'
import type { StockStatus } from '../goods/stock.ts'

/** Facts of a product that are searched, with its texts in one language. */
type Searchable = Priced & {
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

/** A product as the search takes it: the `ListedDocument` of `features/search`. */
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

/** "Fases 3" would be found by whatever has a 3 and phases. */
const phaseWords: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  1: { es: 'monofásico', en: 'single-phase', de: 'einphasig' },
  3: { es: 'trifásico', en: 'three-phase', de: 'dreiphasig' },
}

/**
 * "5 kW", "Combustible Diésel", "48 V": what cards and plates may show. A figure's label is searched only where its unit
 * does not tell what it is, and never where it names other goods: an inverter for batteries of 48 V is no battery.
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
