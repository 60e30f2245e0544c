import { expect, test } from 'vitest'
import { staffText } from '#i18n/staff.ts'

test('the counts of the preview have the verb of their number, in all three languages', () => {
  const counts = (language: 'de' | 'en' | 'es', count: number) =>
    staffText(language)('bulk.counts', { changed: count, same: count, refused: count })
  expect(counts('de', 1)).toBe('1 ändert sich, 1 bleibt gleich, 1 geht nicht')
  expect(counts('de', 2)).toBe('2 ändern sich, 2 bleiben gleich, 2 gehen nicht')
  expect(counts('en', 1)).toBe('1 changes, 1 stays the same, 1 cannot change')
  expect(counts('es', 1)).toBe('Cambia 1, queda igual 1, no se puede cambiar 1')
  expect(counts('es', 2)).toBe('Cambian 2, quedan igual 2, no se pueden cambiar 2')
})

test('one draft that is not complete stays a draft, several stay drafts', () => {
  const help = (count: number) => staffText('de')('bulk.incompleteHelp', { count })
  expect([help(1), help(2)]).toEqual([expect.stringContaining('bleibt es ein Entwurf'), expect.stringContaining('bleiben sie Entwürfe')])
})
