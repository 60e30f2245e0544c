import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { phone } from '../browser.ts'
import type { Front } from '../front.ts'
import { androidPhone } from '../known-visits.ts'
import { createStaffReader } from '../staff-reader.ts'
import { type Guest, walks } from '../walks.ts'
import { setWrongClock, shiftClock, YEAR_MS } from '../wrong-clock.ts'

const BATTERY = '/product/bateria-de-litio-de-pared-5-12-kwh'

describe('visits without a connection', () => {
  const walk = walks({ foreign: /127\.0\.0\.1/ })
  const read = createStaffReader(() => walk.shop)
  let front: Front

  /** Opens a product page as a visitor who may be counted, through a proxy that can fail like a network (front.ts). */
  async function arrive(prepare?: (page: Page) => Promise<unknown>): Promise<Guest> {
    front = await walk.front()
    walk.excuse('ERR_EMPTY_RESPONSE', 'ERR_CONNECTION', 'ERR_SOCKET', 'ERR_INTERNET_DISCONNECTED', 'Failed to load module script')
    const guest = await walk.arrive({ ...phone, userAgent: androidPhone, baseURL: front.url })
    await prepare?.(guest.page)
    const counted = guest.page.waitForResponse('**/api/track/product')
    await guest.page.goto(BATTERY)
    await counted
    return guest
  }
  const stored = (page: Page) => page.evaluate(() => localStorage.getItem('visits'))
  const waiting = async (page: Page) => ((await stored(page)) ?? '').match(/"kind":"cart"/g)?.length ?? 0
  const add = (page: Page) => page.locator('.pinfo [data-add]').click()

  /** Reads in the staff's report how often something was put into a cart. */
  async function counted(): Promise<number> {
    const day = new Date().toLocaleDateString('sv', { timeZone: 'America/Havana' })
    const { lists } = await read<{ lists: { actions: { name: string; count: number }[] } }>(`/api/admin/analytics?from=${day}&to=${day}`)
    return lists.actions.find(({ name }) => name === 'cart')?.count ?? 0
  }

  test.each(['broken', 'deaf', 'portal'] as const)('count once, from another page, if the connection was %s', async (mode) => {
    const before = await counted()
    const { page, context } = await arrive()
    front.mode = mode
    await add(page)
    await expect.poll(() => waiting(page)).toBe(1)
    await page.close()
    // Two tabs try to send the same stored visit at the same time.
    const [one, other] = [await context.newPage(), await context.newPage()]
    front.mode = 'shop'
    await Promise.all([one.goto('/about'), other.goto('/contact')])
    await expect.poll(() => stored(one)).toBeNull()
    await expect.poll(counted).toBe(before + 1)
    // Watches only this tab's requests: the other tab may still be sending the same visit, which counts once. On a busy machine a
    // page view may be late as well.
    const late: string[] = []
    one.on('request', (request) => {
      if (request.url().endsWith('/api/track/late')) late.push(request.postData() ?? '')
    })
    const visit = one.waitForResponse('**/api/track')
    await one.goto('/legal')
    await visit
    expect(late.filter((sent) => sent.includes('"cart"'))).toEqual([])
    expect(await counted()).toBe(before + 1)
  })

  test('count once if the answer to the late request is lost as well', async () => {
    const before = await counted()
    const { page, context } = await arrive()
    await context.setOffline(true)
    await add(page)
    await expect.poll(() => waiting(page)).toBe(1)
    front.mode = 'deaf'
    await context.setOffline(false)
    await expect.poll(() => front.take().filter(({ path }) => path === '/api/track/late').length).toBeGreaterThan(0)
    expect(await waiting(page)).toBe(1)
    front.mode = 'shop'
    await expect.poll(() => stored(page), { timeout: 10_000 }).toBeNull()
    await expect.poll(counted).toBe(before + 1)
  })

  test.each([
    ['behind', -YEAR_MS],
    ['ahead', YEAR_MS],
  ])('count today on a device whose clock is a year %s, also if it is set right meanwhile', async (_, shift) => {
    for (const isSetRight of [false, true]) {
      const before = await counted()
      const { page, context } = await arrive((page) => setWrongClock(page, shift))
      await context.setOffline(true)
      await add(page)
      await expect.poll(() => waiting(page)).toBe(1)
      if (isSetRight) await page.evaluate(shiftClock, -shift)
      await context.setOffline(false)
      await expect.poll(() => stored(page), { timeout: 10_000 }).toBeNull()
      await expect.poll(counted).toBe(before + 1)
    }
  })

  test('are forgotten if the visitor refuses to be counted', async () => {
    const before = await counted()
    const { page, context } = await arrive()
    await context.setOffline(true)
    await add(page)
    await expect.poll(() => waiting(page)).toBe(1)
    await page.evaluate(() => {
      localStorage.setItem('cookie-consent', '{"necessary":true,"analytics":false,"marketing":false,"at":"2026-11-20T12:00:00.000Z"}')
      dispatchEvent(new CustomEvent('cookie-consent', { detail: { analytics: false, marketing: false } }))
    })
    expect(await stored(page)).toBeFalsy()
    // If a stored visit remains after the refusal, the next page deletes it.
    await page.evaluate(() => localStorage.setItem('visits', `{"id":0.5,"timestamp":${Date.now()},"kind":"cart"}`))
    await context.setOffline(false)
    await page.goto('/about')
    await expect.poll(() => stored(page)).toBeFalsy()
    expect(front.take().filter(({ path }) => path === '/api/track/late')).toEqual([])
    expect(await counted()).toBe(before)
  })

  test('take limited space in the storage, and are dropped by a browser without storage', async () => {
    const { page, context } = await arrive()
    const old = { id: 0.1, timestamp: Date.now() - 4 * 24 * 60 * 60 * 1000, kind: 'call' }
    await page.evaluate((event) => localStorage.setItem('visits', `${JSON.stringify(event)}\n{damaged`), old)
    await context.setOffline(true)
    for (let n = 0; n < 200; n += 1) await page.evaluate(() => window.count?.('cart', [1]))
    expect((await stored(page))?.length).toBeLessThanOrEqual(20_000)
    await context.setOffline(false)
    await expect.poll(() => stored(page), { timeout: 15_000 }).toBeNull()
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await page.goto('/about')
    await context.setOffline(true)
    await page.evaluate(() => window.count?.('cart', [1]))
    expect(await stored(page)).toBeFalsy()
    expect(await page.getByRole('alert').count()).toBe(0)
  })
})
