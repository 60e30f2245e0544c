import { expect, test, vi } from 'vitest'
import { listeners, observable } from './observable.ts'

test('a listener is called on every change until it unsubscribes', () => {
  const value = observable('one')
  const heard = vi.fn()
  const stop = value.subscribe(heard)
  value.set('two')
  expect([value.get(), value.first, heard.mock.calls.length]).toEqual(['two', 'one', 1])
  stop()
  value.set('three')
  expect([value.get(), heard.mock.calls.length]).toEqual(['three', 1])
})

test('a resource starts with the first listener, ends with the last, and can start again', () => {
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
