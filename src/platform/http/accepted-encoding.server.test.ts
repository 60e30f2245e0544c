import { expect, test } from 'vitest'
import { acceptsEncoding, encodingWeight } from './accepted-encoding.server.ts'

test.each([
  ['gzip, deflate, br, zstd, dcb, dcz', true],
  ['dcb', true],
  ['GZIP, DCB;Q=0.5', true],
  ['dcb;x=0', true],
  ['br;q=1.0, dcb;q=0.001', true],
  ['br , dcb ; q=1', true],
  [undefined, false],
  ['', false],
  ['gzip, deflate, br', false],
  ['dcb;q=0', false],
  ['dcb; q=0.000, br', false],
  ['dcb;Q=0', false],
  ['xdcb, dcbx, x-dcb', false],
  ['*', false],
  ['dcz', false],
  [';;;,,,dc b', false],
])('Accept-Encoding "%s" accepts dcb: %s', (accepted, expected) => {
  expect(acceptsEncoding(accepted, 'dcb')).toBe(expected)
})

test.each([
  ['br;q=0.1, gzip;q=1', 0.1],
  ['BR; Q = 0.25', 0.25],
  ['gzip, br', 1],
  ['br;q=7', 1],
  ['br;q=often', 1],
])('Accept-Encoding "%s" gives br the weight %d', (accepted, weight) => {
  expect(encodingWeight(accepted, 'br')).toBe(weight)
})
