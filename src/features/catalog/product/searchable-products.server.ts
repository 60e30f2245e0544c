import type { Selectable } from 'kysely'
import type { Database, Tables } from '#database/schema.ts'
import { type Language, nameOf } from '#i18n/language.ts'
import { isOnSale } from '#kit/price.ts'
import { type Attribute, attributeKeys, attributes, type Specs } from '../goods/attributes.ts'
import { sharedSortName, visibleRows } from './product-changes.store.server.ts'
import { type PriceColumns, priceColumns, pricedOf } from './product-row.server.ts'

/** The products that visitors may see, as texts of one language to search in. */
export function searchableProducts(db: Database, language: Language) {
  return visibleRows(db, async (products) => {
    const rows = await products
      .select([
        'product.id',
        'product.sku',
        'product.specs',
        ...priceColumns,
        'product.stock_status',
        'product.sort_order',
        'product.sort_name',
        'product.name_de as nameDe',
        'product.name_es as nameEs',
        'product.name_en as nameEn',
        `product.short_description_${language} as shortText`,
        `product.description_${language} as longText`,
        'category.name as category',
        `category.name_${language} as ownCategory`,
        'subcategory.name as subcategory',
        `subcategory.name_${language} as ownSubcategory`,
      ])
      .execute()
    return rows.map((row) => toDocument(row, language))
  })
}

type Row = PriceColumns &
  Pick<Selectable<Tables['product']>, 'id' | 'sku' | 'specs' | 'stock_status' | 'sort_order' | 'sort_name'> &
  Record<'nameDe' | 'nameEs' | 'nameEn' | 'shortText' | 'longText' | 'category' | 'ownCategory', string> &
  Record<'subcategory' | 'ownSubcategory', string | null>

function toDocument({ specs: specsText, stock_status, ...row }: Row, language: Language) {
  const specs = JSON.parse(specsText) as Specs
  return {
    id: row.id,
    sku: row.sku,
    name: nameOf({ ...row, name: row.nameDe }, 'name', language),
    place: [row.ownCategory || row.category, row.ownSubcategory || row.subcategory].join('\n'),
    attributes: figuresIn(specs, language),
    shortText: row.shortText,
    longText: row.longText,
    isInStock: stock_status === 'in_stock',
    isOnSale: isOnSale(pricedOf(row)),
    chemistry: specs.chemistry ?? null,
    fuel: specs.fuel ?? null,
    position: row.sort_order,
    sortName: sharedSortName(row.id, row.sort_name),
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
