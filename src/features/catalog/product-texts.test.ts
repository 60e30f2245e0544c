import { expect, test } from 'vitest'
import type { ProductDetail } from './product.contract.ts'
import { inOneLanguage } from './product-texts.ts'

test('a page takes along the long texts of its own language only, and every name', () => {
  const product = {
    nameEs: 'Panel',
    nameDe: 'Modul',
    descriptionEs: 'Largo',
    descriptionDe: 'Lang',
    shortDescriptionEn: 'Short',
    pictures: [{ url: '/media/x', altEs: 'Foto', altDe: 'Bild', altEn: 'Photo' }],
  } as unknown as ProductDetail
  expect(inOneLanguage(product, 'es')).toEqual({
    nameEs: 'Panel',
    nameDe: 'Modul',
    descriptionEs: 'Largo',
    descriptionDe: '',
    shortDescriptionEn: '',
    pictures: [{ url: '/media/x', altEs: 'Foto', altDe: '', altEn: '' }],
  })
})
