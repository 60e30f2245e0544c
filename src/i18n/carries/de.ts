import type { CarriesTexts } from './es.ts'

export const de = {
  locale: 'de-DE',
  carries: (time) => `Reicht ${time}`,
  tank: (time) => `${time} je Tank`,
  atLimit: (time) => `${time}, am Limit`,
  hours: (hours) => `${hours}\u00a0h`,
  short: 'keine halbe Stunde',
  long: '3 Tage oder länger',
  tooWeak: 'Trägt nicht alles zugleich',
  households: {
    basic: 'einfacher Haushalt',
    comfort: 'Haushalt mit Klimagerät',
    shop: 'Geschäft mit Kühlung',
    own: 'Ihr Haushalt',
  },
} satisfies CarriesTexts
