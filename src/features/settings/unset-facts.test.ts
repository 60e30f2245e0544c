import { expect, test } from 'vitest'
import { NO_REGISTER, optionalFacts, settingKeys } from './setting-keys.ts'
import { listUnsetFacts, optionalKeys } from './unset-facts.ts'

const own = [
  ...['company_brand', 'line_trade_es', 'company_country', 'company_places'],
  ...['company_handover', 'opening_hours', 'currencies'],
]
const legal = ['company_legal_name', 'company_legal_address', 'company_representative', 'company_register', 'company_tax_id']
const texts = ['page_payment_es', 'page_delivery_es', 'page_guarantee_es']
const contact = ['contact_sales_phone', 'contact_address']

test('a new shop lacks every fact that all companies have, and all that not every company has', () => {
  expect(listUnsetFacts([])).toEqual({ own, legal, contact, texts, examples: [], optional: optionalFacts })
})

test('a blank contact, and one that still is the demonstration’s, is missing', () => {
  const settings = [
    { key: 'contact_sales_phone', value: '+53 5000 0002', isPlaceholder: true as const },
    { key: 'contact_address', value: ' ' },
  ]
  expect(listUnsetFacts(settings).contact).toEqual(contact)
  expect(listUnsetFacts(settings).examples).toEqual(settings.filter(({ isPlaceholder }) => isPlaceholder).map(({ key }) => key))
})

test('every example of the demonstration is listed until it is replaced or emptied, although the needed contacts are there', () => {
  const held = (values: readonly string[]) =>
    ['contact_sales_phone', 'contact_technical_phone', 'contact_warehouse_phone', 'contact_email_sales', 'contact_address'].map(
      (key, index) => ({ key, value: values[index] ?? '', ...(values[index] === 'example' ? { isPlaceholder: true as const } : {}) }),
    )
  const left = listUnsetFacts(held(['own', 'example', 'example', 'own', 'own']))
  expect(left).toMatchObject({
    contact: ['contact_technical_phone', 'contact_warehouse_phone'],
    examples: ['contact_technical_phone', 'contact_warehouse_phone'],
  })
  expect(listUnsetFacts(held(['own', '', '', 'own', 'own']))).toMatchObject({ contact: [], examples: [] })
})

test('a phone of another department is enough', () => {
  expect(listUnsetFacts([{ key: 'contact_technical_phone', value: '+53 5222 3333' }]).contact).toEqual(['contact_address'])
})

test('nothing is missing once every fact is set', () => {
  const settings = [...own, ...legal, ...contact, ...texts].map((key) => ({ key, value: `true ${key}` }))
  expect(listUnsetFacts(settings)).toMatchObject({ own: [], legal: [], contact: [], texts: [], examples: [] })
})

test('a company that has said that it has no register entry is not asked for it', () => {
  expect(listUnsetFacts([{ key: 'company_register', value: NO_REGISTER }]).legal).toEqual(legal.filter((key) => key !== 'company_register'))
})

test('texts about payment, delivery and guarantee are missing until one language has them; without delivery, no text about it', () => {
  const settings = [
    { key: 'page_payment_de', value: 'Bar' },
    { key: 'company_handover', value: 'pickup' },
  ]
  expect(listUnsetFacts(settings).texts).toEqual(['page_guarantee_es'])
})

test('a fact that not every company has is listed until any of its settings has a value, or the owner says that there is none', () => {
  const optional = (...settings: { key: string; value: string }[]) => listUnsetFacts(settings).optional
  const without = (...names: string[]) => optionalFacts.filter((name) => !names.includes(name))
  for (const name of optionalFacts)
    for (const key of optionalKeys[name]) expect([key, optional({ key, value: '1' })]).toEqual([key, without(name)])
  expect(optional({ key: 'company_lacks', value: 'links, map' })).toEqual(without('links', 'map'))
  // An example of the demonstration is listed as such.
  const example = { key: 'contact_email_sales', value: 'ventas@example.com', isPlaceholder: true as const }
  expect(listUnsetFacts([example])).toMatchObject({ optional: without('emails'), contact: expect.arrayContaining([example.key]) })
})

test('every setting is asked for, but pictures and titles that the shop has itself, colours, a note, and what is no fact', () => {
  const { own, legal, contact, texts } = listUnsetFacts([])
  const listed = [...own, ...legal, ...contact, ...Object.values(optionalKeys).flat()]
  const languageless = (key: string) => key.replace(/_(?:es|de|en)$/, '')
  const names = new Set([...listed, ...texts].map(languageless))
  const others = new Set(settingKeys.map(languageless).filter((key) => !names.has(key)))
  expect([...others]).toEqual([
    ...['hero_image_1', 'hero_image_2', 'hero_image_3', 'hero_title_1', 'hero_title_2', 'hero_title_3'],
    ...['company_colour_main', 'company_colour_accent', 'company_lacks', 'hours_note', 'verification_countries'],
  ])
})
