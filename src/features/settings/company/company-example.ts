import type { Company, CompanyInput } from './company.contract.ts'

const week = { opens: '08:00', closes: '17:00', pause: { from: '12:00', to: '13:00' } }
const nothing = { es: null, de: null, en: null }

/** A made-up company, for the API document. */
export const companyExample: Company = {
  brand: 'Sol y Sombra',
  mark: { picture: null, letters: 'SyS' },
  colours: { main: '#0a363f', accent: '#f5a617' },
  legal: {
    name: 'Sol y Sombra S.R.L.',
    form: 'S.R.L.',
    address: 'Calle 10 no. 5, Holguín',
    representative: 'Ana Pérez',
    register: '4711',
    taxId: '50001234567',
  },
  places: {
    country: 'CU',
    region: 'Holguín',
    line: 'Holguín · Gibara',
    officeStreet: 'Calle 10 no. 5',
    officePlace: 'Holguín',
    warehouseStreet: 'Carretera a Gibara km 3, Gibara',
    warehousePlace: 'Gibara',
    warehouseRegion: 'Holguín',
    mapPicture: null,
    handover: 'pickup',
    pickup: ['Calle Real 8, Banes'],
  },
  hours: { week: { Mo: week, Tu: week, We: week, Th: week, Fr: week, Sa: { opens: '08:00', closes: '12:00' } }, note: nothing },
  phones: { technical: '+53 5123 4567', sales: '+53 5123 4568', warehouse: null },
  emails: { technical: null, sales: 'ventas@example.com' },
  links: { facebook: 'https://www.facebook.com/example', instagram: null, telegram: null, youtube: null },
  currencies: ['USD', 'CUP'],
  statistics: { years: '10+', clients: null, systems: null, countries: null, containers: null, support: '24/7' },
  claims: {
    sunDays: 330,
    irradiation: 5.5,
    panelsFrom: null,
    panelsTo: null,
    batteryCycles: null,
    systemsFromKw: 3,
    systemsToKw: 10,
  },
  certificates: [{ name: 'ISO 9001', document: 'https://example.com/iso-9001' }],
  services: ['advice', 'care'],
  reasons: ['warranty'],
  lacks: ['street', 'map'],
  lines: {
    trade: { es: 'Equipos solares', de: 'Solartechnik', en: 'Solar equipment' },
    ...{ range: nothing, headline: nothing, home: nothing, motto: nothing, about: nothing },
    ...{ partner: nothing, partnership: nothing, footer: nothing, office: nothing, warehouse: nothing },
  },
  texts: {
    guarantee: nothing,
    payment: { es: 'Se paga al recoger, en **USD** o **CUP**.', de: null, en: null },
    delivery: nothing,
    about: nothing,
    imprint: nothing,
    privacy: nothing,
  },
}

/** Changes of a few facts; all others stay. Without `was`, which only a shop with these earlier facts would accept. */
export const companyInputExample: CompanyInput = {
  brand: 'Sol y Sombra',
  phones: { sales: '+53 5123 4568' },
  hours: { week: companyExample.hours.week },
  certificates: [],
}
