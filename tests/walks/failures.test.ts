import { DatabaseSync } from 'node:sqlite'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { ADMIN, desktop, phone, type Visitor } from '../browser.ts'
import { hydrateIslands, walks } from '../walks.ts'

const BATTERY = '/product/bateria-de-litio-de-pared-5-12-kwh'
const english: BrowserContextOptions = { ...desktop, locale: 'en-US' }
const failure = {
  es: { title: 'No se pudo cargar la página', retry: 'Intentar de nuevo' },
  de: { title: 'Die Seite konnte nicht geladen werden', retry: 'Erneut versuchen' },
}

describe('when a page fails', () => {
  const walk = walks({ foreign: /127\.0\.0\.1/ })
  async function arrive(options: BrowserContextOptions = english): Promise<Visitor> {
    const visitor = await walk.arrive(options)
    // A stored answer keeps the cookie notice away.
    await visitor.context.addInitScript(() =>
      localStorage.setItem('cookie-consent', '{"necessary":true,"analytics":false,"marketing":false,"at":"2026-11-20T12:00:00.000Z"}'),
    )
    return visitor
  }
  const badge = (page: Page) => page.locator('header [data-cart]').first().getAttribute('data-count')
  const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
  const status = async (page: Page, go: () => Promise<unknown>) => {
    const answer = page.waitForResponse((response) => response.request().isNavigationRequest())
    await go()
    return (await answer).status()
  }

  /** Opens the shop with a product in the cart. */
  async function shopper(options?: BrowserContextOptions): Promise<Visitor> {
    const visitor = await arrive(options)
    const { page } = visitor
    await page.goto(BATTERY)
    await page.locator('.buy button.btn-sun').click()
    await expect.poll(() => badge(page)).toBe('1')
    return visitor
  }

  /** Renames a table of the running shop's database during `run`, so that queries fail. `giveBack` ends this earlier. */
  async function without<Answer>(table: string, run: (giveBack: () => void) => Promise<Answer>): Promise<Answer> {
    const database = new DatabaseSync(`${walk.shop.dataDir}/shop.db`, { timeout: 5000 })
    // Foreign keys of other tables keep the table's original name.
    database.exec('PRAGMA legacy_alter_table=ON')
    database.exec(`ALTER TABLE ${table} RENAME TO gone`)
    let isGone = true
    const giveBack = () => {
      if (isGone) database.exec(`ALTER TABLE gone RENAME TO ${table}`)
      isGone = false
    }
    try {
      return await run(giveBack)
    } finally {
      giveBack()
      database.close()
    }
  }

  // Each language opens another list, since the shop still shows lists from its cache.
  test.each([
    ['es', 5, phone],
    ['de', 6, { ...desktop, locale: 'de-DE' }],
  ] as const)(
    'because of the server, the visitor sees a message in %s, keeps the cart and can try again',
    async (language, list, options) => {
      walk.excuse('500 /products')
      const visitor = await arrive(options)
      const { page, context } = visitor
      if (language === 'de') {
        await context.request.post('/api/admin/login', { data: ADMIN, headers: { origin: walk.shop.url } })
        await page.goto('/?lang=de')
      }
      await page.goto(BATTERY)
      await page.locator('.buy button.btn-sun').click()
      await expect.poll(() => badge(page)).toBe('1')
      await without('product', async (giveBack) => {
        expect(await status(page, () => page.goto(`/products?category=3&subcategory=${list}`))).toBe(500)
        await heading(page, failure[language].title).waitFor()
        await expect.poll(() => badge(page)).toBe('1')
        const retry = page.getByRole('link', { name: failure[language].retry })
        expect(await status(page, () => retry.click())).toBe(500)
        giveBack()
        expect(await status(page, () => retry.click())).toBe(200)
      })
      expect(page.url()).toBe(`${walk.shop.url}/products?category=3&subcategory=${list}`)
      await page.locator('main .card').first().waitFor()
      await expect.poll(() => badge(page)).toBe('1')
    },
  )

  test('because of the connection, the browser shows it, and going back restores the page with its cart', async () => {
    // The init script of walks also runs in the browser's own error page, which has no local storage.
    walk.excuse('ERR_INTERNET_DISCONNECTED', "SecurityError: Failed to read the 'localStorage' property")
    // The low-bandwidth mode fetches no pages ahead. Prefetched pages would open without a connection.
    const { page, context } = await shopper(phone)
    await context.setOffline(true)
    await page.locator('.crumb a').nth(1).click()
    await page.locator('header').waitFor({ state: 'detached' })
    await context.setOffline(false)
    await page.goBack()
    await heading(page, /^Batería/).waitFor()
    await expect.poll(() => badge(page)).toBe('1')
  })

  test('because its answer breaks off, the notice about the connection is shown after twenty seconds', async () => {
    walk.excuse('ERR_')
    const { page } = await arrive(phone)
    const front = await walk.front()
    // The browser then has the early script, and a page to compress the next one against, so that the cut leaves more than styles.
    await page.goto(front.url)
    const answersWithDifference = async (visit: number) => {
      await page.goto(`${front.url}/about?visit=${visit}`)
      return front.take().some(({ path, encoding }) => path.startsWith('/about') && encoding === 'dcb')
    }
    let visits = 0
    await expect.poll(() => answersWithDifference(++visits)).toBe(true)
    await page.clock.install()
    front.cutAfter(BATTERY, 4000)
    const broken = page.waitForEvent('requestfailed', (request) => request.isNavigationRequest())
    await page.goto(`${front.url}${BATTERY}`, { waitUntil: 'commit' })
    await broken
    await page.locator('.offline').waitFor({ state: 'attached' })
    await page.waitForFunction(() => window.q?.go)
    await page.clock.runFor(20_000)
    await page.locator('.offline').getByText('Puede leer lo que ya cargó.').waitFor()
    expect(await page.locator('#notice').count()).toBe(0)
    front.mode = 'shop'
    await page.reload()
    await page.locator('#notice').waitFor({ state: 'attached' })
    expect(await page.locator('.offline p').isVisible()).toBe(false)
  })

  test('without its script, a product has no button that does nothing, and can be asked about', async () => {
    walk.excuse('ERR_CONNECTION_RESET /assets/early-')
    const { page, context } = await arrive(phone)
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await context.route('**/assets/early-*', (route) => held.then(() => route.abort('connectionreset')))
    await page.goto(BATTERY, { waitUntil: 'commit' })
    const add = page.locator('.pinfo [data-add]')
    await add.click()
    release()
    await add.waitFor({ state: 'hidden' })
    expect(await page.locator('header [data-cart]').isVisible()).toBe(false)
    await page.locator('main').getByRole('link', { name: 'WhatsApp' }).first().waitFor()
    await page.locator('[data-quote]').click()
    await page.waitForURL('**/contact?product=*')
    // One touch is enough.
    await page.goto(BATTERY)
    await page.locator('.ctas a.cmp').click()
    await page.waitForURL('**/compare?p=*')
  })

  test('because it does not exist, the frame stays around the message', async () => {
    walk.excuse('404 /nowhere')
    const { page } = await shopper()
    expect(await status(page, () => page.goto('/nowhere'))).toBe(404)
    await expect.poll(() => badge(page)).toBe('1')
    await page.locator('.nav').getByRole('link', { name: 'Contact' }).click()
    await heading(page, 'Contact').waitFor()
  })

  describe('when a page is slow', () => {
    /** Touches a control of an island whose script is held back until `release`. */
    async function touched(options: BrowserContextOptions) {
      const { page, context } = await arrive(options)
      // On a 3G network the island's script loads only after a touch.
      await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ effectiveType: '3g' }) }))
      const { promise: held, resolve: release } = Promise.withResolvers<void>()
      await context.route('**/assets/product-*.js', async (route) => {
        await held
        await route.continue()
      })
      await page.goto(BATTERY)
      const next = page.locator('.gal-n button').last()
      await next.click()
      await page.waitForSelector('html[data-loading]')
      const bar = () =>
        page.evaluate(() => {
          const { content, animationDuration, animationDelay } = getComputedStyle(document.body, '::before')
          return { content, animationDuration, animationDelay }
        })
      return { page, next, release, bar }
    }

    test('a bar moves above a page whose island is loading for a touch, which is then replayed once', async () => {
      const { page, next, release, bar } = await touched(english)
      expect(await bar()).toEqual({ content: '""', animationDuration: '9s', animationDelay: '0.2s' })
      expect(await next.getAttribute('aria-busy')).toBe('true')
      release()
      await page.waitForSelector('html:not([data-loading])')
      expect((await bar()).content).toBe('none')
      await expect.poll(() => page.locator('.gal .cnt').textContent()).toBe('2 / 3')
      expect(await next.getAttribute('aria-busy')).toBeNull()
    })

    test.each([
      ['in the low-bandwidth mode', desktop],
      ['with reduced motion', { ...english, reducedMotion: 'reduce' as const }],
    ])('%s the bar does not move', async (_, options) => {
      const { page, release, bar } = await touched(options)
      expect(await bar()).toEqual({ content: '""', animationDuration: '0s', animationDelay: '0.2s' })
      release()
      await page.waitForSelector('html:not([data-loading])')
    })

    test('the visitor is informed offline, and the next touch tries again', async () => {
      walk.excuse('ERR_INTERNET_DISCONNECTED')
      const { page, context } = await arrive(phone)
      await page.goto(BATTERY)
      await context.setOffline(true)
      const next = page.locator('.gal-n button').last()
      await next.click()
      await page.waitForSelector('html[data-lost]')
      expect(await page.getByRole('alert').isVisible()).toBe(true)
      expect(await next.getAttribute('aria-busy')).toBeNull()
      await context.setOffline(false)
      // The message disappears when the connection is back.
      await page.waitForSelector('html:not([data-lost])')
      await next.click()
      await expect.poll(() => page.locator('.gal .cnt').textContent()).toBe('2 / 3')
    })

    test('a silent line is reported while a script loads, which then opens once', async () => {
      const { page } = await arrive(phone)
      await page.addInitScript(() => {
        navigator.share = async () => {
          const { dataset } = document.documentElement
          dataset.shared = String(Number(dataset.shared ?? 0) + 1)
        }
      })
      const front = await walk.front()
      await page.clock.install()
      await page.goto(`${front.url}${BATTERY}`)
      await page.waitForFunction(() => document.readyState === 'complete' && window.q.go)
      const told = page.locator('.toast-lost').getByText('La línea se cortó o el servidor no responde')
      // Each control loads in another way: with the script that also has the comparison and the enlarged picture, as an island, as the cart.
      for (const [control, result] of [
        ['[data-share]', 'html[data-shared="1"]'],
        ['.gal-n button:last-child', '.gal .cnt:text-is("2 / 3")'],
        ['header [data-cart]', '#cart'],
      ] as const) {
        front.mode = 'held'
        const touched = page.locator(control).first()
        await touched.click()
        await page.clock.runFor(3000)
        await told.waitFor()
        await touched.click()
        await told.waitFor({ state: 'hidden' })
        await page.clock.runFor(3000)
        await told.waitFor()
        front.release()
        await page.locator(result).first().waitFor()
        await told.waitFor({ state: 'hidden' })
        expect([control, await page.locator(result).count()]).toEqual([control, 1])
      }
    })

    test.each([
      ['again', '.gal-n button:last-child'],
      ['elsewhere', 'h1'],
    ])('a touch %s after that message asks again, though the old requests stay silent, and all touches count once', async (_, place) => {
      const { page } = await arrive(phone)
      const front = await walk.front()
      await page.clock.install()
      await page.goto(`${front.url}${BATTERY}`)
      await page.waitForFunction(() => document.readyState === 'complete' && window.q.go)
      front.mode = 'silent'
      const next = page.locator('.gal-n button').last()
      await next.click()
      await page.clock.runFor(3000)
      await page.waitForSelector('html[data-lost]')
      // On a busy machine a request could arrive later, and be answered.
      await expect.poll(() => front.unanswered.filter((path) => path.startsWith('/assets/hydrate-')).length).toBe(1)
      front.mode = 'shop'
      await page.locator(place).click()
      await page.waitForSelector('[data-live] .gal-n')
      await expect.poll(() => page.locator('.gal .cnt').textContent()).toBe('2 / 3')
      expect(await page.locator('html[data-lost],html[data-loading]').count()).toBe(0)
    })

    test('the visitor is informed when the file is missing or the island fails, and does not wait longer', async () => {
      walk.excuse('404 /assets/hydrate-')
      const { page, context } = await arrive(phone)
      const file = '**/assets/hydrate-*'
      await context.route(file, (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'gone' }))
      await page.goto(BATTERY)
      const next = page.locator('.gal-n button').last()
      const isToldAndFree = async () => {
        await page.waitForSelector('html[data-lost]:not([data-loading])')
        expect(await page.locator('[data-island] [aria-busy]').count()).toBe(0)
      }
      await next.click()
      await isToldAndFree()
      await context.unroute(file)
      // Empty props make the island fail.
      await page.locator('[data-island]').evaluate((island: HTMLElement) => Object.assign(island.dataset, { props: '{}' }))
      await next.click()
      await isToldAndFree()
    })
  })

  test('a new page begins at its top, and going back restores the scroll position', async () => {
    const { page } = await arrive()
    await page.goto('/')
    await hydrateIslands(page)
    const card = page.locator('main .card h3 a').last()
    await card.scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => scrollY)
    expect(place).toBeGreaterThan(200)
    await card.click()
    await page.waitForURL('**/product**')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place - 5)
  })
})
