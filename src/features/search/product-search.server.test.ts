import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { catalogueChanges } from '#database/catalogue-changes.ts'
import { documentOf } from '#tests/search-documents.ts'
import { productSearch } from './product-search.server.ts'

const named = (name: string, id = 1) => documentOf(id, { name })

describe('the search of a catalogue that changes', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  function setUp(name = 'panel') {
    const changes = catalogueChanges()
    const listDocuments = vi.fn(async () => [named(name)])
    return { changes, listDocuments, search: productSearch({ listDocuments, changes }) }
  }

  test('reads the catalogue at the first search of a language, once', async () => {
    const { listDocuments, search } = setUp()
    expect(listDocuments).not.toHaveBeenCalled()
    expect(await Promise.all([search('panel', 'es'), search('panel', 'es'), search('panel', 'en')])).toMatchObject([
      { ids: [1] },
      { ids: [1] },
      { ids: [1] },
    ])
    await search('otra', 'es')
    expect(listDocuments.mock.calls).toEqual([['es'], ['en']])
  })

  test('reads it again in the background after a flood of changes, only the languages in use', async () => {
    const { changes, listDocuments, search } = setUp()
    await search('panel', 'en')
    for (let n = 0; n < 50; n += 1) changes.announce()
    expect(listDocuments).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(200)
    expect(listDocuments.mock.calls).toEqual([['en'], ['en']])
    await search('panel', 'en')
    expect(listDocuments).toHaveBeenCalledTimes(2)
  })

  test('whoever searches right after a change is told of the new catalogue', async () => {
    const { changes, listDocuments, search } = setUp()
    await search('panel', 'es')
    listDocuments.mockResolvedValue([named('cable', 2)])
    changes.announce()
    expect(await search('cable', 'es')).toMatchObject({ ids: [2] })
    expect(await search('panel', 'es')).toMatchObject({ ids: [] })
  })

  test('a database that is down fails the search, and only while it is down', async () => {
    const { changes, listDocuments, search } = setUp()
    await search('panel', 'es')
    listDocuments.mockRejectedValueOnce(new Error('gone')).mockRejectedValueOnce(new Error('gone'))
    changes.announce()
    await vi.advanceTimersByTimeAsync(200)
    await expect(search('panel', 'es')).rejects.toThrow('gone')
    expect(await search('panel', 'es')).toMatchObject({ ids: [1] })
  })
})
