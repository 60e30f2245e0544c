import { expect, test } from 'vitest'
import { readMark, withMark } from './translation-marks.ts'

test('a translation fits the German text that it was made from, and is behind any other, until it is typed anew', () => {
  const marks = withMark([], 'nameEs', 'Akku', 'Acumulador')
  expect(readMark(marks, 'nameEs', ' Akku ', 'Acumulador')).toBe('fits')
  expect(readMark(marks, 'nameEs', 'Batterie', 'Acumulador')).toBe('behind')
  expect(readMark(marks, 'nameEs', 'Batterie', 'Batería')).toBeUndefined()
  expect(readMark(marks, 'nameEn', 'Akku', 'Acumulador')).toBeUndefined()
  expect(readMark(withMark(marks, 'nameEs', 'Batterie', 'Acumulador'), 'nameEs', 'Akku', 'Acumulador')).toBe('behind')
})
