import { describe, expect, test } from 'vitest'
import { suggestLanguage } from './suggested-language.ts'

describe('the language suggested to a visitor', () => {
  test.each([
    ['CU', undefined, 'es'],
    ['CU', 'en-US,en;q=0.9', 'es'],
    ['ES', 'de', 'es'],
    ['PR', 'en-US', 'es'],
    ['US', 'en-US,en;q=0.9', 'en'],
    ['US', 'es-US,es;q=0.9,en;q=0.8', 'es'],
    ['US', 'en-US,es;q=0.9', 'en'],
    ['DE', 'de-DE,de;q=0.9', 'en'],
    ['DE', undefined, 'en'],
    ['BR', 'pt-BR', 'en'],
    [null, 'en-GB', 'en'],
    [null, 'de-DE', 'es'],
    [null, 'fr', 'es'],
    [null, undefined, 'es'],
    [null, '', 'es'],
  ] as const)('from %s with a browser that prefers %s is %s', (country, acceptLanguage, expected) => {
    expect(suggestLanguage(country, acceptLanguage)).toBe(expected)
  })
})
