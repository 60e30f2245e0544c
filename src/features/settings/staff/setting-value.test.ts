import { expect, test } from 'vitest'
import { de as about } from '#i18n/site/about/de.ts'
import { de as home } from '#i18n/site/home/de.ts'
import { registerSiteMessages } from '#i18n/site.ts'
import { staffText } from '#i18n/staff.ts'
import { settingValue } from './setting-value.ts'

registerSiteMessages('de', { ...home, ...about })
const words = (key: string, value: string) => settingValue(key, value, staffText('de'), 'de')

test('values that are stored as names or codes are shown in words, all others as they are', () => {
  expect(words('company_lacks', 'links, map')).toBe('Karte, Seiten in Netzwerken')
  expect(words('company_services', 'advice, setup')).toBe(`${home['home.advice']}, ${home['home.setup']}`)
  expect(words('company_reasons', 'warranty')).toBe(about['about.warranty'])
  expect(words('company_handover', 'pickup')).toBe('Nur Abholung, keine Lieferung')
  expect(words('company_register', '-')).toMatch(/^Wir haben keine Eintragung/)
  expect(words('opening_hours', 'Mo-Fr 08:00-12:00')).toBe('Montag bis Freitag, 8:00 bis 12:00 Uhr')
  expect([words('company_brand', '-'), words('company_certificates', 'CE\nIEC'), words('company_lacks', '')]).toEqual(['-', 'CE\nIEC', ''])
})

test('a value that its setting may no longer have is shown as it is', () => {
  expect([words('company_handover', 'mail'), words('opening_hours', 'Mo')]).toEqual(['mail', 'Mo'])
})
