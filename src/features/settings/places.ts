import type { Contacts } from './contacts.ts'

export type Place = { key: string; name: string; street?: string | undefined; locality?: string; region?: string; phone: string }

const HAVANA = { locality: 'Habana del Este', region: 'La Habana' }

/**
 * The company's two places. The office has a street only once staff have set it. The warehouse's street is the contact
 * address; its locality is left out once that address is elsewhere.
 */
export function placesOf({ phones, address, officeStreet }: Contacts): readonly Place[] {
  return [
    {
      key: 'matanzas',
      name: 'Oficina Matanzas',
      street: officeStreet,
      locality: 'Matanzas',
      region: 'Matanzas',
      phone: phones.technical,
    },
    {
      key: 'habana-del-este',
      name: 'Almacén',
      street: address,
      ...(address.includes(HAVANA.locality) ? HAVANA : {}),
      phone: phones.warehouse,
    },
  ]
}
