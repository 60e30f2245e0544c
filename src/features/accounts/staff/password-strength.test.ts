import { describe, expect, test } from 'vitest'
import { passwordStrength } from './password-strength.ts'

describe('a new password is called', () => {
  test.each([
    ['', 'short'],
    ['gT7$k2q', 'short'],
    ['12345678', 'weak'],
    ['aaaaaaaaaaaaaaaa', 'weak'],
    ['Passwort2026', 'weak'],
    ['matanzas123', 'weak'],
    ['53881234567', 'weak'],
    ['gT7$k2qm', 'fair'],
    ['caballo verde', 'fair'],
    ['caballo verde mesa', 'strong'],
    ['xk3mp-7hqwz-ab4cd-9efgh', 'strong'],
    ['Kaffee!Tasse7', 'strong'],
  ] as const)('%s: %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength)
  })

  test('weak when it is little more than the name of the account', () => {
    expect(passwordStrength('yanelisbel7')).toBe('fair')
    expect(passwordStrength('yanelisbel7', 'yanelis')).toBe('weak')
  })
})
