import { expect, test } from 'vitest'
import { createFairQueue, type FairLimits } from './fair-queue.server.ts'

const wide: FairLimits = { runningInAll: 100, running: 100, waiting: 100, burst: 100, perSecond: 100 }
const rounds = async (count: number) => {
  for (let n = 0; n < count; n += 1) await new Promise((resolve) => setImmediate(resolve))
}

/** A queue that records in `begun` whose tasks start, in order. */
function noted(limits: Partial<FairLimits>, now?: () => number) {
  const queue = createFairQueue({ ...wide, ...limits }, now)
  const begun: string[] = []
  const leaves: (() => void)[] = []
  const enter = async (who: string) => {
    const turn = await queue.enter(who)
    if (typeof turn === 'number') return turn
    begun.push(who)
    leaves.push(turn)
    return 0
  }
  return { begun, enter, leave: () => leaves.shift()?.() }
}

test('callers take turns, however many calls one of them has waiting', async () => {
  const { begun, enter, leave } = noted({ runningInAll: 1 })
  for (const who of ['flooder', 'flooder', 'flooder', 'flooder', 'one', 'other', 'one']) void enter(who)
  for (let n = 0; n < 7; n += 1) {
    await rounds(4)
    leave()
  }
  expect(begun).toEqual(['flooder', 'flooder', 'one', 'other', 'flooder', 'one', 'flooder'])
})

test('a caller has a limit of running and of waiting calls; more are refused, without effect on others', async () => {
  const { begun, enter, leave } = noted({ running: 2, waiting: 3, perSecond: 2 })
  const all = Array.from({ length: 7 }, () => enter('flooder'))
  await rounds(20)
  expect(begun).toEqual(['flooder', 'flooder'])
  expect(await enter('flooder')).toBe(2)
  expect(await enter('one')).toBe(0)
  for (let n = 0; n < 7; n += 1) {
    leave()
    await rounds(4)
  }
  expect((await Promise.all(all)).filter((seconds) => seconds > 0)).toHaveLength(2)
})

test('two tasks never start in the same round of the event loop', async () => {
  const { begun, enter } = noted({})
  const seen: number[] = []
  for (let n = 0; n < 3; n += 1) void enter(`visitor ${n}`)
  for (let n = 0; n < 8; n += 1) {
    await rounds(1)
    seen.push(begun.length)
  }
  expect(seen[0]).toBe(1)
  expect(seen.at(-1)).toBe(3)
  for (const [n, count] of seen.entries()) expect(count - (seen[n - 1] ?? 0)).toBeLessThanOrEqual(1)
})

test('beyond the burst a caller is slowed down to the rate, and its tokens come back', async () => {
  let moment = 0
  const { begun, enter, leave } = noted({ burst: 3, perSecond: 50 }, () => moment)
  const all = Array.from({ length: 4 }, () => enter('robot'))
  await rounds(20)
  expect(begun).toHaveLength(3)
  moment += 20
  await Promise.all(all)
  expect(begun).toHaveLength(4)
  for (let n = 0; n < 4; n += 1) leave()
  // The caller is idle now, but its used tokens are remembered.
  const again = enter('robot')
  await rounds(20)
  expect(begun).toHaveLength(4)
  moment += 60_000
  await again
  for (let n = 0; n < 2; n += 1) await enter('robot')
  expect(begun).toHaveLength(7)
})
