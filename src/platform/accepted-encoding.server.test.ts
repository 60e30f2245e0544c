import { expect, test } from 'vitest'
import { accepts } from './accepted-encoding.server.ts'

test.each([
  ['gzip, deflate, br, zstd, dcb, dcz', true],
  ['dcb', true],
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
])('%s', (accepted, expected) => {
  expect(accepts(accepted, 'dcb')).toBe(expected)
})
