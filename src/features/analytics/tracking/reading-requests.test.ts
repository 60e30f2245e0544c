import { expect, test } from 'vitest'
import { dayAndMinute } from '#kit/havana.ts'
import { addDays, countDays, daysFrom } from '../days.ts'
import { deviceOf, normalizeConnection, normalizePage, normalizeSearch, referrerHost, refusesTracking } from './reading-requests.ts'
import { isPlausibleTime } from './tracking.contract.ts'

test('a page is counted by its path and category, without typed text', () => {
  expect(normalizePage('/products?category=4&subcategory=8&view=list')).toBe('/products?category=4&subcategory=8')
  expect(normalizePage('/products?q=mi+nombre&category=x')).toBe('/products')
  expect(normalizePage('/about/?lang=en#team')).toBe('/about')
  expect(normalizePage('/')).toBe('/')
  expect(normalizePage('/administrators')).toBe('/administrators')
  for (const page of ['/admin', '/admin/', '/admin/dashboard?tab=products']) expect(normalizePage(page)).toBeNull()
})

test('only other sites are referrers', () => {
  expect(referrerHost('https://www.Facebook.com/groups/1?x=2', ['localhost'])).toBe('facebook.com')
  expect(referrerHost('android-app://com.whatsapp/', ['localhost'])).toBe('com.whatsapp')
  for (const own of ['', 'http://localhost/products', 'nonsense', 'about:blank', 'http://www.localhost/'])
    expect(referrerHost(own, ['localhost'])).toBeNull()
})

test('devices, connections and search terms get normalized names', () => {
  expect(deviceOf('Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36')).toBe('android')
  expect(deviceOf('Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)')).toBe('iphone')
  expect(deviceOf('Mozilla/5.0 (iPad; CPU OS 12_0 like Mac OS X)')).toBe('ipad')
  expect(deviceOf('Mozilla/5.0 (X11; Linux x86_64; rv:140.0)')).toBe('computer')
  expect(deviceOf('NokiaBrowser/7')).toBe('other')
  expect([normalizeConnection('3G'), normalizeConnection('warp'), normalizeConnection(undefined)]).toEqual(['3g', null, null])
  expect([normalizeSearch('  Panel   SOLAR '), normalizeSearch('  ')]).toEqual(['panel solar', null])
})

test('the headers DNT and Sec-GPC refuse tracking', () => {
  expect([refusesTracking({ dnt: '1' }), refusesTracking({ 'sec-gpc': '1' }), refusesTracking({ dnt: '0' })]).toEqual([true, true, false])
})

test('days and minutes are those of Havana, in summer as in winter', () => {
  expect(dayAndMinute(new Date('2026-11-21T04:59:00Z'))).toEqual({ day: '2026-11-20', minute: 23 * 60 + 59 })
  expect(dayAndMinute(new Date('2026-11-21T05:00:00Z'))).toEqual({ day: '2026-11-21', minute: 0 })
  expect(dayAndMinute(new Date('2026-07-01T04:00:00Z'))).toEqual({ day: '2026-07-01', minute: 0 })
  expect([addDays('2026-03-01', -1), countDays('2026-03-01', '2026-03-31')]).toEqual(['2026-02-28', 31])
  expect(daysFrom('2026-12-31', '2027-01-01')).toEqual(['2026-12-31', '2027-01-01'])
  expect(daysFrom('2026-12-31', '2026-12-01')).toEqual([])
})

test('a time is plausible if it is at most seven days old and less than a day ahead', () => {
  const now = new Date('2026-11-21T12:00:00Z')
  for (const good of ['2026-11-21T12:00:00Z', '2026-11-14T13:00:00Z', '2026-11-22T11:00:00Z', now.getTime()])
    expect(isPlausibleTime(good, now)).toBe(true)
  for (const bad of ['2026-11-14T11:00:00Z', '2026-11-22T13:00:00Z', 0, 9e15, Number.MAX_VALUE])
    expect(isPlausibleTime(bad, now)).toBe(false)
})
