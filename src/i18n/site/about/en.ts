import type { About } from './es.ts'

export const en = {
  'about.title': 'About us',
  'about.figures': 'The company in figures',
  'about.years': ({ partner }) => `Years of experience${partner && `, ${partner}`}`,
  'about.systems': 'Solar systems',
  'about.clients': 'Clients',
  'about.support': 'Support on WhatsApp',
  'about.history': 'Our history',
  'about.team': 'Our team',
  'about.why': 'Why choose us',
  'about.import': 'Direct import',
  'about.importText': ({ partner, country }) =>
    `${country ? `We bring the equipment to ${country}` : 'We import the equipment'}${partner && ` together with our ${partner}`}.`,
  'about.stock': ({ country }) => `A warehouse${country && ` in ${country}`}`,
  'about.stockText': 'What is shown as in stock can be picked up there.',
  'about.warranty': 'Written warranty',
  'about.warrantyText': ({ certificates, isSolar }) =>
    `Against faults and with advice on everything that we sell${certificates && `; ${isSolar ? 'solar and power equipment ' : ''}with ${certificates} certificates`}.`,
  'about.languages': 'Three languages',
  'about.languagesText': ({ ways }) => `Spanish, English and German${ways && `, by ${ways}`}.`,
  'about.byPhone': 'phone',
  'about.byMail': 'e-mail',
  'about.warehouse': ({ place }) => `Warehouse${place && ` in ${place}`}`,
  'about.pickup': 'Pickup only, no delivery',
  'about.vehicle': 'Bring a vehicle that takes what you buy',
  'about.location': 'See the location',
  'about.satisfaction': 'Clients who come back',
  'about.satisfactionText': ({ clients, support }) =>
    `More than ${clients} clients have bought from us. We stay by your side after the purchase, with support on WhatsApp ${support}.`,
  'about.satisfactionNote': 'Write to us with your invoice number and we’ll follow it up.',
  'about.partner': ({ partner }) => `Our ${partner}`,
  'about.partnerYears': 'Years',
  'about.partnerCountries': 'Countries',
  'about.partnerContainers': 'Containers',
} satisfies About
