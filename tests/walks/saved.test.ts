import type { Locator } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { encodeCart } from '#features/cart/order/cart-link.ts'
import { phone } from '../browser.ts'
import { createInquiryReader } from '../inquiries.ts'
import { fields, fill } from '../inquiry-form.ts'
import { BATTERY, openSaved, read, save, status } from '../saved-catalogue.ts'
import { acceptDialog, type Guest, walks } from '../walks.ts'

const PAGES = [
  '/',
  '/contact',
  '/contact?product=bateria-de-litio-de-pared-5-12-kwh',
  '/products',
  '/products?category=4',
  '/products?category=1&subcategory=1&view=list',
  '/products?q=inversor+menos+de+700',
  '/products?q=bateria&chemistry=lifepo4&sort=-price',
  BATTERY,
  '/product/sistema-solar-completo-20-kw',
  '/compare?p=9,10',
  '/cuba-energia-solar?home=basic',
  '/cuba-energia-solar/hoja?home=basic',
  '/about',
  '/garantia',
]

describe('the saved catalogue', () => {
  const walk = walks()
  const arrived = createInquiryReader(() => walk.shop)
  async function arrive(options: object = phone): Promise<Guest> {
    walk.excuse('ERR_INTERNET_DISCONNECTED', 'ERR_FAILED', 'ERR_EMPTY_RESPONSE')
    return walk.arrive({ ...options, serviceWorkers: 'allow' })
  }

  test('shows lists, searches, products, comparisons and the calculator as the shop does, with the date of their prices', async () => {
    const { page, context } = await arrive({ ...phone, extraHTTPHeaders: { 'save-data': 'on' } })
    const shown: string[] = []
    for (const path of PAGES) {
      await page.goto(path)
      shown.push(await read(page))
    }
    await save(page)
    await page.evaluate(async () => {
      const pages = await caches.open('pages-1')
      for (const request of await pages.keys()) if (!request.url.endsWith('/connection')) await pages.delete(request)
    })
    await context.setOffline(true)
    for (const [at, path] of PAGES.entries()) {
      await openSaved(page, path)
      const saved = await read(page)
      expect(plain(saved), path).toBe(plain(shown[at] ?? ''))
      if (/\$/.test(saved) && !/compare|solar\?/.test(path)) expect(saved, path).toMatch(/\n?al \d+ \w+/)
      if (path.includes('solar?')) expect(saved, path).toMatch(/USD al \d+ \w+/)
    }
  })

  test('says of a product that it lacks that it is not in the saved catalogue, and keeps it chosen', async () => {
    const { page, context } = await arrive()
    await save(page)
    // Product 1 is newer than this catalogue.
    await page.evaluate(async () => {
      const cache = await caches.open('catalogue-1')
      const stored = await (await cache.match('/saved/es'))?.json()
      const products = stored.products.filter(({ id }: { id: number }) => id !== 1)
      await cache.put('/saved/es', new Response(JSON.stringify({ ...stored, products })))
      localStorage.setItem('compare', '1,9')
    })
    await context.setOffline(true)
    await openSaved(page, '/product/no-such-thing')
    await page
      .locator('main')
      .getByText(/^No está en el catálogo guardado del \d+ \w+\.?\. Con conexión/)
      .waitFor()
    await openSaved(page, '/compare?p=1,9')
    await page
      .locator('main')
      .getByText(/^1 producto de este enlace no está en el catálogo guardado del \d+ \w+/)
      .waitFor()
    const lines = [
      { id: 1, quantity: 1 },
      { id: 9, quantity: 2 },
    ]
    await openSaved(page, `/contact#c=${encodeCart({ code: 'K7M3PX', lines })}`)
    await page.locator('#cart').getByText('1 producto de este pedido no está en el catálogo guardado.').first().waitFor()
    expect(await page.locator('#cart .line').count()).toBe(1)
    expect(await page.evaluate(() => localStorage.getItem('compare'))).toBe('1,9')
  })

  test('searches while the visitor types, compares, sizes a house and puts the kit into the cart', async () => {
    const { page, context } = await arrive()
    await save(page)
    await context.setOffline(true)
    await openSaved(page, '/products')
    await page.locator('main .srch input').fill('inversor')
    await page.locator('main .srch [role=option]').first().waitFor()
    await page.locator('main .srch input').fill('nevera')
    await page.locator('main .srch input').press('Enter')
    await page.locator('main h1').getByText('nevera').waitFor()
    await openSaved(page, '/products?q=inversor')
    await page.locator('main [data-buy] [data-add]').first().click()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('cart'))).toContain('"quantity":1')
    // Without saved photographs the cart shows the drawing in their place.
    await page.locator('header [data-cart]').first().click()
    const isDrawn = (image: HTMLImageElement) => image.currentSrc.endsWith('/placeholder.svg') && image.naturalWidth > 0
    await expect.poll(() => page.locator('#cart .line img').evaluate(isDrawn)).toBe(true)
    await openSaved(page, '/cuba-energia-solar')
    const answer = page.locator('#answer')
    const before = await answer.innerText()
    await page.locator('#calc .rows > li .qty button:last-child').first().click()
    await expect.poll(() => answer.innerText()).not.toBe(before)
    await page.locator('#answer [data-kit]').first().click()
    await page.locator('#cart').waitFor()
    await page
      .locator('#cart button')
      .filter({ hasText: /Reemplazar|Sumar|Añadir|Agregar/ })
      .first()
      .click()
    const order = page.locator('#cart a.btn-wa')
    await expect.poll(async () => decodeURIComponent((await order.getAttribute('href')) ?? '')).toContain('kWh')
  })

  test('an inquiry about a cart is written on a form that was never opened, and arrives once', async () => {
    const { page, context } = await arrive()
    await save(page)
    await context.setOffline(true)
    await openSaved(page, BATTERY)
    await page.locator('.pinfo [data-add]').click()
    const send = async (words: string) => {
      await fill(page, { message: words })
      await fields(page).send.click()
      await page.locator('[data-when=kept]').filter({ visible: true }).waitFor()
    }
    await openSaved(page, '/contact?product=bateria-de-litio-de-pared-5-12-kwh')
    const { message } = fields(page)
    expect(await message.inputValue()).toBe('Me interesa este producto: Batería de litio de pared 5.12 kWh.\n')
    await openSaved(page, '/contact?cart=1')
    expect(await message.inputValue()).toBe('Quiero comprar lo que tengo en el carrito.\n')
    await page.locator('main form').getByText('1 x Batería de litio de pared 5.12 kWh').waitFor()
    await send('Un presupuesto para la casa nueva.')
    expect(await page.locator('main [data-when]').filter({ visible: true }).count()).toBe(1)
    // The cart may have changed since, so this inquiry can only be discarded.
    const [edit, discard] = ['Corregir', 'Descartar'].map((name) => page.getByRole('button', { name })) as [Locator, Locator]
    expect(await edit.count()).toBe(0)
    page.once('dialog', acceptDialog)
    await discard.click()
    await page.locator('[data-when=kept]').filter({ visible: true }).waitFor({ state: 'detached' })
    await send('Un presupuesto para la casa nueva.')
    // On another page of the catalogue it is the same.
    await openSaved(page, '/contact')
    await page.locator('[data-text="Un presupuesto para la casa nueva."]').filter({ visible: true }).waitFor()
    expect([await edit.count(), await discard.count()]).toEqual([0, 1])
    await context.setOffline(false)
    await page.locator('[data-when=sent]').filter({ visible: true }).waitFor()
    const found = await arrived('casa nueva')
    expect(found).toHaveLength(1)
    expect(JSON.stringify(found)).toContain('BL-4810W')
    // The cart that has arrived does not go with the next inquiry, and the form says so.
    await context.setOffline(true)
    await openSaved(page, '/contact?cart=1')
    await page
      .locator('main form')
      .getByText(/^Este carrito ya fue con la consulta \w+, el \d+ .* Esta va sin él\.$/)
      .waitFor()
    expect(await message.inputValue()).toBe('')
    await send('Una pregunta sobre el transporte.')
    await context.setOffline(false)
    await expect.poll(() => arrived('transporte')).toMatchObject([{ cart: null }])
  })

  test('lends its photographs to the cart and to larger pictures', async () => {
    const { page, context } = await arrive()
    await page.goto('/guardar-catalogo')
    await page.locator('#saving-choice input').check()
    await page.locator('#saving-save').click()
    await status(page).getByText('Catálogo guardado:').waitFor()
    await context.setOffline(true)
    await openSaved(page, BATTERY)
    await page.locator('.pinfo [data-add]').click()
    await page.locator('header [data-cart]').first().click()
    const picture = page.locator('#cart .line img')
    const isPhotograph = (image: HTMLImageElement) => image.currentSrc.includes('/media/') && image.naturalWidth > 0
    await expect.poll(() => picture.evaluate(isPhotograph)).toBe(true)
    const width = await page.evaluate(async () => {
      const [small] = await (await caches.open('catalogue-pictures-1')).keys()
      const larger = await fetch((small?.url ?? '').replace('240l.webp', '960.avif'))
      return (await createImageBitmap(await larger.blob())).width
    })
    expect(width).toBe(240)
  })

  test('is not offered where the browser forbids storage, which the page says', async () => {
    const { page } = await arrive()
    await page.addInitScript(() =>
      Object.defineProperty(window, 'caches', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      }),
    )
    await page.goto('/guardar-catalogo')
    await status(page).getByText('Este navegador no puede guardar el catálogo').waitFor()
    expect(await page.locator('#saving').isVisible()).toBe(false)
  })

  test('offers nothing that it cannot do without script', async () => {
    const { page } = await walk.arrive({ ...phone, javaScriptEnabled: false })
    await page.goto('/guardar-catalogo')
    await page.locator('main h1').waitFor()
    expect(await page.locator('main button:visible, main input:visible').count()).toBe(0)
  })
})

/** Removes from a page's text what differs on purpose: the day beside a price, and links to large pictures. */
const plain = (text: string) =>
  text
    .replace(/\s*al \d+ \w+\.?(?=\s|$)/g, '')
    // The shop of a walk knows its own address only without its port.
    .replace(/127\.0\.0\.1:\d+/g, '')
    .replace(/Ampliar \(\d+ KB\)/g, '')
    .replace(/\s+/g, ' ')
    .trim()
