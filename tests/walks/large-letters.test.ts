import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { staffText } from '#i18n/staff.ts'
import { ADMIN, phone } from '../browser.ts'
import { productId } from '../goods.ts'
import { lookAtLetters as look, lookOffline } from '../letters.ts'
import { hydrateIslands, openStaffPage, reloadStaffPage, sayYes, walks } from '../walks.ts'

const SYSTEM = '/product/sistema-solar-completo-3-kw'
const LONG_AGO = '2026-01-10T12:00:00.000Z'
/** The larger font size alone, for states of screens that are checked at both sizes elsewhere. */
const largest = [32]

/** Checks states of pages with large letters. everybody.test.ts and staff-screens.test.ts check pages without input. */
describe('with large letters', () => {
  const walk = walks({
    environment: () => ({ TRUST_PROXY: '127.0.0.1' }),
  })
  const arriving = (width: number, locale = 'es-CU') => ({ ...phone, viewport: { width, height: 640 }, deviceScaleFactor: 1, locale })
  const openCart = (page: Page) => page.locator('header [data-cart]').first().click()

  type Card = { id: number; nameEs: string }
  /** Stores a cart with the products of the longest names, at prices that have changed since. */
  async function fillCart(page: Page, count: number, seenAt = new Date().toISOString()): Promise<void> {
    const cards = (await (await page.request.get('/api/products')).json()) as Card[]
    const longest = cards.toSorted((one, other) => other.nameEs.length - one.nameEs.length).slice(0, count)
    const items = longest.map(({ id, ...product }) => ({
      id,
      quantity: 33,
      addedAt: seenAt,
      seenAt,
      product: { ...product, newPrice: '1.00' },
    }))
    await page.evaluate((cart) => localStorage.setItem('cart', cart), JSON.stringify({ version: 1, code: 'K7M3PX', items }))
  }

  test.each([
    ['es-CU', 360],
    ['en-US', 390],
  ])('the home page, its menu and the cookie settings have enough room (%s, %i px)', async (locale, width) => {
    const { page } = await walk.arrive(arriving(width, locale))
    await page.goto('/')
    // In English the page is checked with the cookie notice.
    if (locale === 'en-US') await page.locator('.ckb').waitFor()
    const found = await look(page, 'the home page')
    // The buttons of cart and menu must be visible at any font size.
    for (const button of ['[data-cart]', '[popovertarget=menu]']) expect(await page.locator(button).isVisible()).toBe(true)
    await page.locator('[popovertarget=menu]').click()
    found.push(...(await look(page, 'the menu')))
    await page.locator('[popovertarget=menu]').click()
    await page.locator('footer [data-cookies]').click()
    await page.locator('.cks').waitFor()
    found.push(...(await look(page, 'the cookie settings')))
    expect(found).toEqual([])
  })

  test('the choice of currency has enough room in the footer and the menu', async () => {
    const staff = await walk.signedIn('/admin/exchange-rates')
    const day = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'America/Havana' }).format(new Date())
    for (const currency of ['CUP', 'EUR']) {
      const rate = { currency, day, source: 'elTOQUE', perUsd: currency === 'CUP' ? 410.5 : 0.9 }
      const answer = await staff.request.post('/api/admin/exchange-rates', { data: rate, headers: { origin: walk.shop.url } })
      expect([await answer.text(), answer.status()]).toEqual([expect.anything(), 201])
    }
    const found: string[] = []
    for (const width of [320, 390]) {
      const { page } = await walk.arrive(arriving(width))
      await page.goto('/about')
      expect(await page.locator('footer .money a').count()).toBe(3)
      found.push(...(await look(page, `the footer, ${width} px`)))
      await page.locator('[popovertarget=menu]').click()
      found.push(...(await look(page, `the menu, ${width} px`)))
    }
    expect(found).toEqual([])
  })

  test('a product being added, the open cart and the offline page have enough room', async () => {
    const { page, context, excuse } = await walk.arrive(arriving(360))
    excuse('ERR_FAILED /assets/cart-')
    const found: string[] = []
    await page.goto(SYSTEM)
    await hydrateIslands(page)
    await page.locator('.buy .btn-sun').click()
    await page.locator('.pinfo [data-added]').waitFor()
    await page.locator('.buy-out').first().waitFor({ state: 'hidden' })
    found.push(...(await look(page, 'a product that is in the cart')))
    await openCart(page)
    await page.locator('.dlg .line').waitFor()
    found.push(...(await look(page, 'the cart')))
    await page.locator('.dlg-h .hb').click()
    found.push(...(await lookOffline(page)))

    await fillCart(page, 30)
    await page.goto('/about')
    await openCart(page)
    await page.locator('.dlg .btn-wa').nth(1).waitFor()
    found.push(...(await look(page, 'a long order', largest)))
    await fillCart(page, 2, LONG_AGO)
    await page.goto('/about')
    await openCart(page)
    await page.locator('.dlg-b .note-warn').waitFor()
    found.push(...(await look(page, 'a cart with new prices', largest)))

    const message = new URL((await page.locator('.dlg .btn-wa').first().getAttribute('href')) ?? '').searchParams.get('text') ?? ''
    const [link = ''] = /\/products#c=\S+$/m.exec(message) ?? []
    await fillCart(page, 1)
    await page.goto('/about')
    await page.goto(link)
    await page.locator('.dlg .btn-sun').waitFor()
    found.push(...(await look(page, 'an order that was shared')))
    await page.locator('.dlg .btn-sun').click()
    await page.locator('.dlg-b .note-warn').waitFor()
    found.push(...(await look(page, 'an order that was joined', largest)))

    await context.route(/\/assets\/cart-/, (route) => route.abort())
    await page.goto('/about')
    await openCart(page)
    await page.waitForSelector('html[data-lost]')
    found.push(...(await look(page, 'a cart that did not come', largest)))
    expect(found).toEqual([])
  })

  test.each(['es-CU', 'en-US'])('the form has enough room when refused, about a product, and sent (%s)', async (locale) => {
    walk.excuse('ERR_INTERNET_DISCONNECTED')
    const { page, context } = await walk.arrive(arriving(360, locale))
    await context.addInitScript(() =>
      localStorage.setItem('cookie-consent', '{"necessary":true,"analytics":false,"marketing":false,"at":"2026-11-20T12:00:00.000Z"}'),
    )
    const found: string[] = []
    await page.goto('/contact?product=inversor-trifasico-20-kw')
    await hydrateIslands(page)
    const send = page.locator('main form[method=post] [type=submit]')
    await page.locator('[name=name]').fill('A')
    await send.click()
    await page.locator('.err').first().waitFor()
    found.push(...(await look(page, 'a form that is refused')))
    await page.locator('[name=name]').fill('Ana Pérez')
    await page.locator('[name=phone]').fill('5234 5678')
    await page.locator('[name=message]').fill('Para una nave de 300 m².')
    await context.setOffline(true)
    await send.click()
    await page.locator('.note').filter({ visible: true }).first().waitFor()
    found.push(...(await look(page, 'a form that waits for the connection', largest)))
    await fillCart(page, 3)
    await context.setOffline(false)
    await page.goto('/contact?cart=1')
    await hydrateIslands(page)
    await page.locator('[name=name]').fill('Ana Pérez')
    await page.locator('[name=phone]').fill('5234 5678')
    await page.locator('[name=message]').fill('Para una nave de 300 m².')
    await send.click()
    await page.waitForURL((url) => url.searchParams.has('sent'))
    await page.locator('.note-ok').filter({ visible: true }).first().waitFor()
    found.push(...(await look(page, 'a form that was sent')))
    expect(found).toEqual([])
  })

  test('the human verification has enough room', async () => {
    const robot = { 'x-forwarded-for': '1.2.4.8' }
    const userAgent =
      'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36'
    const { page, excuse } = await walk.arrive({ ...arriving(360), userAgent, extraHTTPHeaders: robot })
    excuse('ERR_FAILED /api/verify-human')
    // The screen of a failed verification stays, which otherwise ends after three seconds.
    await page.addInitScript(() => {
      const { setTimeout: plain } = window
      Object.assign(window, { setTimeout: (run: () => void, ms?: number) => (ms === 3000 ? 0 : plain(run, ms)) })
    })
    await page.route('**/api/verify-human', (route) => route.abort())
    await page.goto('/about')
    const gate = page.locator('dialog.hvg')
    await gate.locator('[value=target]').waitFor()
    await gate.locator('.hv').click({ position: { x: 4, y: 4 } })
    await gate.locator('.err').waitFor()
    const found = await look(page, 'the circle that was missed')
    await gate.locator('[value=other]').click()
    await gate.locator('[value=proceed]:enabled').waitFor()
    found.push(...(await look(page, 'the way without it')))
    await gate.locator('[value=proceed]').click()
    await gate.locator('[value=now]').waitFor()
    found.push(...(await look(page, 'a verification that failed')))
    expect(found).toEqual([])
  })

  test('public pages in German, which only staff can choose, have enough room', async () => {
    walk.excuse('404 /nowhere')
    const { page, context } = await walk.arrive(arriving(360, 'de-DE'))
    await context.addInitScript(() =>
      localStorage.setItem('cookie-consent', '{"necessary":true,"analytics":false,"marketing":false,"at":"2026-11-20T12:00:00.000Z"}'),
    )
    await context.request.post('/api/admin/login', { data: ADMIN, headers: { origin: walk.shop.url } })
    await page.goto('/nowhere?lang=de')
    const found = await look(page, 'a page that is not there')
    for (const path of ['/contact', SYSTEM]) {
      await page.goto(path)
      expect(await page.locator('html').getAttribute('lang')).toBe('de')
      found.push(...(await look(page, path, largest)))
    }
    expect(found).toEqual([])
  })

  test('staff notices of a draft, a lost connection, a conflict and an expired session have enough room', async () => {
    walk.excuse('ERR_INTERNET_DISCONNECTED', '401 /api/admin/products/', '409 /api/admin/products/')
    const t = staffText('de')
    const page = await walk.signedIn('/admin/orders', arriving(360, 'de-DE'))
    await page.context().addCookies([{ name: 'staff-language', value: 'de', url: walk.shop.url }])
    await sayYes(page)
    await openStaffPage(page, `/admin/products/${productId('inversor-hibrido-5-kw')}/edit`)
    const found: string[] = []
    const name = page.locator('[name="nameEn"]')
    const save = page.getByRole('button', { name: t('save.save'), exact: true })
    await name.fill('Mine')
    await reloadStaffPage(page)
    await page.getByText(t('draft.restoredText')).waitFor()
    found.push(...(await look(page, 'the draft')))

    await page.context().setOffline(true)
    await page.locator('[data-offline]').waitFor({ state: 'attached' })
    await save.click()
    await page.locator('.toast').first().waitFor()
    found.push(...(await lookOffline(page)))

    const cookies = await page.context().cookies()
    await page.context().clearCookies()
    await save.click()
    await page.getByRole('heading', { name: t('login.againTitle') }).waitFor()
    found.push(...(await look(page, 'the end of a session')))
    await page.context().addCookies(cookies)
    await page.keyboard.press('Escape')

    await page.request.put(`/api/admin/products/${productId('inversor-hibrido-5-kw')}`, {
      data: { nameEn: 'Theirs' },
      headers: { origin: walk.shop.url },
    })
    await save.click()
    await page.getByRole('alert').getByRole('group').first().waitFor()
    found.push(...(await look(page, 'the change of somebody else')))

    expect(found).toEqual([])
  })
})
