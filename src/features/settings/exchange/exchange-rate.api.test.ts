import { describe, expect } from 'vitest'
import type { HistoryEntry } from '#features/history/history.contract.ts'
import { databases } from '#tests/databases.ts'
import { shopTest } from '#tests/shop.ts'
import type { RateEntry, Rates } from './exchange-rate.contract.ts'

const url = '/api/admin/exchange-rates'
const cup = { currency: 'CUP', perUsd: 410.5, day: '2026-11-20', source: 'elTOQUE' }
const refused = (body: unknown) => (body as { issues: { path: string; message: string }[] }).issues

for (const database of databases) {
  describe(`exchange rates, on ${database.name}`, () => {
    const test = shopTest(database)

    test('visitors are turned away', async ({ visitor }) => {
      const answers = await Promise.all([visitor.get(url), visitor.post(url, cup), visitor.delete(`${url}/CUP`)])
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401])
    })

    test('a rate is stored with day, source and author, and earlier rates stay in the list', async ({ admin, clock, changes }) => {
      expect((await admin.get(url)).json()).toEqual({ current: [], entries: [], today: '2026-11-21' })
      const { version } = changes
      const entered = await admin.post(url, { ...cup, seen: null })
      expect([entered.statusCode, entered.json()]).toMatchObject([201, { ...cup, by: 'Yanelis', at: clock.now().toISOString() }])
      // A new version invalidates all cached pages.
      expect(changes.version).toBeGreaterThan(version)
      clock.advance(1000)
      await admin.post(url, { ...cup, perUsd: 415.1234, day: '2026-11-21', seen: entered.json<RateEntry>().id })
      await admin.post(url, { currency: 'EUR', perUsd: 0.8617, day: '2026-11-21', source: 'BCE' })
      const { current, entries } = (await admin.get(url)).json<Rates>()
      expect(current).toMatchObject([
        { currency: 'EUR', perUsd: 0.8617, isShown: true },
        { currency: 'CUP', perUsd: 415.1234, isShown: true },
      ])
      expect(entries.map(({ perUsd }) => perUsd)).toEqual([0.8617, 415.1234, 410.5])
    })

    test.for([
      ['a number with letters', { perUsd: '410,50 pesos' }, 'perUsd'],
      ['an ambiguous number', { perUsd: '1.000' }, 'perUsd'],
      ['a rate of zero', { perUsd: 0 }, 'perUsd'],
      ['a negative rate', { perUsd: -410.5 }, 'perUsd'],
      ['a rate that lost its comma', { perUsd: 41_050_000 }, 'perUsd'],
      ['an implausible rate for euros', { currency: 'EUR', perUsd: 410.5 }, 'perUsd'],
      ['a day that has not begun in Cuba', { day: '2026-11-22' }, 'day'],
      ['a day in another format', { day: '20.11.2026' }, 'day'],
      ['a blank source', { source: ' ' }, 'source'],
      ['another currency', { currency: 'MLC' }, 'currency'],
    ] as const)('%s is refused', async ([, wrong, field], { admin, expect }) => {
      const answer = await admin.post(url, { ...cup, ...wrong })
      expect(answer.statusCode).toBe(400)
      expect(refused(answer.json()).map(({ path }) => path)).toContain(field)
      expect((await admin.get(url)).json<Rates>().entries).toEqual([])
    })

    test('when two people enter a rate at once, the second gets a conflict, and may enter theirs nonetheless', async ({ admin }) => {
      const first = await admin.post(url, { ...cup, seen: null })
      const second = await admin.post(url, { ...cup, perUsd: 420, seen: null })
      expect([second.statusCode, second.json()]).toMatchObject([409, { current: { perUsd: 410.5, by: 'Yanelis' } }])
      expect((await admin.post(url, { ...cup, perUsd: 420, seen: first.json<RateEntry>().id })).statusCode).toBe(201)
    })

    test('visitors see a rate for pesos for seven days, and a rate for euros without limit', async ({ admin }) => {
      const shown = async () => (await admin.get(url)).json<Rates>().current.map(({ currency, isShown }) => [currency, isShown])
      await admin.post(url, { currency: 'EUR', perUsd: 0.86, day: '2026-10-01', source: 'BCE' })
      await admin.post(url, { ...cup, day: '2026-11-14' })
      expect(await shown()).toEqual([
        ['EUR', true],
        ['CUP', true],
      ])
      await admin.post(url, { ...cup, day: '2026-11-13' })
      expect(await shown()).toEqual([
        ['EUR', true],
        ['CUP', false],
      ])
    })

    test('a rate can be withdrawn', async ({ admin }) => {
      expect((await admin.delete(`${url}/EUR`)).statusCode).toBe(404)
      await admin.post(url, cup)
      const withdrawn = await admin.delete(`${url}/CUP`)
      expect([withdrawn.statusCode, withdrawn.json()]).toMatchObject([200, { perUsd: null, by: 'Yanelis' }])
      const { current, entries } = (await admin.get(url)).json<Rates>()
      expect(current).toMatchObject([{ currency: 'CUP', perUsd: null, isShown: false }])
      expect(entries).toHaveLength(2)
    })

    test('the history undoes a rate by entering the earlier one again', async ({ admin, clock }) => {
      await admin.post(url, cup)
      clock.advance(1000)
      await admin.post(url, { ...cup, perUsd: 4105 })
      const history = async () => (await admin.get('/api/admin/history?kind=exchange-rate')).json<HistoryEntry[]>()
      const [last] = await history()
      expect(last).toMatchObject({
        subject: 'CUP',
        by: 'Yanelis',
        canUndo: true,
        changes: [{ field: 'perUsd', before: 410.5, after: 4105 }],
      })
      clock.advance(1000)
      expect((await admin.post(`/api/admin/history/${last?.id}/undo`, {})).statusCode).toBeLessThan(300)
      const { current, entries } = (await admin.get(url)).json<Rates>()
      expect(current).toMatchObject([cup])
      expect(entries.map(({ perUsd }) => perUsd)).toEqual([410.5, 4105, 410.5])
      // Undoing the first entry leaves no rate.
      const first = (await history()).at(-1)
      await admin.post(`/api/admin/history/${first?.id}/undo`, { force: true })
      expect((await admin.get(url)).json<Rates>().current).toMatchObject([{ perUsd: null, isShown: false }])
    })
  })
}
