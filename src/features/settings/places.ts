import type { Contacts } from './contacts.ts'

export type Place = { key: string; name: string; street: string; locality: string; region: string; phone: string }

/** The company's two places. The streets are placeholders until the owner names the real ones. */
export function placesOf({ phones }: Contacts): readonly Place[] {
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
      name: 'Almacén Habana del Este',
      street: 'Almacén Habana del Este',
      locality: 'Habana del Este',
      region: 'La Habana',
      phone: phones.warehouse,
    },
  ]
}
