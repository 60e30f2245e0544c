import { expect, test } from 'vitest'
import { nameAndCode, productChatLink } from './product-contact.ts'

const panel = {
  name: 'Modul',
  nameDe: 'Modul',
  nameEs: 'Panel 550 W & más',
  nameEn: 'Panel',
  sku: 'P-550',
  stockStatus: 'in_stock' as const,
}

test('a chat message about a product contains its Spanish name and its code', () => {
  const link = new URL(productChatLink('+53 5000 0002', panel))
  expect(link.href.startsWith('https://wa.me/5350000002?text=')).toBe(true)
  expect(link.searchParams.get('text')).toBe('Hola, me interesa este producto: Panel 550 W & más [P-550]. ¿Está disponible?')
})

test.each([
  ['in_stock', '¿Está disponible?'],
  ['limited', '¿Me lo pueden reservar?'],
  ['out_of_stock', '¿Cuándo llega?'],
] as const)('a chat message about a product that is %s asks: %s', (stockStatus, question) => {
  const link = new URL(productChatLink('+53 5000 0002', { ...panel, stockStatus }))
  expect(link.searchParams.get('text')).toBe(`Hola, me interesa este producto: Panel 550 W & más [P-550]. ${question}`)
})

test('a product without a Spanish name and code is called by its name in another language', () => {
  expect(nameAndCode({ ...panel, sku: null, nameEs: '' }, 'es')).toBe('Modul')
})
