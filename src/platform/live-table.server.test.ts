import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { catalogueChanges } from '#database/catalogue-changes.ts'
import { createLiveTable } from './live-table.server.ts'

type Row = { id: number; name: string }

/** A catalogue in memory with its list of changes. `asked` returns the reads since its last call. */
function catalogue(count: number) {
  const stored = new Map<number, string>(Array.from({ length: count }, (_, index) => [index + 1, `old ${index + 1}`]))
  const changed: number[] = []
  const changes = catalogueChanges()
  const asked: string[] = []
  const failing = { times: 0 }
  const gate = { open: Promise.resolve() }
  const rowOf = (id: number): Row[] => (stored.has(id) ? [{ id, name: stored.get(id) as string }] : [])
  async function ask(what: string) {
    asked.push(what)
    await gate.open
    failing.times -= 1
    if (failing.times >= 0) throw new Error('gone')
  }
  return {
    changes,
    changed,
    failing,
    asked: () => asked.splice(0),
    write(id: number, name: string | undefined) {
      if (name === undefined) stored.delete(id)
      else stored.set(id, name)
      changed.push(id)
      changes.announce()
    },
    /** Makes all reads wait until the returned function is called. */
    close(): () => void {
      const { promise, resolve } = Promise.withResolvers<void>()
      gate.open = promise
      return resolve
    },
    table: createLiveTable({
      changes,
      feed: {
        latest: async () => changed.length,
        after: async (mark) => ({
          mark: Math.min(changed.length, mark + 2),
          ids: changed.slice(mark, mark + 2),
          isLast: mark + 2 > changed.length,
        }),
      },
      rows: {
        async after(id) {
          await ask(`after ${id}`)
          return [...stored.keys()]
            .filter((one) => one > id)
            .sort((a, b) => a - b)
            .slice(0, 3)
            .flatMap(rowOf)
        },
        async of(ids) {
          await ask(`of ${ids}`)
          return ids.flatMap(rowOf)
        },
      },
      make() {
        const names = new Map<number, string>()
        return { names, put: ({ id, name }: Row) => void names.set(id, name), remove: (id: number) => void names.delete(id) }
      },
    }),
  }
}

describe('a table that follows the catalogue', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('is filled in parts, once for all simultaneous readers', async () => {
    const { table, asked } = catalogue(5)
    const [one, other] = await Promise.all([table.current(), table.current()])
    expect(one).toBe(other)
    expect([...one.names.keys()]).toEqual([1, 2, 3, 4, 5])
    expect(asked()).toEqual(['after 0', 'after 3', 'after 5'])
    await table.current()
    expect(asked()).toEqual([])
  })

  test('reads changed, removed or added rows again, however many there are', async () => {
    const { table, asked, write } = catalogue(5)
    await table.current()
    asked()
    write(2, 'new')
    write(3, undefined)
    write(9, 'added')
    expect([...(await table.current()).names]).toEqual([
      [1, 'old 1'],
      [2, 'new'],
      [4, 'old 4'],
      [5, 'old 5'],
      [9, 'added'],
    ])
    expect(asked()).toEqual(['of 2,3', 'of 9'])
  })

  test('includes changes made while it was being filled', async () => {
    const { table, write, close } = catalogue(5)
    const open = close()
    const first = table.current()
    write(1, 'changed meanwhile')
    open()
    await first
    expect((await table.current()).names.get(1)).toBe('changed meanwhile')
  })

  test('catches up by itself after a flood of changes, if it was read before', async () => {
    const { table, asked, write } = catalogue(5)
    write(1, 'unseen')
    await vi.advanceTimersByTimeAsync(200)
    expect(asked()).toEqual([])
    await table.current()
    asked()
    for (let n = 0; n < 5; n += 1) write(1, `seen ${n}`)
    await vi.advanceTimersByTimeAsync(200)
    expect(asked()).toEqual(['of 1,1'])
    // Concurrent callers share one reading.
    expect((await table.current()).names.get(1)).toBe('seen 4')
    expect(asked()).toEqual(['of 1,1', 'of 1'])
  })

  test('fails while the database fails, and then continues where it was', async () => {
    const { table, asked, failing, write } = catalogue(5)
    failing.times = 2
    await expect(table.current()).rejects.toThrow('gone')
    await expect(table.current()).rejects.toThrow('gone')
    expect((await table.current()).names.size).toBe(5)
    asked()
    failing.times = 2
    write(4, 'new')
    await vi.advanceTimersByTimeAsync(200)
    await expect(table.current()).rejects.toThrow('gone')
    expect((await table.current()).names.get(4)).toBe('new')
    expect(asked()).toEqual(['of 4', 'of 4', 'of 4'])
  })

  test('is refilled when the database turns out to be an older one', async () => {
    const { table, changed, write } = catalogue(3)
    write(1, 'a')
    write(2, 'b')
    const before = await table.current()
    changed.length = 0
    write(3, undefined)
    const after = await table.current()
    expect(after).not.toBe(before)
    expect([...after.names.values()]).toEqual(['a', 'b'])
  })
})
