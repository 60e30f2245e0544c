import type { About } from './es.ts'

export const en = {
  'about.title': 'About us',
  'about.description': ({ years }) =>
    `A private Cuban company that imports and sells solar and power equipment, with a German partner of ${years} years’ experience. Offices in Matanzas and Habana del Este.`,
  'about.keywords': 'solar company Cuba, solar panel import, Matanzas, Habana del Este, German partner, warranty',
  'about.hero': 'We import solar equipment and stand behind it',
  'about.heroText': 'We are a private Cuban company. We import and sell solar and power equipment from Matanzas and Habana del Este.',
  'about.figures': 'The company in figures',
  'about.years': 'Years of experience, German partner',
  'about.systems': 'Solar systems',
  'about.clients': 'Clients',
  'about.support': 'Support on WhatsApp',
  'about.history': 'Our history',
  'about.history1': ({ years }) =>
    `We began as the representatives in Cuba of a manufacturer of solar equipment and generators. Today we import together with a German partner who has ${years} years of experience.`,
  'about.history2': ({ from, to }) =>
    `We sell complete systems of ${from} to ${to}\u00a0kW, panels, inverters, batteries, generators, construction materials, water filters and accessories.`,
  'about.history3':
    'We know the blackouts and the salt air because we live here. So we first ask what you run and for how many hours, and then say which system you need.',
  'about.team': 'Our team',
  'about.why': 'Why choose us',
  'about.import': 'Direct import',
  'about.importText': 'We bring the equipment to Cuba together with our German partner.',
  'about.stock': 'A warehouse in Cuba',
  'about.stockText': 'What is shown as in stock can be picked up there.',
  'about.warranty': 'Written warranty',
  'about.warrantyText': ({ certificates }) =>
    `Against faults and with advice on everything that we sell; solar and power equipment with ${certificates} certificates.`,
  'about.languages': 'Three languages',
  'about.languagesText': 'Spanish, English and German, by WhatsApp, phone and e-mail.',
  'about.warehouse': 'Warehouse in Habana del Este',
  'about.pickup': 'Pickup only, no delivery',
  'about.vehicle': 'Bring a vehicle that takes what you buy',
  'about.location': 'See the location',
  'about.satisfaction': 'Clients who come back',
  'about.satisfactionText': ({ clients, support }) =>
    `More than ${clients} clients have bought from us. We stay by your side after the purchase, with support on WhatsApp ${support}.`,
  'about.satisfactionNote': 'Write to us with your invoice number and we’ll follow it up.',
  'about.partner': 'Our German partner',
  'about.partnerText': 'We import together: their experience abroad and our work here.',
  'about.partnerYears': 'Years',
  'about.partnerCountries': 'Countries',
  'about.partnerContainers': 'Containers',
} satisfies About
