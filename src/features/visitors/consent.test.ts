import { expect, test } from 'vitest'
import { readConsent, serializeConsent } from './consent.ts'

test('a stored choice about cookies is read back unchanged', () => {
  for (const consent of [
    { analytics: true, marketing: false },
    { analytics: false, marketing: true },
    { analytics: false, marketing: false },
  ])
    expect(readConsent(serializeConsent(consent, new Date(0)))).toEqual(consent)
})

test('a missing, damaged or partial consent is read as no choice', () => {
  for (const stored of [null, '', '{', 'null', 'true', '[]', '{"analytics":true}', '{"analytics":"true","marketing":"true"}'])
    expect(readConsent(stored)).toBeUndefined()
})
