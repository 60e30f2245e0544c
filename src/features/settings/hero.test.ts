import { expect, test } from 'vitest'
import { heroSlides } from './hero.ts'

test('an empty shop has three slides without picture and title', () => {
  expect(heroSlides([])).toHaveLength(3)
  expect(heroSlides([])[0]).toMatchObject({ image: null })
})

test('a slide carries its picture and its title in each language that has one', () => {
  const [, second] = heroSlides([
    { key: 'hero_image_2', value: '/media/x/1440.jpg' },
    { key: 'hero_title_2_es', value: 'Luz en casa' },
    { key: 'hero_title_2_en', value: ' ' },
  ])
  expect(second?.image).toBe('/media/x/1440.jpg')
  expect(second?.titles.es).toBe('Luz en casa')
  expect(second?.titles.en).toBeUndefined()
})
