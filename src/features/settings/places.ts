import type { Facts, Sites } from './facts.ts'

export type Place = {
  key: string
  name: string
  street?: string | undefined
  locality?: string | undefined
  region?: string | undefined
  phone: string
}

/**
 * The company's two places, as far as staff have named them: the office, and the warehouse, whose street is the contact
 * address. The warehouse's locality is left out once that address is elsewhere.
 */
export function placesOf({ phones, address, sites }: Pick<Facts, 'phones' | 'address' | 'sites'>): readonly Place[] {
  const { officePlace, officeStreet, region, warehousePlace, warehouseRegion } = sites
  const isThere = warehousePlace !== undefined && address.includes(warehousePlace)
  return [
    ...(officePlace || officeStreet
      ? [
          {
            key: 'office',
            name: ['Oficina', officePlace].filter(Boolean).join(' '),
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
            name: 'Almacén',
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
