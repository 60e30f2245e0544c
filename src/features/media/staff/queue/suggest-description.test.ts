import { expect, test } from 'vitest'
import { suggestDescription } from './suggest-description.ts'

const subject = { de: 'Solarpanel 550 W', es: 'Panel solar 550 W', en: '' }

test('pictures of a product are suggested its name, numbered from the second on', () => {
  expect(suggestDescription({ name: 'IMG_1.jpg', subject }, 1, 'de')).toEqual(subject)
  expect(suggestDescription({ name: 'IMG_2.jpg', subject }, 2, 'de')).toEqual({
    de: 'Solarpanel 550 W (2)',
    es: 'Panel solar 550 W (2)',
    en: '',
  })
})

test('a file name with words is a suggestion in the language of the person', () => {
  const named = (name: string) => suggestDescription({ name, subject: undefined }, 1, 'es').es
  expect(named('panel-solar_550w.jpg')).toBe('panel solar 550w')
  expect(suggestDescription({ name: 'techo.png', subject: undefined }, 1, 'es')).toEqual({ de: '', es: 'techo', en: '' })
})

test('names that cameras and chats give suggest nothing', () => {
  const names = ['IMG_2031.jpg', 'DSC00012.JPG', 'PXL_20261128_101112123.jpg', '20261128_101112.jpg', 'IMG-20261128-WA0007.jpg']
  expect(names.map((name) => suggestDescription({ name, subject: undefined }, 1, 'de').de)).toEqual(['', '', '', '', ''])
})
