import type { Language } from '#i18n/language.ts'

type Texts = Record<Language, string>

/**
 * The company as it is without settings. What staff may change (contacts, hours, currencies, statistics) screens take
 * from `facts.ts`; everything else, such as the brand, from here.
 * The brand and the contacts are placeholders until the owner names the real ones.
 */
export const company = {
  brand: 'Matanzas Solar',
  places: 'Matanzas · Habana del Este',
  address: 'Almacén Habana del Este, La Habana, Cuba',
  country: 'CU',
  region: 'Matanzas',
  phones: { technical: '+53 5000 0001', sales: '+53 5000 0002', warehouse: '+53 5000 0003' },
  emails: { technical: 'info@matanzas-solar.example', sales: 'ventas@matanzas-solar.example' },
  hours: {
    es: 'Lunes a sábado, 8:00 a 18:00',
    de: 'Montag bis Samstag, 8:00 bis 18:00 Uhr',
    en: 'Monday to Saturday, 8:00 to 18:00',
  } satisfies Texts,
  /** The same for machines. */
  opening: { from: 'Mo', to: 'Sa', opens: '08:00', closes: '18:00' },
  currencies: ['USD', 'EUR', 'CUP'],
  certifications: ['CE', 'IEC', 'RoHS', 'ISO 9001'],
  statistics: { years: '35+', clients: '1000+', systems: '20+', countries: '50+', containers: '1000+', support: '24/7' },
  claims: { sunDays: 330, irradiation: 5.5, panelsFrom: 300, panelsTo: 550, batteryCycles: 6000, systemsFromKw: 3, systemsToKw: 30 },
} as const
