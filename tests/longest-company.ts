import type { CompanyInput } from '#features/settings/company/company.contract.ts'
import { weekdays } from '#features/settings/hours/opening.ts'

/** A word of forty letters, as there are in German. */
const LONG_WORD = 'Energieversorgungsanlagengesellschaftens'

/** Names of the maximum length: of several words, with a word of forty letters, and one word of the widest letters. */
export const longestNames = [
  'Comercializadora Mixta de Equipos Solares y Herramientas SRL',
  `Sol ${LONG_WORD} de Cuba S.R.L.L`,
  'W'.repeat(60),
]

/** Facts of the maximum lengths, each with the long word. An e-mail address, which has no maximum, has sixty letters, a link two hundred. */
export function longestFacts(): CompanyInput {
  const text = (length: number) => `${LONG_WORD} ${'Matanzas '.repeat(length)}`.slice(0, length).replace(/ $/, 's')
  const inLanguages = (length: number) => ({ es: text(length), de: text(length), en: text(length) })
  const email = (user: string) => `${user.padEnd(30, 'm')}@${'m'.repeat(25)}.com`
  const link = (address: string) => address.padEnd(200, 'm')
  const phone = (last: number) => `+53 (45) 5000-000${last} / 123456`
  return {
    legal: { name: text(120), form: text(60), address: text(200), representative: text(120), register: text(80), taxId: text(80) },
    places: {
      ...{ region: text(60), line: text(80), officeStreet: text(200), officePlace: text(60) },
      ...{ warehouseStreet: text(200), warehousePlace: text(60), warehouseRegion: text(60), pickup: [text(300), text(300)] },
    },
    hours: {
      // Seven different days, so that the text names each of them.
      week: Object.fromEntries(weekdays.map((day, at) => [day, { opens: `08:0${at}`, closes: `17:3${at}` }])),
      note: inLanguages(80),
    },
    phones: { technical: phone(1), sales: phone(2), warehouse: phone(3) },
    emails: { technical: email('asesoria'), sales: email('ventas') },
    links: {
      ...{ facebook: link('https://www.facebook.com/'), instagram: link('https://www.instagram.com/') },
      ...{ telegram: link('https://t.me/'), youtube: link('https://www.youtube.com/') },
    },
    statistics: Object.fromEntries(
      ['years', 'clients', 'systems', 'countries', 'containers', 'support'].map((name) => [name, '100.000.000+']),
    ),
    certificates: [
      { name: text(60), document: 'https://example.com/certificate' },
      { name: text(59), document: null },
    ],
    lines: {
      ...{ trade: inLanguages(300), range: inLanguages(300), headline: inLanguages(300), home: inLanguages(300) },
      ...{ motto: inLanguages(300), about: inLanguages(300), partner: inLanguages(300), partnership: inLanguages(300) },
      ...{ footer: inLanguages(300), office: inLanguages(300), warehouse: inLanguages(300) },
    },
  }
}
