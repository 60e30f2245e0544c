import { describe, expect, test } from 'vitest'
import {
  changeDecision,
  countryCodes,
  DEFAULT_VERIFICATION_COUNTRIES,
  formatPolicy,
  isVerificationRequired,
  listUnknownCountries,
  parsePolicyOrDefault,
  parseVerificationPolicy,
} from './verification-countries.ts'

const asks = (text: string, country: string) => {
  const policy = parseVerificationPolicy(text)
  return policy && isVerificationRequired(policy, country)
}

describe('the policy of verification by country', () => {
  test('requires verification of the listed countries, with ! of all others, with * of everybody, with !* of nobody', () => {
    expect(['CN', 'CU'].map((country) => asks('CN,RU', country))).toEqual([true, false])
    expect(['CN', 'CU', 'DE'].map((country) => asks('!CU,DE', country))).toEqual([true, false, false])
    expect(['CN', 'CU'].map((country) => asks('*', country))).toEqual([true, true])
    expect(['CN', 'CU'].map((country) => asks('!*', country))).toEqual([false, false])
  })

  test('accepts blanks, lower case, extra commas and common codes for Britain', () => {
    expect([asks(' ! cu , uk, ', 'GB'), asks(' ! cu , uk, ', 'CU'), asks('cn', 'CN')]).toEqual([false, false, true])
  })

  test.each(['', '!', ',', 'Cuba', 'XX', 'CU;DE', 'CU DE', '!!CU', '*,CU', 'CU,*', 'C', '*!'])('rejects %j', (text) => {
    expect(parseVerificationPolicy(text)).toBeUndefined()
  })

  test.each(['*', '!*', 'CN,RU', '!CU,DE', DEFAULT_VERIFICATION_COUNTRIES])('writes %s as it was read', (text) => {
    expect(formatPolicy(parsePolicyOrDefault(text))).toBe(text)
  })

  test('can change the decision for a single country and no other', () => {
    const changed = (text: string, country: string, isAsked: boolean) =>
      formatPolicy(changeDecision(parsePolicyOrDefault(text), country, isAsked))
    expect(changed('!CU,DE', 'CN', false)).toBe('!CU,DE,CN')
    expect(changed('!CU,DE', 'DE', true)).toBe('!CU')
    expect(changed('!CU', 'CU', true)).toBe('*')
    expect(changed('CN,RU', 'RU', false)).toBe('CN')
    expect(changed('CN', 'CN', false)).toBe('!*')
    expect(changed('!*', 'CN', true)).toBe('CN')
    expect(changed('CN', 'CN', true)).toBe('CN')
  })

  test('lists unknown countries', () => {
    expect(listUnknownCountries('!CU, Cuba, XX,UK')).toEqual(['CUBA', 'XX'])
  })

  test('requires no verification by default in Cuba, the German-speaking countries, the EU, the UK, Norway and the Americas', () => {
    const policy = parsePolicyOrDefault(undefined)
    const spared = 'CU DE AT CH LI ES FR IT PL SE GR PT IE GB NO US CA MX BR AR CL VE PR DO HT JM GL BO'.split(' ')
    expect(spared.filter((country) => isVerificationRequired(policy, country))).toEqual([])
    expect(['CN', 'RU', 'IN', 'AU', 'ZA', 'TR', 'UA', 'JP', 'IS'].filter((country) => !isVerificationRequired(policy, country))).toEqual([])
    // The EU's 27; Switzerland, Liechtenstein, the UK and Norway; Cuba; and the 54 other countries and territories of the Americas.
    expect(policy.countries.size).toBe(27 + 4 + 1 + 54)
  })

  test('falls back to the default if the setting is invalid', () => {
    expect(parsePolicyOrDefault('nonsense')).toEqual(parseVerificationPolicy(DEFAULT_VERIFICATION_COUNTRIES))
  })

  test('lists every country once', () => {
    expect([countryCodes.length, new Set(countryCodes).size]).toEqual([249, 249])
  })
})
