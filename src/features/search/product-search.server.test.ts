import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { catalogueChanges } from '#database/catalogue-changes.ts'
import type { Language } from '#i18n/language.ts'
import { documentOf } from '#tests/search-documents.ts'
import { makeProductSearch } from './product-search.server.ts'

const named = (name: string, id = 1) => ({ ...documentOf(id, { name }), position: id, sortName: '' })

describe('the search of a catalogue that changes', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  /** Sets up a search over a catalogue with one product; `save` replaces the product. */
  function setUp(name = 'panel') {
    const changes = catalogueChanges()
    const stored = { document: named(name), changes: 0 }
    const read = vi.fn(async (_language: Language, ids: readonly number[]) => [stored.document].filter(({ id }) => ids.includes(id)))
    const filled = vi.fn((_language: Language) => [stored.document])
    const search = makeProductSearch({
      changes,
      feed: {
        latest: async () => stored.changes,
        after: async (mark) => ({ mark: stored.changes, ids: mark < stored.changes ? [1, stored.document.id] : [], isLast: true }),
      },
      rowsOf: (language) => ({
        after: async (id) => (id === 0 ? filled(language) : []),
        of: (ids) => read(language, ids),
      }),
    })
    const save = (document: typeof stored.document) => {
      stored.document = document
      stored.changes += 1
      changes.announce()
    }
    return { read, filled, save, search }
  }

  test('reads the catalogue once per language, at the first search', async () => {
    const { filled, search } = setUp()
    expect(filled).not.toHaveBeenCalled()
    expect(await Promise.all([search('panel', 'es'), search('panel', 'es'), search('panel', 'en')])).toMatchObject([
      { ids: [1] },
      { ids: [1] },
      { ids: [1] },
    ])
    await search('panel', 'es')
    expect(filled.mock.calls).toEqual([['es'], ['en']])
  })

  test('tries the other languages if this one finds nothing, but not for an empty question', async () => {
    const { filled, search } = setUp()
    await search('', 'es')
    expect(filled.mock.calls).toEqual([['es']])
    expect(await search('otra', 'es')).toMatchObject({ ids: [] })
    expect(filled.mock.calls).toEqual([['es'], ['de'], ['en']])
  })

  test('answers in the language that knows the words and fills no other index', async () => {
    const { filled, search } = setUp('generator')
    expect(await search('generator xyzxyz', 'en')).toMatchObject({ ids: [1] })
    expect(filled.mock.calls).toEqual([['en']])
    await search('generador para refrigerador', 'en')
    expect(filled.mock.calls).toEqual([['en'], ['es']])
  })

  test('does not read an unfinished word as one of another language', async () => {
    const { filled, search } = setUp('cargador')
    expect(await search('car', 'es')).toMatchObject({ ids: [1] })
    expect(filled.mock.calls).toEqual([['es']])
  })

  test('reads changed products in the background, once for many changes and only for languages in use', async () => {
    const { filled, read, save, search } = setUp()
    await search('panel', 'en')
    for (let n = 0; n < 50; n += 1) save(named('cable'))
    expect(read).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(200)
    expect(read.mock.calls.map(([language]) => language)).toEqual(['en'])
    expect(await search('cable', 'en')).toMatchObject({ ids: [1] })
    expect([read.mock.calls.length, filled.mock.calls.length]).toEqual([1, 1])
  })

  test('finds a change right after it', async () => {
    const { save, search } = setUp()
    await search('panel', 'es')
    save(named('cable', 2))
    expect(await search('cable', 'es')).toMatchObject({ ids: [2] })
    expect(await search('panel', 'es')).toMatchObject({ ids: [] })
  })

  test('fails while the database is down, and works again afterwards', async () => {
    const { read, save, search } = setUp()
    await search('panel', 'es')
    read.mockRejectedValueOnce(new Error('gone')).mockRejectedValueOnce(new Error('gone'))
    save(named('panel'))
    await vi.advanceTimersByTimeAsync(200)
    await expect(search('panel', 'es')).rejects.toThrow('gone')
    expect(await search('panel', 'es')).toMatchObject({ ids: [1] })
  })
})
