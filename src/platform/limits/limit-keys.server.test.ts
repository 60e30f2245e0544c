import { expect, test } from 'vitest'
import { toAddressKey } from './limit-keys.server.ts'

test('attempts are counted by IPv4 address and by the network of an IPv6 one', () => {
  expect(toAddressKey('203.0.113.9')).toBe('203.0.113.9')
  expect(toAddressKey('::ffff:203.0.113.9')).toBe('203.0.113.9')
  expect(toAddressKey('2001:DB8:0:1:aaaa::1')).toBe('2001:db8:0:1::/64')
  expect(toAddressKey('2001:db8:0:1::ffff')).toBe('2001:db8:0:1::/64')
  expect(toAddressKey('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
  expect(toAddressKey('::1')).toBe('0:0:0:0::/64')
})
