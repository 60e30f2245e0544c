import { expect, test, vi } from 'vitest'
import { listeners, observable } from './observable.ts'

test('who listens hears of each change until it stops listening', () => {
  const value = observable('one')
  const heard = vi.fn()
  const stop = value.subscribe(heard)
  value.set('two')
  expect([value.get(), value.first, heard.mock.calls.length]).toEqual(['two', 'one', 1])
  stop()
  value.set('three')
  expect([value.get(), heard.mock.calls.length]).toEqual(['three', 1])
})

test('what is needed while somebody listens begins once, ends with the last, and may begin again', () => {
  const [begin, end] = [vi.fn(), vi.fn()]
  const { subscribe, isHeard } = listeners(() => {
    begin()
    return end
  })
  const [first, second] = [subscribe(() => {}), subscribe(() => {})]
  first()
  expect([begin.mock.calls.length, end.mock.calls.length, isHeard()]).toEqual([1, 0, true])
  second()
  expect([end.mock.calls.length, isHeard()]).toEqual([1, false])
  subscribe(() => {})
  expect([begin.mock.calls.length, isHeard()]).toEqual([2, true])
})
