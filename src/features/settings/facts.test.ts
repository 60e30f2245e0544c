import { expect, test } from 'vitest'
import { languages } from '#i18n/language.ts'
import { factsFrom } from './facts.ts'
import { settingKeys } from './setting-keys.ts'

test('without settings every fact about the company is empty', () => {
  for (const language of languages) {
    const { phones, emails, statistics, claims, company, lines, ...facts } = factsFrom([], language)
    expect(facts).toMatchObject({ address: '', hours: '', week: {}, currencies: [], certificates: [], links: {} })
    for (const group of [phones, emails, statistics, lines]) expect(new Set(Object.values(group))).toEqual(new Set(['']))
    for (const group of [claims, company]) expect(new Set(Object.values(group))).toEqual(new Set([undefined]))
  }
})

test('settings are read as facts', () => {
  const settings = [
    { key: 'opening_hours', value: 'Mo-Fr 09:00-17:00' },
    { key: 'hours_note_es', value: 'Cerrado en carnaval.' },
    { key: 'currencies', value: 'USD, CUP' },
    { key: 'statistic_clients', value: '1500+' },
    { key: 'statistic_years', value: ' ' },
    { key: 'claim_irradiation', value: '5,2' },
    { key: 'company_certificates', value: 'CE\nISO 9001 | https://example.com/iso' },
  ]
  const facts = factsFrom(settings, 'es')
  expect(facts.hours).toBe('Lunes a viernes, 9:00 a 17:00. Cerrado en carnaval')
  expect(factsFrom(settings, 'en').hours).toBe('Monday to Friday, 9:00 to 17:00')
  expect(facts.currencies).toEqual(['USD', 'CUP'])
  expect([facts.statistics.clients, facts.statistics.years]).toEqual(['1500+', ''])
  expect(facts.claims.irradiation).toBe(5.2)
  expect(facts.certificates).toEqual([
    { name: 'CE', document: null },
    { name: 'ISO 9001', document: 'https://example.com/iso' },
  ])
})

test('an unset phone falls back to another one of the company, so that every button leads to a person', () => {
  const { phones } = factsFrom([{ key: 'contact_sales_phone', value: '+53 5222 3333' }], 'es')
  expect(new Set(Object.values(phones))).toEqual(new Set(['+53 5222 3333']))
})

test('a sentence falls back to another language, and is empty while it has a figure that is not set', () => {
  const settings = [
    { key: 'line_about_es', value: 'Somos una empresa.' },
    { key: 'line_footer_es', value: 'Con {years} años de experiencia.' },
    { key: 'line_headline_es', value: '{sunDays} días de sol, {years} años' },
  ]
  expect(factsFrom(settings, 'en').lines).toMatchObject({ about: 'Somos una empresa.', footer: '' })
  const known = [...settings, { key: 'statistic_years', value: '35+' }]
  expect(factsFrom(known, 'es').lines).toMatchObject({ footer: 'Con 35 años de experiencia.', headline: '' })
  const all = [...known, { key: 'claim_sun_days', value: '300' }]
  expect(factsFrom(all, 'es').lines.headline).toBe('300 días de sol, 35 años')
})

test('the country is named in each language, and only "pickup" and "delivery" are read as ways of handover', () => {
  const named = (language: 'es' | 'de' | 'en') => factsFrom([{ key: 'company_country', value: 'CU' }], language).sites.countryName
  expect([named('es'), named('de'), named('en')]).toEqual(['Cuba', 'Kuba', 'Cuba'])
  const handover = (value: string) => factsFrom([{ key: 'company_handover', value }], 'es').sites.handover
  expect([handover('pickup'), handover('delivery'), handover(''), handover('by drone')]).toEqual(['pickup', 'delivery', '', ''])
  expect(factsFrom([], 'es').sites.countryName).toBe('')
})

test('a text that is no country has no name, also while it is typed', () => {
  const named = (value: string) => factsFrom([{ key: 'company_country', value }], 'es').sites.countryName
  for (const text of ['K', 'Ku', 'Kuba', 'C U', '??', '٣٣', 'ZZ', 'EU', 'XX']) expect([text, named(text)]).toEqual([text, ''])
})

test('no typed text of any setting throws', () => {
  for (const key of settingKeys)
    for (const value of ['K', '{years}', '|', ';', ':', '#', '٣٣', '-', '08:00', 'x'.repeat(3000)])
      for (const language of languages) expect(() => factsFrom([{ key, value }], language)).not.toThrow()
})

test('an invalid stored setting counts as unset', () => {
  const unreadable = [
    { key: 'opening_hours', value: 'always' },
    { key: 'currencies', value: 'pesos' },
  ]
  const facts = factsFrom(unreadable, 'es')
  expect([facts.hours, facts.currencies]).toEqual(['', []])
})
