import { expect, test } from 'vitest'
import { companyDefaults } from './company-defaults.ts'
import { companyFactKeys, contactKeys } from './setting-keys.ts'
import { unsetFacts } from './unset-facts.ts'

test('a new shop misses every legal fact and every contact', () => {
  expect(unsetFacts([])).toEqual({ legal: companyFactKeys, contact: contactKeys })
})

test('a contact that still has its placeholder, or only spaces, is missing', () => {
  const settings = [
    { key: 'contact_sales_phone', value: companyDefaults.phones.sales },
    { key: 'contact_email_sales', value: companyDefaults.emails.sales },
    { key: 'contact_address', value: 'Habana del Este, La Habana, Cuba' },
    { key: 'contact_warehouse_phone', value: ' ' },
    { key: 'contact_technical_phone', value: '+53 5222 3333' },
  ]
  const contact = contactKeys.filter((key) => key !== 'contact_technical_phone')
  expect(unsetFacts(settings)).toEqual({ legal: companyFactKeys, contact })
})

test('nothing is missing once every fact is set', () => {
  const settings = [...companyFactKeys, ...contactKeys].map((key) => ({ key, value: `true ${key}` }))
  expect(unsetFacts(settings)).toEqual({ legal: [], contact: [] })
})
