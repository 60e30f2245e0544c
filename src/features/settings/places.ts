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

/** True if staff have named a warehouse; without one the address is that of the shop. */
export function hasWarehouse({ lines, sites, reasons }: Pick<Facts, 'lines' | 'sites' | 'reasons'>): boolean {
  return Boolean(sites.warehousePlace || lines.warehouse || reasons.includes('stock'))
}

/** Names of the company's two places: staff's own, else "Office" and "Warehouse"; '' for a warehouse that staff have not named. */
export function placeTitles(facts: Pick<Facts, 'lines' | 'sites' | 'reasons'>, t: Translate<PageTexts>) {
  const { lines } = facts
  return {
    office: lines.office || t('contact.officeName'),
    warehouse: lines.warehouse || (hasWarehouse(facts) ? t('contact.warehouseName') : ''),
  }
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
            key: titles.warehouse ? 'warehouse' : 'shop',
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
