import { expect, test } from 'vitest'
import { heroSlides } from './setting-picture.ts'

test('an empty shop has three slides without picture and title', () => {
  expect(heroSlides([], 'es')).toEqual(Array(3).fill({ picture: null, title: undefined }))
})

test('a slide has its picture, the picture’s description and its title, each in the page’s language', () => {
  const url = '/media/x/1440.jpg'
  const settings = [
    { key: 'hero_image_2', value: url, altEs: 'Techo con paneles', altEn: '', altDe: '' },
    { key: 'hero_title_2_es', value: 'Luz en casa' },
    { key: 'hero_title_2_en', value: ' ' },
  ]
  expect(heroSlides(settings, 'es')[1]).toEqual({ picture: { url, alt: 'Techo con paneles' }, title: 'Luz en casa' })
  expect(heroSlides(settings, 'en')[1]).toEqual({ picture: { url, alt: '' }, title: undefined })
})

test('a title has the company’s figures, and is left out while one of them is not set', () => {
  const settings = [{ key: 'hero_title_1_es', value: 'Más de {sunDays} días de sol' }]
  expect(heroSlides(settings, 'es')[0]?.title).toBeUndefined()
  expect(heroSlides([...settings, { key: 'claim_sun_days', value: '300' }], 'es')[0]?.title).toBe('Más de 300 días de sol')
})
