import type { Contacts } from './contacts.ts'

export type Place = { key: string; name: string; street: string; locality?: string; region?: string; phone: string }

const HAVANA = { locality: 'Habana del Este', region: 'La Habana' }

/**
 * The company's two places. The street of the office is a placeholder until the owner names the real one; that of the
 * warehouse is what staff have set, and where it has moved elsewhere nothing is said of a place that it no longer stands in.
 */
export function placesOf({ phones, address }: Contacts): readonly Place[] {
  return [
    {
      key: 'matanzas',
      name: 'Oficina Matanzas',
      street: 'Oficina Matanzas',
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
