import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { phone } from '../browser.ts'
import { arriveWithWorker, openStored } from '../service-worker.ts'
import { walks } from '../walks.ts'
import { setWrongClock, YEAR_MS } from '../wrong-clock.ts'

const BATTERY = '/product/bateria-de-litio-de-pared-5-12-kwh'
const SOLAR = '/cuba-energia-solar'

describe('without a connection', () => {
  const walk = walks({ onlyLooks: true, excused: ['ERR_INTERNET_DISCONNECTED', 'ERR_FAILED'] })
  const heading = (page: Page) => page.locator('main h1').first()
  const strip = (page: Page) => page.locator('.offline p')

  const arrive = (options: object = phone) => arriveWithWorker(walk, options)

  test('the cart opens for the first time, and a comparison begins, also where the browser has emptied its own cache', async () => {
    const { page, context } = await arrive()
    await openStored(page, BATTERY)
    await (await context.newCDPSession(page)).send('Network.clearBrowserCache')
    await context.setOffline(true)
    await page.reload()
    await page.locator('.pinfo [data-add]').click()
    await page.locator('header [data-cart]').first().click()
    const order = page.locator('#cart a.btn-wa')
    await order.waitFor()
    expect(decodeURIComponent((await order.getAttribute('href')) ?? '')).toContain('BL-4810W')
    await page.keyboard.press('Escape')
    await page.locator('.pinfo .cmp').first().click()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('compare'))).toMatch(/^\d+$/)
  })

  test.each([
    ['stored page', -YEAR_MS],
    ['page that is open', YEAR_MS],
  ])('prices are of the day of the %s by the shop’s clock, where that of the device is wrong', async (kind, shift) => {
    const { page, context } = await arrive()
    await setWrongClock(page, shift)
    await openStored(page, BATTERY)
    // Browsers whose clock is ahead take the shop's earlier answers for old.
    await (await context.newCDPSession(page)).send('Network.clearBrowserCache')
    await context.setOffline(true)
    if (kind === 'stored page') {
      await page.reload()
      await strip(page).getByText('Ve la copia guardada').waitFor()
    }
    await page.locator('.pinfo [data-add]').click()
    const seenAt = () => page.evaluate(() => JSON.parse(localStorage.cart).items[0].seenAt as string)
    await expect.poll(async () => Math.abs(Date.now() - Date.parse(await seenAt()))).toBeLessThan(YEAR_MS / 2)
    await page.locator('header [data-cart]').first().click()
    const order = page.locator('#cart a.btn-wa')
    await order.waitFor()
    expect(decodeURIComponent((await order.getAttribute('href')) ?? '')).toMatch(
      new RegExp(`Precios del \\d+ \\w+\\.? ${new Date().getFullYear()}`),
    )
  })

  test('the icon on the home screen opens the cart as it is', async () => {
    const { page, context } = await arrive()
    await openStored(page, '/products')
    await openStored(page, BATTERY)
    await page.locator('.pinfo [data-add]').click()
    await context.setOffline(true)
    await page.goto('/products#c=')
    await page.locator('#cart .line').waitFor()
    expect(await page.locator('#cart .line').count()).toBe(1)
    await page.locator('#cart a.btn-wa').waitFor()
    expect(await page.evaluate(() => location.hash)).toBe('')
    // Without its stored page it opens the cart too.
    await page.evaluate(async () => (await caches.open('pages-1')).delete('/products', { ignoreVary: true }))
    await page.goto('about:blank')
    await page.goto('/products#c=')
    await heading(page).getByText('Sin conexión').waitFor()
    await page.locator('#cart .line').waitFor()
  })

  test('a household whose page was never opened is filled into the stored calculator, and leaves the visitor’s own one as it is', async () => {
    const { page, context } = await arrive()
    await openStored(page, SOLAR)
    await context.setOffline(true)
    // The page about the connection looks for a saved catalogue, which creates its cache.
    await page.goto('/about')
    await page.locator('#kept a').first().waitFor()
    await page.goto(SOLAR)
    await page.locator('#calc [data-for=shop]').click()
    const names = page.locator('#calc .rows > li summary b')
    await expect
      .poll(() => names.allTextContents())
      .toEqual(['Congelador grande', 'Split inverter 12,000 BTU', 'Bombillo LED', 'Router y móviles'])
    await expect.poll(() => page.locator('#calc [data-for=shop]').getAttribute('aria-current')).toBe('true')
    await page.locator('#answer .note-warn').waitFor()
    const counts = () =>
      page.locator('#calc .rows > li [name=u]').evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))
    expect(await counts()).toEqual(['2', '1', '6', '1'])
    expect(await page.evaluate(() => localStorage.getItem('home'))).toBeNull()
    const own = '1~5d!weakest~offGrid~agm~35!ground!35~fridge-2~own-1-750-4-0-Torno~motor!-1-400-1-0'
    await page.goto(`${SOLAR}?home=${encodeURIComponent(own)}`)
    await expect.poll(() => names.allTextContents()).toEqual(['Refrigerador', 'Torno', 'Equipo propio'])
    // The form holds the same household again.
    await expect.poll(() => page.locator('[data-home]').getAttribute('href')).toContain(encodeURIComponent(encodeURIComponent(own)))
    // The list offers no reserve of 35 %.
    expect((await page.locator('[name=grow] option').allTextContents()).slice(1)).toEqual(['+20\u00a0%', '+35\u00a0%', '+50\u00a0%'])
    // The calculator reacts to a further touch.
    const answer = await page.locator('#calc').textContent()
    await page.locator('#calc .rows > li .qty button:last-child').first().click()
    await expect.poll(() => page.locator('#calc').textContent()).not.toBe(answer)
    await context.setOffline(false)
  })

  test('a kit goes into the cart, with prices of the day of stored pages, and names the products without a price', async () => {
    const { page, context } = await arrive()
    await openStored(page, SOLAR)
    const lines = page.locator('#calc .kit').first().locator('li a')
    const names = await lines.allTextContents()
    const known = (await lines.first().getAttribute('href')) ?? ''
    await openStored(page, known)
    await openStored(page, SOLAR)
    await context.setOffline(true)
    await page.reload()
    await page.locator('#calc .kit [data-kit]').first().click()
    await page.locator('#cart .line').first().waitFor()
    expect(await page.locator('#cart .line').count()).toBe(names.length)
    const said = (await page.locator('#cart').getByText('Sin conexión no se sabe el precio de').textContent()) ?? ''
    for (const name of names.slice(1)) expect(said).toContain(name)
    expect(said).not.toContain(names[0])
    const cart = await page.evaluate(() => localStorage.cart as string)
    expect(JSON.parse(cart).items.filter(({ seenAt }: { seenAt: string }) => seenAt)).toHaveLength(1)
    await context.setOffline(false)
    await expect
      .poll(() => page.evaluate(() => JSON.parse(localStorage.cart).items.every(({ seenAt }: { seenAt: string }) => seenAt)), {
        timeout: 20_000,
      })
      .toBe(true)
    // Prices that were unknown have not changed.
    expect(
      await page
        .locator('#cart')
        .getByText(/cambi(ó|aron) desde/)
        .count(),
    ).toBe(0)
  })
})
