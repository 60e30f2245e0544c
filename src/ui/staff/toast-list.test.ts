import { beforeEach, expect, test } from 'vitest'
import { clearToasts, hideOfflineToasts, shownToasts, showToast } from './toast-list.ts'

beforeEach(clearToasts)
const titles = () => shownToasts.get().map(({ title }) => title)

test('only the newest problem without a topic is shown; other messages stay', () => {
  showToast({ kind: 'done', title: 'Saved' })
  showToast({ kind: 'problem', title: 'Not deleted', topic: 'product 7' })
  showToast({ kind: 'problem', title: 'Not loaded', text: '503' })
  showToast({ kind: 'problem', title: 'Not loaded', text: '500' })
  showToast({ kind: 'problem', title: 'No room for pictures' })
  expect(titles()).toEqual(['Saved', 'Not deleted', 'No room for pictures'])
})

test('messages about a missing connection are hidden once it is back, messages about a missing answer stay', () => {
  showToast({ kind: 'problem', title: 'No connection', topic: 'save', isOffline: true })
  showToast({ kind: 'problem', title: 'No answer', topic: 'notes', isOffline: false })
  hideOfflineToasts()
  expect(titles()).toEqual(['No answer'])
})
