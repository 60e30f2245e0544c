import { expect, test } from 'vitest'
import { hasFormerName } from './former-names.server.ts'

test('a former name is found as whole words, also in capitals', () => {
  const found = (text: string) => hasFormerName(text, 'Matanzas Solar', ['Sol y Sombra'])
  expect(['En Matanzas Solar, desde 1990.', '¡MATANZAS SOLAR!', '**Matanzas Solar**'].map(found)).toEqual([true, true, true])
  expect(['Matanzas Solares', 'matanzas-solar.example', 'En Matanzas'].map(found)).toEqual([false, false, false])
})

test('a former name within the present one does not count, nor does the present one within a former one', () => {
  expect(hasFormerName('Somos Sol y Sombra.', 'Sol', ['Sol y Sombra'])).toBe(false)
  expect(hasFormerName('Sol: somos Sol y Sombra.', 'Sol', ['Sol y Sombra'])).toBe(true)
  expect(hasFormerName('Somos Sol y Sombra.', 'Sol y Sombra', ['Sol'])).toBe(true)
})

test('signs of a name are no pattern', () => {
  expect([hasFormerName('Sol (Cuba) S.A.', 'Sol (Cuba) S.A.', []), hasFormerName('Sol Cuba SxAx', 'Sol (Cuba) S.A.', [])]).toEqual([
    true,
    false,
  ])
})
