import { expect, test } from 'vitest'
import { countryDatabase } from './country-database.server.ts'

test('the embedded database contains well-known networks of IPv4 and IPv6', async () => {
  const lookUp = countryDatabase()
  const known = {
    '152.206.0.1': 'CU',
    '181.225.231.1': 'CU',
    '80.58.61.250': 'ES',
    '217.0.43.1': 'DE',
    '8.8.8.8': 'US',
    '2001:4860:4860::8888': 'US',
    '2a02:908::1': 'DE',
  }
  for (const [address, country] of Object.entries(known)) expect([address, await lookUp(address)]).toEqual([address, country])
  expect(await lookUp('240.0.0.1')).toBeNull()
  expect(await lookUp('fd00::1')).toBeNull()
})

test('a lookup rejects if the database file is missing', async () => {
  await expect(countryDatabase(() => '/nowhere/at-all.mmdb')('152.206.0.1')).rejects.toThrow('ENOENT')
})
