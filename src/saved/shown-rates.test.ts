import { afterEach, expect, test, vi } from 'vitest'
import type { StoredCatalogue } from '#features/catalog/saved/stored-catalogue.ts'
import { dayAndMinute } from '#kit/havana.ts'
import { DAY_MS } from '#kit/units.ts'
import { chooseMoney, markMoney, shownRates } from './shown-rates.ts'

afterEach(() => vi.unstubAllGlobals())

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()

/** Day in Cuba, by which rates count. */
const dayOf = (days: number) => dayAndMinute(new Date(daysAgo(days))).day

/** A saved catalogue with a rate for pesos. */
const catalogue = (days: number) =>
  ({
    at: daysAgo(days),
    frame: { rates: [{ currency: 'CUP', perUsd: 410.5, day: dayOf(days), source: 'elTOQUE' }] },
  }) as StoredCatalogue

/** Opens a page with a currency in its address. @param ofLayout the rate of the stored layout around the page */
function open(money: string, ofLayout = `CUP 410.5 ${dayOf(20)}`) {
  const page = { cookie: '', documentElement: { dataset: { money: ofLayout } }, querySelectorAll: () => [] }
  const location = { href: `https://shop.example/products?q=litio&money=${money}` }
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', location)
  vi.stubGlobal('history', {
    state: null,
    replaceState(_: unknown, __: string, href: string) {
      location.href = href
    },
  })
  return { page, location }
}

test.each(['CUP', 'USD'])('%s is stored as the choice, and removed from the address', (money) => {
  const { page, location } = open(money)
  chooseMoney(catalogue(1))
  expect(page.cookie).toContain(`money=${money};`)
  expect(location.href).toBe('https://shop.example/products?q=litio')
})

test('a currency whose rate is too old stays in the address, for the script that explains it, and is no longer the shown one', () => {
  const { page, location } = open('CUP')
  chooseMoney(catalogue(20))
  markMoney(catalogue(20))
  expect(page.cookie).toBe('')
  expect(location.href).toContain('money=CUP')
  expect(page.documentElement.dataset).not.toHaveProperty('money')
})

test.each([
  ['newer than the catalogue', 'CUP 480 0', [480]],
  ['older than the catalogue', 'CUP 480 3', [410.5]],
  ['of another currency', 'EUR 0.9 0', [410.5]],
])('the rate of the layout counts if it is not older: %s', (_, ofLayout, shown) => {
  open(
    'USD',
    ofLayout.replace(/\d$/, (days) => dayOf(Number(days))),
  )
  expect(shownRates(catalogue(2)).map(({ perUsd }) => perUsd)).toEqual(shown)
})

test('no rate is shown once that of the layout, too, is older than a week', () => {
  open('USD', `CUP 480 ${dayOf(8)}`)
  expect(shownRates(catalogue(9))).toEqual([])
})
