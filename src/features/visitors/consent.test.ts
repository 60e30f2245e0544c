import { expect, test } from 'vitest'
import { readConsent, storedConsent } from './consent.ts'

test('a choice is read back as it was made', () => {
  for (const consent of [
    { analytics: true, marketing: false },
    { analytics: false, marketing: true },
    { analytics: false, marketing: false },
  ])
    expect(readConsent(storedConsent(consent, new Date(0)))).toEqual(consent)
})

test('missing, damaged or partial consent allows nothing', () => {
  for (const stored of [null, '', '{', 'null', 'true', '[]', '{"analytics":true}', '{"analytics":"true","marketing":"true"}'])
    expect(readConsent(stored)).toBeUndefined()
})
