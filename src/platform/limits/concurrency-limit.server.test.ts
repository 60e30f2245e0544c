import { expect, test } from 'vitest'
import { createConcurrencyLimit, QUEUE_FULL } from './concurrency-limit.server.ts'

test('runs up to its limit, queues the next in order, and rejects the rest at once', async () => {
  const two = createConcurrencyLimit({ running: 2, waiting: 3 })
  const begun: number[] = []
  const ends: (() => void)[] = []
  const work = (number: number) =>
    two.run(async () => {
      begun.push(number)
      await new Promise<void>((resolve) => ends.push(resolve))
      return number
    })
  const all = [1, 2, 3, 4, 5, 6, 7].map(work)
  expect(await Promise.all(all.slice(5))).toEqual([QUEUE_FULL, QUEUE_FULL])
  expect(begun).toEqual([1, 2])
  for (let ended = 0; ended < 5; ended += 1) {
    ends[ended]?.()
    await all[ended]
  }
  expect(begun).toEqual([1, 2, 3, 4, 5])
  expect(await Promise.all(all.slice(0, 5))).toEqual([1, 2, 3, 4, 5])
})

test('failed work frees its place', async () => {
  const one = createConcurrencyLimit({ running: 1, waiting: 1 })
  const failed = one.run(async () => {
    throw new Error('no')
  })
  const after = one.run(async () => 'done')
  await expect(failed).rejects.toThrow('no')
  expect(await after).toBe('done')
  expect(await one.run(async () => 'again')).toBe('again')
})
