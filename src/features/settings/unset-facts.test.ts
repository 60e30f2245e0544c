import { expect, test } from 'vitest'
import { companyFactKeys, contactKeys } from './setting-keys.ts'
import { listUnsetFacts } from './unset-facts.ts'

const own = [
  ...['company_brand', 'line_trade_es', 'company_services', 'company_country'],
  ...['company_places', 'company_handover', 'opening_hours', 'currencies'],
]
const legal = companyFactKeys.filter((key) => key !== 'company_legal_form')

test('a new shop lacks every fact except the legal form, which its name may contain', () => {
  expect(listUnsetFacts([])).toEqual({ own, legal, contact: contactKeys })
})

test('a blank contact, and one that still is the demonstration’s, is missing', () => {
  const settings = [
    { key: 'contact_sales_phone', value: '+53 5000 0002', isPlaceholder: true as const },
    { key: 'contact_warehouse_phone', value: ' ' },
    { key: 'contact_technical_phone', value: '+53 5222 3333' },
  ]
  const contact = contactKeys.filter((key) => key !== 'contact_technical_phone')
  expect(listUnsetFacts(settings)).toEqual({ own, legal, contact })
})

test('nothing is missing once every fact is set', () => {
  const settings = [...own, ...companyFactKeys, ...contactKeys].map((key) => ({ key, value: `true ${key}` }))
  expect(listUnsetFacts(settings)).toEqual({ own: [], legal: [], contact: [] })
})

test('a company that gives reasons to buy is not asked for services', () => {
  expect(listUnsetFacts([{ key: 'company_reasons', value: 'warranty' }]).own).toEqual(own.filter((key) => key !== 'company_services'))
})
