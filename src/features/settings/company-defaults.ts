import type { Language } from '#i18n/language.ts'
import { company } from './company.ts'

type Texts = Record<Language, string>

/**
 * Facts about the company until staff set others. Read on the server and by staff only: visitors get the facts as they are
 * (`facts.ts`). The contacts are placeholders until the owner names the real ones.
 */
export const companyDefaults = {
  address: 'Almacén Habana del Este, La Habana, Cuba',
  phones: { technical: company.phone, sales: '+53 5000 0002', warehouse: '+53 5000 0003' },
  emails: { technical: 'info@matanzas-solar.example', sales: 'ventas@matanzas-solar.example' },
  hours: {
    es: 'Lunes a sábado, 8:00 a 18:00',
    de: 'Montag bis Samstag, 8:00 bis 18:00 Uhr',
    en: 'Monday to Saturday, 8:00 to 18:00',
  } satisfies Texts,
  /** The same for machines. */
  opening: { from: 'Mo', to: 'Sa', opens: '08:00', closes: '18:00' },
  currencies: ['USD', 'EUR', 'CUP'],
  statistics: { years: '35+', clients: '1000+', systems: '20+', countries: '50+', containers: '1000+', support: '24/7' },
} as const
