import { expect, test } from 'vitest'
import { isPublicAddress } from './public-address.server.ts'

test('addresses of the open internet are public', () => {
  for (const address of [
    '1.1.1.1',
    '8.8.8.8',
    '172.15.0.1',
    '172.32.0.1',
    '100.63.255.255',
    '192.167.1.1',
    '223.255.255.255',
    '2606:4700::1111',
    '2a00:1450:4001:81b::200e',
  ])
    expect([address, isPublicAddress(address)]).toEqual([address, true])
})

test('addresses of this machine, private, carrier, multicast and tunnelled networks are not public', () => {
  const closed = [
    ...['0.0.0.0', '127.0.0.1', '127.255.255.254', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '169.254.169.254'],
    ...[
      '100.64.0.1',
      '100.127.255.255',
      '192.0.0.1',
      '198.18.0.1',
      '198.19.255.255',
      '224.0.0.1',
      '239.1.1.1',
      '255.255.255.255',
      '203.0.113.1',
    ],
    ...['::', '::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '::ffff:7f00:1', '::127.0.0.1', '64:ff9b::7f00:1', '64:ff9b:1::1'],
    ...['fe80::1', 'fe80::1%eth0', 'fc00::1', 'fd12:3456::1', 'ff02::1', '2002:7f00:1::', '2001::1', '2001:db8::1', '3fff::1', '100::1'],
    ...['localhost', '', '1.1.1', 'example.com'],
  ]
  for (const address of closed) expect([address, isPublicAddress(address)]).toEqual([address, false])
})
