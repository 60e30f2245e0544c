import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { slugFrom, slugFromNames } from './slug.ts'

describe('slugs', () => {
  test.each([
    ['Batería de litio 48 V', 'bateria-de-litio-48-v'],
    ['Größe & Maß', 'grosse-mass'],
    ['  ¡Ñandú!  ', 'nandu'],
    ['A---B', 'a-b'],
    ['5,5 kWh/m²', '5-5-kwh-m'],
    ['太阳能', ''],
    ['', ''],
    ['!!!', ''],
  ])('%j becomes %j', (name, slug) => {
    expect(slugFrom(name)).toBe(slug)
  })

  test('any name gives an empty or a valid slug', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (name) => /^$|^[a-z0-9]+(-[a-z0-9]+)*$/.test(slugFrom(name))))
  })

  test('a long name is truncated and does not end in a hyphen', () => {
    expect(slugFrom('x'.repeat(300))).toHaveLength(80)
    expect(slugFrom(`${'x'.repeat(79)} y`)).toBe('x'.repeat(79))
  })

  test('the slug comes from the first name that gives one', () => {
    expect(slugFromNames(['', undefined, null, '太', 'Größe', 'Size'])).toBe('grosse')
    expect(slugFromNames(['太'])).toBe('')
  })
})
