import { expect, test } from 'vitest'
import { findWeakness } from './weak-password.server.ts'

const names = ['yanelis', 'Yanelis Ñíguez', 'Matanzas Solar']

test.each([
  '12345678',
  'password',
  'PassWord',
  ' password ',
  'Contraseña',
  'Password1!',
  'P@ssw0rd',
  'qwertyuiop',
  'iloveyou1',
  '        ',
  'aaaaaaaa',
  '123123123',
  '12341234',
  '1234-1234',
  'qweqweqwe',
  'QweQweQw1!',
  'abababab',
  '19861986',
  'cubacuba',
  'cuba cuba',
  'abcabcabc',
  '20261122',
  '22.11.2026',
  '11/22/26',
  '20252026',
  'administrador',
  'caballo2024',
  'Hernandez1',
  'passw\u200bord1',
  'pass\u00adword',
  '\u2060qwertyuiop',
])('%j is one of the most common passwords', async (password) => expect(await findWeakness(password, names)).toBe('account.passwordCommon'))

test.each([
  'matanzas',
  'MatanzasSolar',
  'Solar-Matanzas',
  'Matanzas2024!',
  'm4t4nz4s',
  'matanzas1504',
  'yanelis123',
  'YanelisYanelis',
  'silenay12',
  'Niguez-Yanelis',
  'matanzasolar',
  'Matanzas-Solra9',
  'matanzamatanza',
  'mantanzas!',
  'yan\u200belis123',
])('%j is little more than a name', async (password) => expect(await findWeakness(password, names)).toBe('account.passwordNamed'))

test.each([
  'sol de Matanzas',
  'caballo verde mesa',
  'una-clave-larga-1',
  'pf3k-9xwq',
  ' 23456 8',
  'ñandú y jutía',
  '84719305',
  'solar para matar',
])('%j is strong enough', async (password) => expect(await findWeakness(password, names)).toBeUndefined())

test('a password may contain a name of one or two letters', async () => {
  expect(await findWeakness('ana-zwei-drei', ['a', 'an'])).toBeUndefined()
})
