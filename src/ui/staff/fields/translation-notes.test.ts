import { expect, test } from 'vitest'
import { readNote, withNote } from './translation-notes.ts'

test('a translation fits the German text that it was made from, and is behind any other, until it is typed anew', () => {
  const notes = withNote([], 'nameEs', 'Akku', 'Acumulador')
  expect(readNote(notes, 'nameEs', ' Akku ', 'Acumulador')).toBe('fits')
  expect(readNote(notes, 'nameEs', 'Batterie', 'Acumulador')).toBe('behind')
  expect(readNote(notes, 'nameEs', 'Batterie', 'Batería')).toBeUndefined()
  expect(readNote(notes, 'nameEn', 'Akku', 'Acumulador')).toBeUndefined()
  expect(readNote(withNote(notes, 'nameEs', 'Batterie', 'Acumulador'), 'nameEs', 'Akku', 'Acumulador')).toBe('behind')
})
