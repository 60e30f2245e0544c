import type { CarriesTexts } from './es.ts'

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
