import type { Language } from '../language.ts'

/** Texts about the runtime of products with a household, for the server and for the script that computes it for another household. */
export const es = {
  locale: 'es-CU',
  carries: (time: string) => `Aguanta ${time}`,
  /** Runtime of a generator per tank of fuel. */
  tank: (time: string) => `${time} por tanque`,
  /** The household uses nearly the full power of the source. */
  atLimit: (time: string) => `${time}, al límite`,
  hours: (hours: string) => `${hours}\u00a0h`,
  short: 'menos de media hora',
  long: '3 días o más',
  /** The source is too weak for the appliances that run or start simultaneously. */
  tooWeak: 'No mueve todo a la vez',
  households: { basic: 'casa básica', comfort: 'casa con aire', shop: 'negocio con frío', own: 'su casa' },
}
export type CarriesTexts = typeof es

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

export const en = {
  locale: 'en-US',
  carries: (time) => `Lasts ${time}`,
  tank: (time) => `${time} a tank`,
  atLimit: (time) => `${time}, at its limit`,
  hours: (hours) => `${hours}\u00a0h`,
  short: 'less than half an hour',
  long: '3 days or more',
  tooWeak: 'Does not run it all at once',
  households: { basic: 'basic home', comfort: 'home with air conditioning', shop: 'shop with freezers', own: 'your home' },
} satisfies CarriesTexts

/** All languages, for the server. */
export const carriesTexts: Record<Language, CarriesTexts> = { es, de, en }
