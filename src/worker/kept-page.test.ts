import { expect, test } from 'vitest'
import { removeOutdatedRate } from './kept-page.ts'

const pageAt = (rate: string) =>
  `<!DOCTYPE html><html lang="es" data-bandwidth="low" data-money="${rate}" data-rate-of="tasa del 20 nov."><b>$126.68</b> <span class="approx">≈ 52 000 CUP</span></html>`

test('a stored page loses amounts in pesos, and the rate for its scripts, after seven days', () => {
  const page = pageAt('CUP 410.5 2026-11-20')
  expect(removeOutdatedRate(page, new Date('2026-11-27T12:00:00Z'))).toBe(page)
  expect(removeOutdatedRate(page, new Date('2026-11-28T12:00:00Z'))).toBe(
    '<!DOCTYPE html><html lang="es" data-bandwidth="low" data-rate-of="tasa del 20 nov."><b>$126.68</b> </html>',
  )
})

test('amounts in euros stay on a stored page', () => {
  const page = pageAt('EUR 0.8617 2026-11-20')
  expect(removeOutdatedRate(page, new Date('2027-11-28T12:00:00Z'))).toBe(page)
})

test('the seven days end at midnight in Havana', () => {
  const page = pageAt('CUP 410.5 2026-11-20')
  expect(removeOutdatedRate(page, new Date('2026-11-28T04:59:00Z'))).toBe(page)
  expect(removeOutdatedRate(page, new Date('2026-11-28T05:01:00Z'))).not.toBe(page)
})
