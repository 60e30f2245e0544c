import { expect, test } from 'vitest'
import { parseMarkedText } from '#kit/text/marked-text.ts'
import type { ProductCard, ProductDetail } from '../product/product.contract.ts'
import { splitDescription, viewProduct } from './product-view.ts'

const none = { relation: 'similar' as const, products: [], banks: [] }
const product = {
  id: 1,
  categoryId: 10,
  nameEs: 'Panel',
  nameDe: 'Modul',
  shortDescriptionEs: '**Corto**',
  shortDescriptionEn: 'Short',
  descriptionEs: 'Largo.\n\n- uno',
  descriptionDe: 'Lang.',
  availabilityTextEs: 'En el mar',
  specs: { wattPeak: 550, openCircuitV: 49.8 },
  images: ['/media/x'],
  pictures: [{ url: '/media/x', altEs: 'Foto', altDe: 'Bild', altEn: 'Photo', large: { url: '/media/x/1440.webp', bytes: 22_985 } }],
} as unknown as ProductDetail

test('a product page gets the texts of its own language, and the names in all languages', () => {
  expect(viewProduct(product, none, 'es')).toEqual({
    product: {
      id: 1,
      categoryId: 10,
      nameEs: 'Panel',
      nameDe: 'Modul',
      availabilityTextEs: 'En el mar',
      pictures: [{ url: '/media/x', alt: 'Foto', large: { url: '/media/x/1440.webp', kb: 23 } }],
    },
    lead: [{ kind: 'paragraph', parts: [{ kind: 'bold', parts: [{ kind: 'text', text: 'Corto' }] }] }],
    text: [{ kind: 'paragraph', parts: [{ kind: 'text', text: 'Largo.' }] }],
    features: [{ kind: 'list', isOrdered: false, items: [[{ kind: 'text', text: 'uno' }]] }],
    summary: 'Corto',
    plate: [{ key: 'wattPeak', value: '550', unit: 'W', label: 'Potencia pico', isWord: false }],
    figures: [
      { key: 'wattPeak', value: '550', unit: 'W', label: 'Potencia pico', isWord: false },
      { key: 'openCircuitV', value: '49.8', unit: 'V', label: 'Tensión en vacío', isWord: false },
    ],
    companions: none,
  })
})

test('a text that is missing in the page’s language is not replaced by another language’s', () => {
  expect(viewProduct(product, none, 'en')).toMatchObject({
    lead: [{ kind: 'paragraph', parts: [{ kind: 'text', text: 'Short' }] }],
    text: [],
    features: [],
    summary: 'Short',
  })
})

test('the summary for search engines is short, and companions have one name each', () => {
  const long = { ...product, shortDescriptionEs: 'a '.repeat(300) }
  const other = { id: 2, categoryId: 20, name: 'Kabel', nameDe: 'Kabel', nameEs: 'Cable', nameEn: '' } as ProductCard
  const view = viewProduct(long, { relation: 'fitting', products: [other], banks: [] }, 'es')
  expect(view.summary.length).toBeLessThanOrEqual(161)
  expect(view.companions).toEqual({
    relation: 'fitting',
    products: [{ ...other, name: 'Cable', nameDe: '', nameEs: '', nameEn: '' }],
    banks: [],
  })
})

const split = (source: string) => {
  const { text, features } = splitDescription(parseMarkedText(source))
  return [text.length, features.length]
}

test('a description is split before its first list, or before the line that announces the list', () => {
  expect(split('Uno.\n\nDos.\n\n- a\n- b\n\nTres.')).toEqual([2, 2])
  expect(split('Uno.\n\nIncluye:\n- a')).toEqual([1, 2])
  expect(split('Uno.\n\n**Incluye:**\n\n1. a')).toEqual([1, 2])
})

test('a description may have only sentences, only a list, or no text', () => {
  expect(split('Uno.\n\nDos:')).toEqual([2, 0])
  expect(split('- a\n- b')).toEqual([0, 1])
  expect(split('')).toEqual([0, 0])
})
