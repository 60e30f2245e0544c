import { describe, expect, test } from 'vitest'
import { CallError, NO_CONNECTION } from '#api/error-body.ts'
import { staffText } from '#i18n/staff.ts'
import { deletionProblem } from './load-problem.ts'

describe('why something could not be deleted', () => {
  const fallback = 'Failed to delete product'
  const because = (error: unknown, language: 'de' | 'es' = 'de') => deletionProblem(error, staffText(language), fallback)

  test('is told in the server’s words, else in the reader’s that the line is gone', () => {
    expect(because(new CallError(409, 'Conflict', { error: 'Enthält noch 3 Einträge.' }))).toBe('Enthält noch 3 Einträge.')
    expect(because(new CallError(NO_CONNECTION, ''))).toBe('Keine Internetverbindung')
    expect(because(new CallError(NO_CONNECTION, ''), 'es')).toBe('Sin conexión a internet')
  })

  test('is told in the specification’s sentence when nobody said anything', () => {
    expect(because(new CallError(502, 'Bad Gateway'))).toBe(fallback)
    expect(because(new TypeError('x is undefined'))).toBe(fallback)
  })
})
