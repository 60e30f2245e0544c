import type { PageTexts } from '#i18n/site.ts'
import type { Translate } from '#i18n/translate.ts'
import type { Facts, Sites } from './facts.ts'

export type Place = {
  key: string
  name: string
  street?: string | undefined
  locality?: string | undefined
  region?: string | undefined
  phone: string
}

/** Names of the company's two places: staff's own, else "Office" and "Warehouse". */
export function placeTitles({ lines }: Pick<Facts, 'lines'>, t: Translate<PageTexts>) {
  return { office: lines.office || t('contact.officeName'), warehouse: lines.warehouse || t('contact.warehouseName') }
}

/**
 * The company's two places, as far as staff have named them: the office, and the warehouse, whose street is the contact
 * address. The warehouse's locality is left out once that address is elsewhere.
 */
export function placesOf(
  { phones, address, sites }: Pick<Facts, 'phones' | 'address' | 'sites'>,
  titles: ReturnType<typeof placeTitles>,
): readonly Place[] {
  const { officePlace, officeStreet, region, warehousePlace, warehouseRegion } = sites
  const isThere = warehousePlace !== undefined && address.includes(warehousePlace)
  return [
    ...(officePlace || officeStreet
      ? [
          {
            key: 'office',
            name: [titles.office, officePlace].filter(Boolean).join(' '),
            street: officeStreet,
            locality: officePlace,
            region,
            phone: phones.technical,
          },
        ]
      : []),
    ...(address
      ? [
          {
            key: 'warehouse',
            name: titles.warehouse,
            street: address,
            ...(isThere ? { locality: warehousePlace, region: warehouseRegion } : {}),
            phone: phones.warehouse,
          },
        ]
      : []),
  ]
}

/** Names of the towns where the company is, each once. */
export function placeNames({ officePlace, warehousePlace }: Sites): string[] {
  return [...new Set([officePlace, warehousePlace])].filter((name) => name !== undefined)
}
