import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { desktop, phone } from '../browser.ts'
import { categoryPath } from '../goods.ts'
import { hydrateIslands, walks } from '../walks.ts'

const BATTERY = '/product/bateria-de-litio-de-pared-5-12-kwh'
const PUBLIC = ['/', categoryPath('batteries'), '/contact', BATTERY, '/cuba-energia-solar', '/legal']
const english: BrowserContextOptions = { ...desktop, locale: 'en-US' }

/** Functions of the browser between documents: back/forward cache, view transitions, prefetching. */
describe('navigation between documents', () => {
  // Between a page with transitions and one without, the browser itself reports that the transition was aborted.
  const walk = walks({
    keepsPages: true,
    excused: ['InvalidStateError: Transition was aborted because of invalid state. ViewTransition opt-in disabled'],
  })
  async function arrive(options: BrowserContextOptions) {
    const visitor = await walk.arrive(options)
    await visitor.context.addInitScript(() => {
      // A stored answer keeps the cookie notice away.
      localStorage.setItem('cookie-consent', '{"necessary":true,"analytics":true,"marketing":false,"at":"2026-11-20T12:00:00.000Z"}')
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { isBack: persisted }))
    })
    const counted: string[] = []
    visitor.page.on('request', (request) => {
      if (request.url().endsWith('/api/track')) counted.push(new URL(request.postDataJSON().page, walk.shop.url).pathname)
    })
    return { ...visitor, counted }
  }
  /** Follows a link of the page to `/about`, calls `there`, and goes back. */
  async function thereAndBack(page: Page, there: () => Promise<void> = async () => {}): Promise<void> {
    const from = page.url()
    await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/about"]')?.click())
    await page.waitForURL('**/about')
    await page.waitForLoadState()
    await there()
    await page.evaluate(() => history.back())
    // `waitForURL` would wait for a load event, which a page from the back/forward cache does not fire.
    await expect.poll(() => page.evaluate(() => location.href)).toBe(from)
  }
  const isBack = (page: Page) => expect.poll(() => page.evaluate(() => 'isBack' in window && window.isBack)).toBe(true)
  const badge = (page: Page) => page.locator('header [data-cart]').first().getAttribute('data-count')
  const notRestored = (page: Page) =>
    page.evaluate(() => (performance.getEntriesByType('navigation')[0] as { notRestoredReasons?: unknown }).notRestoredReasons ?? null)

  test.each([
    ['untouched, in Spanish', phone, false],
    ['with every island alive, in Spanish', phone, true],
    ['with every island alive, in English', english, true],
  ])('restores every page on going back, %s', async (_, options, isAwake) => {
    const { page } = await arrive(options)
    for (const path of PUBLIC) {
      await page.goto(path)
      // Hydration errors are console errors, which fail the walk.
      if (isAwake) await hydrateIslands(page)
      const place = await page.evaluate(() => {
        scrollTo(0, 150)
        return scrollY
      })
      expect([path, place]).toEqual([path, 150])
      await thereAndBack(page)
      await isBack(page)
      expect([path, await notRestored(page), await page.evaluate(() => scrollY)]).toEqual([path, null, place])
    }
  })

  test('updates the cart, closes the menu and counts again on going back', async () => {
    const { page, counted } = await arrive(phone)
    await page.goto(BATTERY)
    await expect.poll(() => counted).toEqual([BATTERY])
    await page.locator('.pinfo [data-add]').click()
    await expect.poll(() => badge(page)).toBe('1')
    await page.getByRole('button', { name: 'Menú' }).click()
    await thereAndBack(page, async () => {
      await expect.poll(() => counted).toEqual([BATTERY, '/about'])
      await page.evaluate(() => localStorage.setItem('cart', localStorage.getItem('cart')?.replace('"quantity":1', '"quantity":4') ?? ''))
    })
    await isBack(page)
    await expect.poll(() => badge(page)).toBe('4')
    expect(await page.locator('.buy-in input').first().inputValue()).toBe('4')
    expect(await page.locator('#menu').isVisible()).toBe(false)
    await expect.poll(() => counted).toEqual([BATTERY, '/about', BATTERY])
    await page.locator('.buy-in').first().getByRole('button', { name: 'Uno más' }).click()
    await expect.poll(() => badge(page)).toBe('5')
  })

  test('reloads pages for staff, with the changes made meanwhile', async () => {
    const page = await walk.signedIn('/admin/account', phone)
    await page.goto(BATTERY)
    await page.waitForSelector('html[data-staff]')
    await page.evaluate(() => Object.assign(window, { isOld: true }))
    await thereAndBack(page)
    await expect.poll(() => page.evaluate(() => 'isOld' in window)).toBe(false)
    await page.waitForSelector('html[data-staff]')
  })

  test('uses the language chosen meanwhile', async () => {
    const { page } = await arrive(phone)
    await page.goto('/legal')
    await thereAndBack(page, async () => {
      await page.evaluate(() => document.querySelector<HTMLElement>('.lang [lang=en]')?.click())
      await page.waitForSelector('html[lang=en]')
    })
    await page.waitForSelector('html[lang=en]')
    expect(page.url()).toBe(`${walk.shop.url}/legal`)
  })

  test('the form restored by going back knows its draft’s state in another document and does not send it twice', async () => {
    const { page } = await arrive(phone)
    const field = (name: string) => page.locator(`main form [name=${name}]`)
    const message = () => field('message').inputValue()
    const inAnother = async (run: () => Promise<void>) => {
      await thereAndBack(page, async () => {
        await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/contact"]')?.click())
        await page.waitForURL('**/contact')
        await run()
        await page.evaluate(() => history.back())
        await expect.poll(() => page.evaluate(() => location.pathname)).toBe('/about')
      })
      await isBack(page)
    }
    await page.goto('/contact')
    await field('name').fill('Ana Pérez')
    await field('phone').fill('5234 5678')
    await field('message').fill('Quiero un sistema de 5 kW.')
    await page.waitForSelector('[data-island][data-live]')
    await inAnother(async () => {
      await expect.poll(message).toBe('Quiero un sistema de 5 kW.')
      await field('message').fill('Quiero un sistema de 8 kW.')
    })
    await expect.poll(message).toBe('Quiero un sistema de 8 kW.')
    await inAnother(async () => {
      await expect.poll(message).toBe('Quiero un sistema de 8 kW.')
      await page.locator('main form button[type=submit]').click()
      await page.waitForURL('**/contact?sent=*')
    })
    await expect.poll(message).toBe('')
    expect(await field('name').inputValue()).toBe('Ana Pérez')
  })

  test('fades pages into each other unless reduced motion or low bandwidth is requested', async () => {
    const fades = async (options: BrowserContextOptions) => {
      const { page } = await arrive(options)
      await page.addInitScript(() => addEventListener('pagereveal', (event) => Object.assign(window, { fades: !!event.viewTransition })))
      await page.goto('/legal')
      await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/about"]')?.click())
      await page.waitForURL('**/about')
      await page.waitForFunction(() => 'fades' in window)
      return page.evaluate(() => 'fades' in window && window.fades)
    }
    expect(await fades(english)).toBe(true)
    expect(await fades({ ...english, reducedMotion: 'reduce' })).toBe(false)
    expect(await fades(phone)).toBe(false)
  })

  test('does not choose a language that a pointer only hovers over', async () => {
    const { page, context } = await arrive(english)
    await page.goto('/legal')
    // On a good connection a page is fetched ahead when the pointer rests on its link.
    await page.evaluate(() => document.documentElement.setAttribute('data-line', 'good'))
    const about = page.locator('.nav a[href="/about"]')
    await about.hover()
    await page.locator('.util .lang a[lang=es]').hover()
    await about.click()
    await page.waitForURL('**/about')
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('en')
    expect((await context.cookies()).filter(({ name }) => name === 'language')).toEqual([])
  })
})
