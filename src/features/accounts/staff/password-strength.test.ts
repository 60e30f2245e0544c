import { dictionary } from '@zxcvbn-ts/language-common'
import { dictionary as spanish } from '@zxcvbn-ts/language-es-es'
import { describe, expect, test } from 'vitest'
import { languages } from '#i18n/language.ts'
import { staffText } from '#i18n/staff.ts'
import { findWeakness } from '../passwords/weak-password.server.ts'
import { passwordStrength } from './password-strength.ts'

describe('a new password is rated', () => {
  test.each([
    ['', 'short'],
    ['gT7$k2q', 'short'],
    ['12345678', 'weak'],
    ['qweqweqweqweqwe', 'account.passwordCommon'],
    ['cuba cuba cuba', 'account.passwordCommon'],
    ['22.11.2026', 'account.passwordCommon'],
    ['electrodomésticos', 'fair'],
    ['aaaaaaaaaaaaaaaa', 'account.passwordCommon'],
    ['Passwort2026', 'weak'],
    ['matanzas123', 'weak'],
    ['53881234567', 'weak'],
    ['gT7$k2qm', 'fair'],
    ['bienvenido1', 'fair'],
    ['mariposa', 'fair'],
    ['caballo verde', 'fair'],
    ['caballo verde mesa', 'strong'],
    ['xk3mp-7hqwz-ab4cd-9efgh', 'strong'],
    ['Kaffee!Tasse7', 'strong'],
  ] as const)('%s: %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength)
  })

  test('as little more than a name if it repeats the account, its owner or the company', () => {
    expect(passwordStrength('yanelisbel7')).toBe('fair')
    const names = ['yanelis', 'Yanelis Ñíguez', 'Viento Norte']
    for (const password of ['yanelisbel7', 'Niguez-Yanelis', 'Viento.Norte!2026', 'vientonorde'])
      expect([password, passwordStrength(password, names)]).toEqual([password, 'account.passwordNamed'])
  })

  test('as short if it has too few visible characters', () => {
    expect(passwordStrength('gT7$k2q\u200b\u200b')).toBe('short')
  })

  test('never as strong if the server refuses it', async () => {
    // Listed entries of several words, such as some surnames, are left out: only the server's lists can recognise them.
    const listed = dictionary['passwords-common'].concat(spanish['commonWords-es-es'], spanish['lastnames-es-es'])
    const words = listed.filter((word) => /^[\p{L}\p{N}]+$/u.test(word))
    const called = words
      .flatMap((word) => [word, `${word}2026!`, `1${word.toUpperCase()}`])
      .filter((word) => passwordStrength(word) === 'strong')
    const refused = await Promise.all(called.map((word) => findWeakness(word, [])))
    expect(called.filter((_, at) => refused[at])).toEqual([])
  })
  test.each(languages)('with the reservation in %s that the server looks it up in its lists on saving', (language) => {
    const t = staffText(language)
    expect(t('accounts.strengthFair')).toMatch(
      { es: /si no es .*al guardar/, de: /wenn es kein .*beim Speichern/, en: /unless .*on saving/ }[language],
    )
    expect(t('accounts.strengthStrong')).toMatch({ es: /si no es/, de: /wenn es kein/, en: /unless/ }[language])
  })
})
