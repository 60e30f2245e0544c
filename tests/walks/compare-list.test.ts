import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { barriers } from '../barriers.ts'
import { desktop, phone } from '../browser.ts'
import { categoryPath, productId } from '../goods.ts'
import { waitUntilIdle, walks } from '../walks.ts'

const WALL = productId('bateria-de-litio-de-pared-5-12-kwh')
const FLOOR = productId('bateria-de-litio-de-pie-10-24-kwh')
const RACK = productId('bateria-de-rack-5-12-kwh-19')
const THREE = `/compare?p=${WALL},${FLOOR},${RACK}`
const narrow = { ...phone, viewport: { width: 320, height: 640 } }

describe('the list of products to compare', () => {
  const walk = walks({ onlyLooks: true })
  const LIST = categoryPath('batteries', 'lithium-home-batteries')
  const FOUND = '/products?q=litio'
  const choose = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name }).locator('.cmp')
  const bar = (page: Page) => page.locator('.cmp-bar a')
  const kept = (page: Page) => page.evaluate(() => localStorage.getItem('compare'))
  const isChosen = (page: Page, name: string) => choose(page, name).getAttribute('aria-pressed')
  const FULL = 'Cuatro es lo máximo. Quite uno para agregar otro.'

  test('stays unchanged when a friend’s comparison is opened', async () => {
    const { page } = await walk.arrive(phone)
    const [own, other] = [`${RACK},${FLOOR}`, String(WALL)]
    await page.addInitScript((ids) => localStorage.getItem('compare') ?? localStorage.setItem('compare', ids), own)
    await page.goto(`/compare?p=${other}`)
    await page.locator('.cmp-bar a').waitFor()
    expect(await kept(page)).toBe(own)
  })

  test('is stored on the device, from a search and a product to the comparison of three and to the chat', async () => {
    const { page } = await walk.arrive()
    await page.goto(FOUND)
    await choose(page, 'rack 5.12').click()
    await bar(page).getByText('Comparar (1)').waitFor()
    // The touch on the control has not followed the card's link.
    expect(page.url()).toContain(FOUND)
    await page.goto(LIST)
    await bar(page).getByText('Comparar (1)').waitFor()
    await choose(page, 'pie 10.24').click()
    await expect.poll(() => kept(page)).toBe(`${RACK},${FLOOR}`)
    await page.getByRole('link', { name: /^Batería de litio de pared/ }).click()
    // Wait until the script has turned the link into a switch: the space bar does not follow links.
    const control = page.locator('.pinfo .cmp[role=button]')
    await control.focus()
    await page.keyboard.press('Space')
    await expect.poll(() => control.getAttribute('aria-pressed')).toBe('true')
    await page.reload()
    await expect.poll(() => control.getAttribute('aria-pressed')).toBe('true')
    await bar(page).click()
    await page.getByRole('heading', { name: 'Comparar 3 productos' }).waitFor()
    expect(page.url()).toContain(`/compare?p=${RACK},${FLOOR},${WALL}`)
    // The page of the comparison does not show the strip.
    await page.locator('.cmp-bar').waitFor({ state: 'attached' })
    expect(await bar(page).count()).toBe(0)
    const chat = new URL((await page.getByRole('link', { name: 'Preguntar por WhatsApp' }).getAttribute('href')) ?? '')
    expect(chat.host).toBe('wa.me')
    expect(chat.searchParams.get('text')).toContain(`/compare?p=${RACK},${FLOOR},${WALL}`)
    await page.getByRole('link', { name: /^Quitar: .*pie/ }).click()
    await expect.poll(() => kept(page)).toBe(`${RACK},${WALL}`)
    // Going back restores the removed product.
    await page.goBack()
    await expect.poll(() => kept(page)).toBe(`${RACK},${FLOOR},${WALL}`)
    await page.goto('/products?q=litio')
    await expect.poll(() => isChosen(page, 'pie 10.24')).toBe('true')
    // At the end of the page the strip covers no button: that would be a barrier.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    expect(await barriers(page)).toEqual([])
  })

  test('has at most four products: a fifth is reported, and nothing is lost', async () => {
    const { page } = await walk.arrive({ ...narrow, locale: 'es-CU' })
    await page.goto('/products?q=bateria')
    const controls = page.locator('article .cmp')
    for (let at = 0; at < 4; at += 1) await controls.nth(at).click()
    await bar(page).getByText('Comparar (4)').waitFor()
    const before = await kept(page)
    await controls.nth(4).click()
    await page.locator('#notice').getByText(FULL).waitFor()
    expect([await kept(page), await controls.nth(4).getAttribute('aria-pressed')]).toEqual([before, 'false'])
    await controls.nth(0).click()
    await bar(page).getByText('Comparar (3)').waitFor()
    await controls.nth(4).click()
    await bar(page).getByText('Comparar (4)').waitFor()
  })

  test('is shared by tabs, and a reloaded comparison removes nothing', async () => {
    const { page, context } = await walk.arrive()
    await page.goto(LIST)
    await choose(page, 'pared').click()
    await bar(page).getByText('Comparar (1)').waitFor()
    const other = await context.newPage()
    await other.goto(`/compare?p=${WALL}`)
    await other.locator('.cmp-bar').waitFor({ state: 'attached' })
    await choose(page, 'pie 10.24').click()
    await bar(other).getByText('Comparar (2)').waitFor()
    await other.reload()
    await bar(other).getByText('Comparar (2)').waitFor()
    expect(await kept(page)).toBe(`${WALL},${FLOOR}`)
    await bar(other).click()
    // Removing the last products empties the list in both tabs.
    await other.getByRole('link', { name: /^Quitar: .*pared/ }).click()
    await other.getByRole('link', { name: /^Quitar: .*pie/ }).click()
    await other.getByText('Toque «Comparar»').waitFor()
    await expect.poll(() => kept(other)).toBe('')
    await expect.poll(() => isChosen(page, 'pared')).toBe('false')
    expect(await bar(page).count()).toBe(0)
  })

  test('survives a change of language, and a link without products for sale', async () => {
    const { page } = await walk.arrive(desktop)
    await page.goto(LIST)
    await choose(page, 'pared').click()
    await choose(page, 'pie 10.24').click()
    await bar(page).getByText('Comparar (2)').waitFor()
    await page.goto('/compare?p=999999,x')
    await page.getByRole('main').getByRole('link', { name: 'Ver lo elegido (2)' }).click()
    await page.locator('.util').getByRole('link', { name: 'EN' }).click()
    await page.getByRole('heading', { name: 'Compare 2 products' }).waitFor()
    await page.getByRole('link', { name: 'Products' }).first().click()
    await bar(page).getByText('Compare (2)').waitFor()
    expect(await kept(page)).toBe(`${WALL},${FLOOR}`)
  })

  test('is offered on a comparison page without products', async () => {
    const { page } = await walk.arrive({ ...phone, locale: 'en-US' })
    await page.addInitScript((ids) => localStorage.setItem('compare', ids), `${WALL},${FLOOR}`)
    await page.goto('/compare')
    const offer = page.getByRole('main').getByRole('link', { name: 'See what you chose (2)' })
    await offer.waitFor()
    expect(await bar(page).count()).toBe(0)
    expect(await barriers(page)).toEqual([])
    await offer.click()
    await page.getByRole('heading', { name: 'Compare 2 products' }).waitFor()
  })

  test('loses products no longer for sale, with one request per tab', async () => {
    const { page } = await walk.arrive(phone)
    await page.addInitScript((ids) => localStorage.getItem('compare') ?? localStorage.setItem('compare', ids), `${WALL},999999,${FLOOR}`)
    let asked = 0
    page.on('request', (request) => {
      if (request.url().includes('/api/products?ids=')) asked += 1
    })
    await page.goto(LIST)
    await bar(page).getByText('Comparar (2)').waitFor()
    expect(await kept(page)).toBe(`${WALL},${FLOOR}`)
    await page.goto(FOUND)
    await bar(page).getByText('Comparar (2)').waitFor()
    await waitUntilIdle(page)
    expect(asked).toBe(1)
  })

  test('loses hidden products when the comparison is opened or reloaded, even right after a check', async () => {
    const { page } = await walk.arrive(phone)
    const ids = `${WALL},999999,${FLOOR},${RACK}`
    await page.addInitScript(() => sessionStorage.setItem('compare-checked', String(Date.now())))
    await page.goto(LIST)
    for (const isLoadedAnew of [false, true]) {
      await page.goto(`/compare?p=${ids}`)
      await page.evaluate((text) => localStorage.setItem('compare', text), ids)
      if (isLoadedAnew) await page.reload()
      else await page.goto(`/compare?p=${ids}`)
      await expect.poll(() => kept(page)).toBe(`${WALL},${FLOOR},${RACK}`)
    }
  })

  test('counts only products for sale: the server is asked before a fifth is refused', async () => {
    const { page } = await walk.arrive(phone)
    const ids = `${FLOOR},999999,${RACK},888888`
    await page.addInitScript((text) => {
      sessionStorage.setItem('compare-checked', String(Date.now()))
      if (localStorage.getItem('compare') === null) localStorage.setItem('compare', text)
    }, ids)
    await page.goto(LIST)
    await bar(page).getByText('Comparar (4)').waitFor()
    await choose(page, 'pared').click()
    await bar(page).getByText('Comparar (3)').waitFor()
    expect(await kept(page)).toBe(`${FLOOR},${RACK},${WALL}`)
    expect(await page.locator('#notice').getByText(FULL).count()).toBe(0)
  })

  test.each([
    ['a list', LIST, 320],
    ['a list', LIST, 1280],
    ['a product', '/product/bateria-de-litio-de-pared-5-12-kwh', 390],
  ])('leaves the last line of %s free at its end (%s, %d px)', async (_, address, width) => {
    const { page } = await walk.arrive({ ...phone, viewport: { width, height: 700 } })
    await page.addInitScript((ids) => localStorage.setItem('compare', ids), `${RACK},${FLOOR}`)
    await page.goto(address)
    await bar(page).getByText('Comparar (2)').waitFor()
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const last = page.locator('.foot :is(a, p, button, span)').filter({ visible: true }).last()
    await expect
      .poll(async () => {
        const [line, link] = [await last.boundingBox(), await bar(page).boundingBox()]
        return (line?.y ?? 0) + (line?.height ?? 0) <= (link?.y ?? 0)
      })
      .toBe(true)
  })

  test('never covers content for good: a strip at the edge, under the bar of a product, only if products are chosen', async () => {
    const { page } = await walk.arrive(narrow)
    await page.addInitScript((ids) => localStorage.setItem('compare', ids), `${RACK},${FLOOR}`)
    await page.goto('/product/bateria-de-litio-de-pared-5-12-kwh')
    await bar(page).waitFor()
    const [strip, buy] = [await bar(page).boundingBox(), await page.locator('.bar-m').boundingBox()]
    expect([strip?.x, strip?.width, (strip?.y ?? 0) + (strip?.height ?? 0)]).toEqual([0, 320, 640])
    expect((buy?.y ?? 0) + (buy?.height ?? 0)).toBeLessThanOrEqual((strip?.y ?? 0) + 1)
    for (const address of ['/contact', '/about', '/legal', '/cuba-energia-solar']) {
      await page.goto(address)
      await page.locator('.cmp-bar').waitFor({ state: 'attached' })
      expect([address, await bar(page).count()]).toEqual([address, 0])
    }
  })

  test.each([
    ['damaged', 'x,,[1],"7"', ''],
    ['too long', `${WALL},${FLOOR},${RACK},1,2,3`, 'Comparar (4)'],
  ])('is read safely if the stored value is %s', async (_, text, said) => {
    const { page } = await walk.arrive()
    await page.addInitScript((stored) => localStorage.setItem('compare', stored), text)
    await page.goto(LIST)
    await page.locator('.cmp[role=button]').first().waitFor()
    expect(await page.locator('.cmp-bar').textContent()).toBe(said)
  })

  test.each([
    [
      'forbids it',
      () =>
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('denied', 'SecurityError')
          },
        }),
    ],
    [
      'has no room',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError')
        }
      },
    ],
  ])('is in the address if the browser %s', async (_, prepare) => {
    const { page } = await walk.arrive()
    await page.addInitScript(prepare)
    await page.goto(LIST)
    await choose(page, 'pared').click()
    await page.waitForURL(`**/compare?p=${WALL}`)
    await page.getByRole('link', { name: /pie 10.24/ }).click()
    await page.getByRole('heading', { name: 'Comparar 2 productos' }).waitFor()
  })

  test('is a link until the script loads: the first touch waits for the script, the second follows the link', async () => {
    const { page, context } = await walk.arrive()
    // The script is loading; without it one touch is enough (failures.test.ts).
    await context.route('**/assets/early-*', () => {})
    await page.goto(LIST, { waitUntil: 'domcontentloaded' })
    await choose(page, 'pared').click()
    expect(await choose(page, 'pared').getAttribute('aria-busy')).toBe('true')
    await choose(page, 'pared').click()
    await page.waitForURL(`**/compare?p=${WALL}`, { waitUntil: 'commit' })
  })

  test('survives a broken connection: it is reported, and the next touch counts', async () => {
    const { page, context, excuse } = await walk.arrive()
    excuse('ERR_CONNECTION_RESET /assets/compare-')
    let isDown = true
    await context.route('**/assets/compare-*', (route) => (isDown ? route.abort('connectionreset') : route.continue()))
    await page.goto(LIST)
    await choose(page, 'pared').click()
    await page.waitForSelector('html[data-lost]')
    expect(await choose(page, 'pared').getAttribute('aria-busy')).toBeNull()
    isDown = false
    await choose(page, 'pared').click()
    await bar(page).getByText('Comparar (1)').waitFor()
  })

  test('is shared by its address: by the device’s sheet, else copied, and the paper shows the date', async () => {
    const { page, context } = await walk.arrive(desktop)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() => Object.assign(window, { shared: [] }))
    await page.goto(THREE)
    await page.getByRole('link', { name: 'Compartir' }).click()
    await page.locator('#notice').getByText('Enlace copiado').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
    // The shared address does not contain the search beside the comparison.
    await page.goto(`${THREE}&q=litio#more`)
    await page.evaluate(() =>
      Object.assign(navigator, { share: async ({ url }: { url: string }) => void Object.assign(window, { shared: url }) }),
    )
    await page.getByRole('link', { name: 'Compartir' }).click()
    await expect.poll(() => page.evaluate(() => (window as unknown as { shared: string }).shared)).toBe(`${walk.shop.url}${THREE}`)
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('.paper').innerText()).toMatch(/Precios del .*20\d\d/)
  })
})
