import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { ADMIN, desktop, phone, type Visitor } from '../browser.ts'
import { emulateSlowNetwork } from '../budgets/measure.ts'
import { hydrateIslands, waitUntilIdle, walks } from '../walks.ts'

const BATTERY = '/product/bateria-de-litio-de-pared-5-12-kwh'
const english: BrowserContextOptions = { ...phone, locale: 'en-US' }

/** Language, low-bandwidth mode, older browsers and the offline state of a visit. */
describe('a visit', () => {
  const walk = walks({ onlyLooks: true })
  const { arrive } = walk
  const language = (page: Page) => page.evaluate(() => document.documentElement.lang)
  const kept = (page: Page) => page.evaluate(() => localStorage.getItem('language'))
  const cookie = async ({ context }: Visitor) => (await context.cookies()).find(({ name }) => name === 'language')?.value
  const badge = (page: Page) => page.locator('header [data-cart]').first().getAttribute('data-count')

  describe('its language', () => {
    test('switches on a touch, is kept in storage and cookie, and stays on the next page', async () => {
      const visitor = await arrive({ ...desktop, locale: 'en-US' })
      const { page } = visitor
      await page.goto('/contact')
      await hydrateIslands(page)
      const loaded = page.waitForEvent('load')
      await page.locator('.util').getByRole('link', { name: 'ES' }).click()
      await loaded
      expect([await language(page), await kept(page), await cookie(visitor)]).toEqual(['es', 'es', 'es'])
      expect(page.url()).toBe(`${walk.shop.url}/contact`)
      await page.locator('.util').getByRole('link', { name: 'EN' }).click()
      await page.waitForSelector('html[lang=en]')
      await expect.poll(() => kept(page)).toBe('en')
      await page.goto('/products')
      expect(await language(page)).toBe('en')
    })

    test('is restored from storage when the cookie was lost', async () => {
      const visitor = await arrive()
      const { page } = visitor
      await page.goto('/contact')
      await page.evaluate(() => localStorage.setItem('language', 'en'))
      await page.goto('/products')
      await page.waitForSelector('html[lang=en]')
      expect(await cookie(visitor)).toBe('en')
    })

    test('is reset to Spanish for a visitor with German who is no administrator', async () => {
      const visitor = await arrive(english)
      const { page, context } = visitor
      await context.addInitScript(() => {
        if (!sessionStorage.getItem('set')) localStorage.setItem('language', 'de')
        sessionStorage.setItem('set', '1')
      })
      await page.goto('/')
      await expect.poll(() => kept(page)).toBe('es')
      expect([await language(page), await cookie(visitor)]).toEqual(['es', 'es'])
    })

    test('is German for an administrator who chooses it', async () => {
      const visitor = await arrive(desktop)
      const { page, context } = visitor
      await context.request.post('/api/admin/login', { data: ADMIN, headers: { origin: walk.shop.url } })
      await page.goto('/')
      await page.locator('.util').getByRole('link', { name: 'DE' }).click()
      await page.waitForSelector('html[lang=de]')
      await expect.poll(() => kept(page)).toBe('de')
      await page.goto('/products')
      expect(await language(page)).toBe('de')
    })

    test('ignores unknown codes, in the address and in storage', async () => {
      const visitor = await arrive()
      const { page } = visitor
      await page.goto('/?lang=zz')
      await page.evaluate(() => localStorage.setItem('language', 'fr'))
      await page.goto('/?lang=%3Cscript%3E')
      await waitUntilIdle(page)
      expect([await language(page), await kept(page), await cookie(visitor)]).toEqual(['es', 'fr', undefined])
    })

    test('needs no other request: the document has it', async () => {
      const { page } = await arrive(english)
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await page.goto('/')
      await waitUntilIdle(page)
      expect(await language(page)).toBe('en')
      expect(asked.filter((url) => url.includes('/api/geolocation'))).toEqual([])
    })
  })

  test('can be switched without storage and cookies, as the cart can be filled, with a note about lost data', async () => {
    const { page, context } = await arrive({ ...desktop, locale: 'en-US' })
    await context.addInitScript(() => {
      const forbid = () => {
        throw new DOMException('forbidden', 'SecurityError')
      }
      for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: forbid })
      Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} })
      Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false })
    })
    await context.route('**/*', async (route) => {
      const headers = { ...route.request().headers() }
      delete headers.cookie
      await route.continue({ headers })
    })
    await page.goto(BATTERY)
    await page.getByText('Your browser does not let this site keep anything').waitFor()
    expect(await page.getByRole('region', { name: 'Cookies on this site' }).count()).toBe(0)
    await hydrateIslands(page)
    await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
    await expect.poll(() => badge(page)).toBe('1')
    await page.locator('header [data-cart]').first().click()
    await page.getByRole('dialog').getByText('does not allow the cart to be saved').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('.util').getByRole('link', { name: 'ES' }).click()
    await page.waitForSelector('html[lang=es]')
  })

  describe('on a slow connection', () => {
    const seen = async (options: BrowserContextOptions) => {
      const visitor = await arrive(options)
      const { page, context } = visitor
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url().replace(walk.shop.url, '')))
      await context.addInitScript(() => {
        const Plain = IntersectionObserver
        window.IntersectionObserver = class extends Plain {
          constructor(run: IntersectionObserverCallback, init?: IntersectionObserverInit) {
            super(run, init)
            if (init?.rootMargin) document.documentElement.dataset.margin ??= init.rootMargin
          }
        }
      })
      await page.goto('/')
      await waitUntilIdle(page)
      return { page, asked, margin: await page.evaluate(() => document.documentElement.dataset.margin) }
    }

    test.each([
      ['in Spanish', phone],
      ['in English with data saving', { ...english, extraHTTPHeaders: { 'save-data': 'on' } }],
    ])('%s: small lazy pictures, no motion, no island, no prefetch, no cookie notice', async (_, options) => {
      const { page, asked, margin } = await seen(options)
      const pictures = asked.filter((url) => url.startsWith('/media/'))
      expect(pictures.length).toBeGreaterThan(0)
      for (const url of pictures) expect(url).toMatch(/\/\d+l\.\w+$/)
      expect(margin).toBe('50px')
      expect(asked.filter((url) => /hydrate-|home-|cookies-/.test(url))).toEqual([])
      expect(await page.locator('script[type=speculationrules]').count()).toBe(0)
      expect(await page.evaluate(() => document.documentElement.outerHTML.includes('@view-transition'))).toBe(false)
      expect(await motion(page)).toEqual([])
      expect(await page.locator('script[type="application/ld+json"]').count()).toBe(0)
    })

    test('on a good connection pictures load 100 px ahead and get sharper, and islands load when the page is idle', async () => {
      const { page, margin } = await seen(english)
      // A busy machine may answer too slowly for a good connection at first: tries again with warm caches.
      for (let tries = 0; tries < 5 && (await page.locator('html[data-line]').count()) === 0; tries += 1) await page.reload()
      await page.waitForSelector('[data-island][data-live]')
      expect(margin).toBe('100px')
      const source = (picture: string) =>
        page
          .locator(picture)
          .first()
          .evaluate((image: HTMLImageElement) => image.currentSrc)
      await expect.poll(() => source('.hero img')).toMatch(/\/\d+\.avif$/)
      // Pictures of the document get sharper, too: up to 960 px, instead of 480 on a slow connection.
      await page.locator('.cat img').first().scrollIntoViewIfNeeded()
      await expect.poll(() => source('.cat img')).toMatch(/\/\d+\.avif$/)
      const widest = (await page.locator('.cat img').first().getAttribute('srcset'))?.split(',').at(-1)
      expect(widest).toMatch(/\/960\.webp 960w$/)
    })

    test('in English on a mobile 3G connection: small pictures, and an island with the first touch that needs it', async () => {
      const { page } = await arrive(english)
      await emulateSlowNetwork(page)
      await page.goto(BATTERY)
      await waitUntilIdle(page)
      expect(await page.locator('[data-live], html[data-line]').count()).toBe(0)
      const pictures = () => page.locator('main img').evaluateAll((all) => all.map((image) => (image as HTMLImageElement).currentSrc))
      expect((await pictures()).filter((url) => url.includes('/media/')).every((url) => url.endsWith('l.avif'))).toBe(true)
      await page.getByRole('button', { name: 'Next photo' }).click()
      await expect.poll(() => page.locator('.gal .cnt').textContent()).toBe('2 / 3')
      expect((await pictures()).filter((url) => url.includes('/media/')).every((url) => url.endsWith('l.avif'))).toBe(true)
    })

    test('reduced motion is respected in every language', async () => {
      const { page } = await seen({ ...english, reducedMotion: 'reduce' })
      await hydrateIslands(page)
      expect(await motion(page)).toEqual([])
    })
  })

  describe('in older browsers', () => {
    test('documents contain no messages about events that have not happened', async () => {
      const { page } = await arrive()
      for (const path of ['/', '/contact', BATTERY, '/gasto-de-datos']) {
        const answer = await page.request.get(path)
        const text = (await answer.text()).replace(/<(style|script).*?<\/\1>|<[^>]*>/gs, ' ')
        expect(text).not.toMatch(/Sin conexión|se cortó|Borrado|Guardado en este|Formulario enviado|No hay conexión|En el carrito|Agregado/)
      }
    })

    test('the menu opens and closes without popovers', async () => {
      const { page } = await arrive()
      await page.addInitScript(() => {
        Reflect.deleteProperty(HTMLElement.prototype, 'popover')
      })
      await page.route('**/*', async (route) => {
        if (route.request().resourceType() !== 'document') return route.continue()
        const response = await route.fetch()
        // Removes the attribute, which older browsers do not know.
        await route.fulfill({ response, body: (await response.text()).replace(' popover="auto"', '') })
      })
      await page.goto('/')
      const button = page.locator('.hdr [popovertarget=menu]')
      const menu = page.locator('#menu')
      await expect.poll(() => menu.isVisible()).toBe(false)
      await button.click()
      await menu.waitFor()
      expect(await button.getAttribute('aria-expanded')).toBe('true')
      await button.click()
      await menu.waitFor({ state: 'hidden' })
    })

    test('without script no control is shown that needs one', async () => {
      const { page } = await arrive({ ...phone, javaScriptEnabled: false })
      await page.goto(BATTERY)
      expect(await page.locator('.js').filter({ visible: true }).count()).toBe(0)
    })
  })

  describe('the offline state', () => {
    test.each([
      ['Spanish', phone, 'Sin conexión a internet'],
      ['English', english, 'No internet connection'],
    ])('is shown in %s, and ends when the connection returns', async (_, options, words) => {
      const { page, context, excuse } = await arrive(options)
      excuse('ERR_INTERNET_DISCONNECTED')
      await page.goto('/contact')
      const strip = page.getByRole('status').filter({ hasText: words })
      await context.setOffline(true)
      await strip.getByText(words).waitFor()
      await context.setOffline(false)
      await strip.getByText(words).waitFor({ state: 'hidden' })
    })

    test('keeps the cart working, and says so only once its script is loaded', async () => {
      const { page, context, excuse } = await arrive()
      excuse('ERR_INTERNET_DISCONNECTED')
      // `setOffline` reaches the page before it stops running requests. A cart script that still comes through would make the
      // message appear early, so this route blocks it.
      let isOnline = false
      await context.route('**/assets/cart-*', (route) => (isOnline ? route.continue() : route.abort('internetdisconnected')))
      await page.goto(BATTERY)
      const promise = page.getByText('El carrito sigue funcionando.')
      // Without a touch no script of the cart is loaded, so the page offers only reading.
      await context.setOffline(true)
      await page.getByText('Puede leer lo que ya cargó.').waitFor()
      await page.getByRole('button', { name: 'Agregar al carrito', exact: true }).click()
      await expect.poll(() => badge(page)).toBe('1')
      expect(await promise.isVisible()).toBe(false)
      // With a product in the cart, the cart's script loads as soon as there is a connection.
      isOnline = true
      await context.setOffline(false)
      await page.waitForSelector('html[data-cart-here]')
      await context.setOffline(true)
      await promise.waitFor()
      await page.locator('header [data-cart]').first().click()
      await page.getByRole('dialog', { name: 'Carrito' }).getByRole('button', { name: 'Uno más' }).click()
      await expect.poll(() => badge(page)).toBe('2')
    })
  })
})

/** Lists the elements of a page with animations or transitions. */
function motion(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => {
        const { transitionDuration, animationName, animationDuration } = getComputedStyle(element)
        const takes = (durations: string) => durations.split(', ').some((duration) => Number.parseFloat(duration) > 0)
        return takes(transitionDuration) || (animationName !== 'none' && takes(animationDuration))
      })
      .map((element) => element.outerHTML.slice(0, 80)),
  )
}
