import { expect, test } from 'vitest'
import { catalogueChanges } from '#database/catalogue-changes.ts'
import { versionedCache } from './versioned-cache.server.ts'

const sizeOf = (text: string) => text.length

/** A function `make` whose promise the test resolves with `finish`. */
function pending() {
  let finish: (value: string) => void = () => {}
  const value = new Promise<string>((resolve) => {
    finish = resolve
  })
  return { make: () => value, finish }
}

test('an answer is cached until the catalogue changes', async () => {
  const changes = catalogueChanges()
  const cache = versionedCache<string>(changes, 100, sizeOf)
  let made = 0
  const make = async () => `page ${++made}`
  expect(await cache.getOrMake('a', make)).toBe('page 1')
  expect(await cache.getOrMake('a', make)).toBe('page 1')
  changes.announce()
  expect(cache.get('a')).toBeUndefined()
  expect(await cache.getOrMake('a', make)).toBe('page 2')
})

test('simultaneous readers share one computation', async () => {
  const cache = versionedCache<string>(catalogueChanges(), 100, sizeOf)
  let made = 0
  const { make, finish } = pending()
  const answers = [1, 2, 3].map(() =>
    cache.getOrMake('a', () => {
      made += 1
      return make()
    }),
  )
  finish('page')
  expect(await Promise.all(answers)).toEqual(['page', 'page', 'page'])
  expect(made).toBe(1)
})

test('a response started before a change is sent but not cached', async () => {
  const changes = catalogueChanges()
  const cache = versionedCache<string>(changes, 100, sizeOf)
  const { make, finish } = pending()
  const old = cache.getOrMake('a', make)
  changes.announce()
  const fresh = cache.getOrMake('a', async () => 'new price')
  finish('old price')
  expect(await old).toBe('old price')
  expect(await fresh).toBe('new price')
  expect(cache.get('a')).toBe('new price')
})

test('the least recently used entries are evicted first', async () => {
  const cache = versionedCache<string>(catalogueChanges(), 30, sizeOf)
  for (const key of ['a', 'b', 'c']) await cache.getOrMake(key, async () => '0123456789')
  cache.get('a')
  await cache.getOrMake('d', async () => '0123456789')
  expect(cache.get('b')).toBeUndefined()
  expect(cache.get('a')).toBe('0123456789')
  expect(cache.bytes).toBe(30)
})

test('a failed computation is not cached', async () => {
  const cache = versionedCache<string>(catalogueChanges(), 100, sizeOf)
  const failing = cache.getOrMake('a', async () => {
    throw new Error('database gone')
  })
  await expect(failing).rejects.toThrow('database gone')
  expect(await cache.getOrMake('a', async () => 'page')).toBe('page')
})

test('an uncacheable answer is made for each request', async () => {
  const cache = versionedCache<string>(catalogueChanges(), 100, sizeOf)
  let made = 0
  const make = async () => `screen ${++made}`
  await cache.getOrMake('404', make, () => false)
  expect(await cache.getOrMake('404', make, () => false)).toBe('screen 2')
})
