import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRepeatedTask } from './interval.server.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A task whose runs end when the test calls `end` or `fail`. */
function task() {
  const open: PromiseWithResolvers<void>[] = []
  const begun = vi.fn(() => {
    const round = Promise.withResolvers<void>()
    open.push(round)
    return round.promise
  })
  return { begun, end: async () => open.shift()?.resolve(), fail: async () => open.shift()?.reject(new Error('no')) }
}

test('runs never overlap, and all callers during a run share the next one', async () => {
  const { begun, end } = task()
  const { now, stop } = createRepeatedTask(begun, vi.fn())
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

test('a failed run is reported, and the next one still takes place', async () => {
  const { begun, end, fail } = task()
  const told = vi.fn()
  const { every, stop } = createRepeatedTask(begun, told)
  const first = every(1000)
  await fail()
  await first
  expect(told).toHaveBeenCalledWith(new Error('no'))
  await vi.advanceTimersByTimeAsync(1000)
  expect(begun).toHaveBeenCalledTimes(2)
  await end()
  await stop()
})

test('a scheduled run takes place once, and not at all if another one came before it', async () => {
  const begun = vi.fn(async () => {})
  const { now, later } = createRepeatedTask(begun, vi.fn())
  later(1000)
  later(10)
  await vi.advanceTimersByTimeAsync(1000)
  expect(begun).toHaveBeenCalledTimes(1)
  later(1000)
  await now()
  await vi.advanceTimersByTimeAsync(5000)
  expect(begun).toHaveBeenCalledTimes(2)
})

test('`stop` waits for the run in progress, and no other run starts by itself', async () => {
  const { begun, end } = task()
  const { every, later, stop } = createRepeatedTask(begun, vi.fn())
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
