import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rounds } from './interval.server.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A task whose rounds end when the test says so. */
function task() {
  const open: PromiseWithResolvers<void>[] = []
  const begun = vi.fn(() => {
    const round = Promise.withResolvers<void>()
    open.push(round)
    return round.promise
  })
  return { begun, end: async () => open.shift()?.resolve(), fail: async () => open.shift()?.reject(new Error('no')) }
}

test('rounds never overlap, and all callers during one share the next', async () => {
  const { begun, end } = task()
  const { now, stop } = rounds(begun, vi.fn())
  const first = now()
  const shared = [now(), now(), now()]
  expect(begun).toHaveBeenCalledTimes(1)
  await end()
  await first
  await vi.waitFor(() => expect(begun).toHaveBeenCalledTimes(2))
  const third = now()
  await end()
  await Promise.all(shared)
  await end()
  await third
  expect(begun).toHaveBeenCalledTimes(3)
  await stop()
})

test('a failed round is reported, and the next one still runs', async () => {
  const { begun, end, fail } = task()
  const told = vi.fn()
  const { every, stop } = rounds(begun, told)
  const first = every(1000)
  await fail()
  await first
  expect(told).toHaveBeenCalledWith(new Error('no'))
  await vi.advanceTimersByTimeAsync(1000)
  expect(begun).toHaveBeenCalledTimes(2)
  await end()
  await stop()
})

test('a delayed round runs once, and not at all if another came before', async () => {
  const begun = vi.fn(async () => {})
  const { now, later } = rounds(begun, vi.fn())
  later(1000)
  later(10)
  await vi.advanceTimersByTimeAsync(1000)
  expect(begun).toHaveBeenCalledTimes(1)
  later(1000)
  await now()
  await vi.advanceTimersByTimeAsync(5000)
  expect(begun).toHaveBeenCalledTimes(2)
})

test('stopping waits for the current round, and no other starts by itself', async () => {
  const { begun, end } = task()
  const { every, later, stop } = rounds(begun, vi.fn())
  void every(1000)
  later(10)
  const stopped = vi.fn()
  const stopping = stop().then(stopped)
  later(10)
  await vi.advanceTimersByTimeAsync(5000)
  expect([stopped.mock.calls.length, begun.mock.calls.length]).toEqual([0, 1])
  await end()
  await stopping
  expect(begun).toHaveBeenCalledTimes(1)
})
