import { expect, test } from 'vitest'
import { readNote, withNote } from './translation-notes.ts'

test('a translation matches the German text it was made from, and is outdated for any other until it is edited', () => {
  const notes = withNote([], 'nameEs', 'Akku', 'Acumulador')
  expect(readNote(notes, 'nameEs', ' Akku ', 'Acumulador')).toBe('fits')
  expect(readNote(notes, 'nameEs', 'Batterie', 'Acumulador')).toBe('behind')
  expect(readNote(notes, 'nameEs', 'Batterie', 'Batería')).toBeUndefined()
  expect(readNote(notes, 'nameEn', 'Akku', 'Acumulador')).toBeUndefined()
  expect(readNote(withNote(notes, 'nameEs', 'Batterie', 'Acumulador'), 'nameEs', 'Akku', 'Acumulador')).toBe('behind')
})
