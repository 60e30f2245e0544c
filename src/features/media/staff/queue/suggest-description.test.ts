import { expect, test } from 'vitest'
import { suggestDescription } from './suggest-description.ts'

const subject = { de: 'Solarpanel 550 W', es: 'Panel solar 550 W', en: '' }

test('the suggestion for a product’s picture is the product’s name, numbered from the second picture on', () => {
  expect(suggestDescription({ name: 'IMG_1.jpg', subject }, 1, 'de')).toEqual(subject)
  expect(suggestDescription({ name: 'IMG_2.jpg', subject }, 2, 'de')).toEqual({
    de: 'Solarpanel 550 W (2)',
    es: 'Panel solar 550 W (2)',
    en: '',
  })
})

test('the words of a file name are suggested in the user’s language', () => {
  const named = (name: string) => suggestDescription({ name, subject: undefined }, 1, 'es').es
  expect(named('panel-solar_550w.jpg')).toBe('panel solar 550w')
  expect(suggestDescription({ name: 'techo.png', subject: undefined }, 1, 'es')).toEqual({ de: '', es: 'techo', en: '' })
})

test('file names made by cameras and chats give no suggestion', () => {
  const names = ['IMG_2031.jpg', 'DSC00012.JPG', 'PXL_20261128_101112123.jpg', '20261128_101112.jpg', 'IMG-20261128-WA0007.jpg']
  expect(names.map((name) => suggestDescription({ name, subject: undefined }, 1, 'de').de)).toEqual(['', '', '', '', ''])
})
