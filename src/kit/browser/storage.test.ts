import { afterEach, expect, test, vi } from 'vitest'
import { parseJson } from '../parse.ts'
import { dropStored, inTab, readStored, writeStored } from './storage.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

function storage() {
  const kept = new Map<string, string>()
  const getItem = (key: string) => kept.get(key) ?? null
  return { getItem, setItem: kept.set.bind(kept), removeItem: kept.delete.bind(kept) }
}

test('a stored value is read back, from device or tab, until it is removed', () => {
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('sessionStorage', storage())
  expect(readStored('k')).toBe(null)
  expect(writeStored('k', 'one')).toBe(true)
  expect(writeStored('k', JSON.stringify({ two: [2] }), inTab)).toBe(true)
  expect([readStored('k'), parseJson(readStored('k', inTab))]).toEqual(['one', { two: [2] }])
  expect([dropStored('k'), dropStored('k', inTab)]).toEqual([true, true])
  expect([readStored('k'), readStored('k', inTab)]).toEqual([null, null])
})

test('invalid JSON reads as nothing', () => {
  vi.stubGlobal('localStorage', storage())
  for (const text of ['', '{', 'undefined']) {
    writeStored('k', text)
    expect(parseJson(readStored('k'))).toBe(undefined)
  }
})

test('storage that throws on access causes no error', () => {
  // `undefined.getItem` throws, as any access does in a browser that forbids storage.
  vi.stubGlobal('localStorage', undefined)
  expect([readStored('k'), parseJson(readStored('k'))]).toEqual([undefined, undefined])
  expect([writeStored('k', 'x'), dropStored('k'), writeStored('k', JSON.stringify([]))]).not.toContain(true)
})
