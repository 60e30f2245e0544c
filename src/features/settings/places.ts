import type { PageTexts } from '#i18n/site.ts'
import type { Translate } from '#i18n/translate.ts'
import type { CompanyLocation, Facts } from './facts.ts'

/** Office or warehouse of the company. */
export type CompanyPlace = {
  key: string
  name: string
  street?: string | undefined
  locality?: string | undefined
  region?: string | undefined
  phone: string
}

/** True if the settings mention a warehouse: its place, its name, or "stock" as a reason to buy. */
export function hasWarehouse({ lines, sites, reasons }: Pick<Facts, 'lines' | 'sites' | 'reasons'>): boolean {
  return Boolean(sites.warehousePlace || lines.warehouse || reasons.includes('stock'))
}

/** Ways to buy that descriptions for search engines name. */
export function waysToBuy(facts: Facts): { hasPickup: boolean; hasChat: boolean } {
  return { hasPickup: facts.sites.handover !== '' && hasWarehouse(facts), hasChat: facts.phones.technical !== '' }
}

/** Names of the company's two places: those that staff have set, else "Office" and "Warehouse"; '' without a warehouse. */
export function placeTitles(facts: Pick<Facts, 'lines' | 'sites' | 'reasons'>, t: Translate<PageTexts>) {
  const { lines } = facts
  return {
    office: lines.office || t('contact.officeName'),
    warehouse: lines.warehouse || (hasWarehouse(facts) ? t('contact.warehouseName') : ''),
  }
}

/**
 * The office and the warehouse, each if staff have set it. The warehouse's street is the contact address; without a warehouse, it
 * is the street of the shop. The locality is left out if the contact address does not contain it.
 */
export function placesOf(
  { phones, address, sites }: Pick<Facts, 'phones' | 'address' | 'sites'>,
  titles: ReturnType<typeof placeTitles>,
): readonly CompanyPlace[] {
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

/** Towns of office and warehouse, without duplicates. */
export function placeNames({ officePlace, warehousePlace }: CompanyLocation): string[] {
  return [...new Set([officePlace, warehousePlace])].filter((name) => name !== undefined)
}

/** Towns with an office. The warehouse's town is one of them if the company's name for the warehouse mentions an office. */
export function officeTowns({ sites, lines }: Pick<Facts, 'sites' | 'lines'>, t: Translate<PageTexts>): string[] {
  const { officePlace, warehousePlace } = sites
  if (!officePlace) return []
  const hasBoth = lines.warehouse.toLowerCase().includes(t('contact.officeName').toLowerCase())
  return placeNames({ ...sites, warehousePlace: hasBoth ? warehousePlace : undefined })
}
