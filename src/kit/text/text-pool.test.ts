import { expect, test } from 'vitest'
import { makeTextPool } from './text-pool.ts'

test('the returned text equals the given text, also after a change', () => {
  const same = makeTextPool()
  expect([same(7, 'panel'), same(7, 'panel'), same(7, 'bomba'), same(7, 'panel'), same(8, 'bomba'), same(8, '')]).toEqual([
    ...['panel', 'panel', 'bomba', 'panel', 'bomba', ''],
  ])
})
