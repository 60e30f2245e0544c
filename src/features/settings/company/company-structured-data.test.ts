import { expect, test } from 'vitest'
import { factsFrom } from '../facts.ts'
import { localBusinesses, organization, organizationId, webSite } from './company-structured-data.ts'

const origin = 'https://shop.example'
const site = { publicUrl: origin, brand: 'Sol y Sombra' }
const set = [
  { key: 'company_country', value: 'CU' },
  { key: 'company_region', value: 'Matanzas' },
  { key: 'company_office_place', value: 'Matanzas' },
  { key: 'company_warehouse_place', value: 'Habana del Este' },
  { key: 'company_warehouse_region', value: 'La Habana' },
  { key: 'contact_address', value: 'Calle 1, Habana del Este' },
  { key: 'opening_hours', value: 'Mo-Sa 08:00-18:00' },
  { key: 'contact_warehouse_phone', value: '+53 5999 9999' },
  { key: 'contact_sales_phone', value: '+53 5888 8888' },
]
const facts = factsFrom(set, 'es')
const titles = { office: 'Oficina', warehouse: 'Almacén' }

test('both places have the fields that search engines require of a local business', () => {
  const places = localBusinesses(site, facts, titles)
  expect(places.map(({ address }) => address.addressLocality)).toEqual(['Matanzas', 'Habana del Este'])
  expect(new Set(places.map((place) => place['@id'])).size).toBe(2)
  for (const place of places) {
    expect(place).toMatchObject({ '@type': 'LocalBusiness', name: expect.stringMatching(/./), telephone: expect.stringMatching(/^\+53 /) })
    const { addressRegion, addressCountry } = place.address
    expect([addressRegion !== '', addressCountry]).toEqual([true, 'CU'])
    expect(place.openingHoursSpecification).toEqual({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
      opens: '08:00',
      closes: '18:00',
    })
    expect(place.parentOrganization['@id']).toBe(organizationId(origin))
  }
})

test('the office has a street only if staff have set it', () => {
  const office = (settings: { key: string; value: string }[]) =>
    localBusinesses(site, factsFrom([...set, ...settings], 'es'), titles)[0]?.address
  expect(JSON.stringify(office([]))).not.toContain('streetAddress')
  expect(office([{ key: 'company_office_street', value: 'Calle Medio 10' }])).toMatchObject({ streetAddress: 'Calle Medio 10' })
})

test('a warehouse whose address does not contain its place has no locality', () => {
  const moved = factsFrom([...set, { key: 'contact_address', value: 'Calle 5, Varadero' }], 'es')
  expect(localBusinesses(site, moved, titles)[1]?.address).toMatchObject({ streetAddress: 'Calle 5, Varadero', addressLocality: undefined })
})

test('the phone numbers are those set by staff', () => {
  expect(localBusinesses(site, facts, titles)[1]?.telephone).toBe('+53 5999 9999')
  expect(organization(site, facts).contactPoint?.telephone).toBe('+53 5888 8888')
})

test('the languages of the sales contact are named only if they are a reason to buy', () => {
  const languagesOf = (settings: { key: string; value: string }[]) =>
    organization(site, factsFrom([...set, ...settings], 'es')).contactPoint?.availableLanguage
  expect(languagesOf([])).toBeUndefined()
  expect(languagesOf([{ key: 'company_reasons', value: 'stock, languages' }])).toEqual(['es', 'en', 'de'])
})

test('the company has a name, an address on the web and a logo', () => {
  expect(organization(site, facts)).toMatchObject({
    '@type': 'Organization',
    '@id': organizationId(origin),
    name: 'Sol y Sombra',
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
  })
})

test('the site describes its search', () => {
  const { potentialAction } = webSite(site, ['es', 'en'])
  expect(potentialAction).toEqual({
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}/products?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  })
})

test('facts that staff have not set are left out', () => {
  const nothing = factsFrom([], 'es')
  expect(localBusinesses(site, nothing, titles)).toEqual([])
  expect(Object.keys(JSON.parse(JSON.stringify(organization(site, nothing))))).toEqual(['@type', '@id', 'name', 'url', 'logo'])
})

test('different hours, also those before and after a pause, are a list', () => {
  const value = 'Mo-Fr 08:00-12:00, 13:00-17:00; Sa 08:00-12:00'
  const [office] = localBusinesses(site, factsFrom([...set, { key: 'opening_hours', value }], 'es'), titles)
  expect(office?.openingHoursSpecification).toMatchObject([
    { opens: '08:00', closes: '12:00' },
    { opens: '13:00', closes: '17:00' },
    { dayOfWeek: ['Saturday'], closes: '12:00' },
  ])
})
