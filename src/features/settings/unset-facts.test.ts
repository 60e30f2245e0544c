import { expect, test } from 'vitest'
import { companyFactKeys, contactKeys } from './setting-keys.ts'
import { unsetFacts } from './unset-facts.ts'

const own = ['company_brand', 'company_country', 'company_places', 'company_handover', 'opening_hours', 'currencies']

test('a new shop misses every fact', () => {
  expect(unsetFacts([])).toEqual({ own, legal: companyFactKeys, contact: contactKeys })
})

test('a contact that still is the demonstration’s, or only spaces, is missing', () => {
  const settings = [
    { key: 'contact_sales_phone', value: '+53 5000 0002', isPlaceholder: true as const },
    { key: 'contact_warehouse_phone', value: ' ' },
    { key: 'contact_technical_phone', value: '+53 5222 3333' },
  ]
  const contact = contactKeys.filter((key) => key !== 'contact_technical_phone')
  expect(unsetFacts(settings)).toEqual({ own, legal: companyFactKeys, contact })
})

test('nothing is missing once every fact is set', () => {
  const settings = [...own, ...companyFactKeys, ...contactKeys].map((key) => ({ key, value: `true ${key}` }))
  expect(unsetFacts(settings)).toEqual({ own: [], legal: [], contact: [] })
})
