import { expect, test } from 'vitest'
import { weaknessOf } from './weak-password.server.ts'

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
])('%j is one of the most common', async (password) => expect(await weaknessOf(password, names)).toBe('account.passwordCommon'))

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
])('%j is little more than a name', async (password) => expect(await weaknessOf(password, names)).toBe('account.passwordNamed'))

test.each(['sol de Matanzas', 'caballo verde mesa', 'una-clave-larga-1', 'pf3k-9xwq', ' 23456 8', 'ñandú ñandú'])(
  '%j is good enough',
  async (password) => expect(await weaknessOf(password, names)).toBeUndefined(),
)

test('a name of one or two letters forbids no letters', async () => {
  expect(await weaknessOf('ana-zwei-drei', ['a', 'an'])).toBeUndefined()
})
