import { beforeEach, expect, test } from 'vitest'
import { clearToasts, shownToasts, showToast } from './toast-list.ts'

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
