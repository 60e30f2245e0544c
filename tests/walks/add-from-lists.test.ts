import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { barriers } from '../barriers.ts'
import { phone } from '../browser.ts'
import { categoryPath } from '../goods.ts'
import { comparison } from '../public-routes.ts'
import { walks } from '../walks.ts'

const LONG = '/products?q=voltios'

describe('a product is added without opening its page', () => {
  const walk = walks({ onlyLooks: true })
  const badge = (page: Page) => page.locator('header [data-cart]').getAttribute('data-count')
  const addable = (page: Page) => page.getByRole('main').locator('article:has([data-add])')
  const add = (page: Page, at = 0) => addable(page).nth(at).locator('[data-add]')
  const quantity = (page: Page, at = 0) => addable(page).nth(at).getByRole('textbox', { name: 'Cantidad' })
  const stored = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '{"items":[]}').items)

  test('by one tap on its card, which then shows the quantity, after a reload and after going back too', async () => {
    const { page } = await walk.arrive(phone)
    await page.goto(LONG)
    await add(page).click()
    await expect.poll(() => badge(page)).toBe('1')
    await page.locator('#notice').getByText('Agregado: ').waitFor()
    await quantity(page).waitFor()
    expect(await quantity(page).inputValue()).toBe('1')
    await addable(page).first().getByRole('button', { name: 'Uno más' }).click()
    await expect.poll(() => badge(page)).toBe('2')
    await page.reload()
    await quantity(page).waitFor()
    expect(await quantity(page).inputValue()).toBe('2')
    await addable(page).first().locator('h3 a').click()
    await page.locator('.pinfo .buy-in').waitFor()
    await page.locator('.pinfo').getByRole('textbox', { name: 'Cantidad' }).fill('24')
    await page.keyboard.press('Enter')
    await expect.poll(() => badge(page)).toBe('24')
    await page.goBack()
    await expect.poll(() => quantity(page).inputValue()).toBe('24')
  })

  test('with the name, number and price that its own page would add', async () => {
    const { page } = await walk.arrive(phone)
    for (const path of ['/products?q=bateria', categoryPath('generators', 'petrol-generators'), '/products?q=inversor+trifasico+20+kw']) {
      await page.goto(path)
      await page.evaluate(() => localStorage.removeItem('cart'))
      const address = (await addable(page).first().locator('h3 a').getAttribute('href')) as string
      await add(page).click()
      await expect.poll(() => badge(page)).toBe('1')
      const [fromCard] = await stored(page)
      await page.evaluate(() => localStorage.removeItem('cart'))
      await page.goto(address)
      await page.locator('.pinfo [data-add]').click()
      await expect.poll(() => badge(page)).toBe('1')
      const [fromPage] = await stored(page)
      const facts = ({
        id,
        quantity: count,
        product: { slug, sku, nameEs, oldPrice, newPrice, priceOnRequest, stockStatus, isSource },
      }: typeof fromCard) => ({ id, count, slug, sku, nameEs, oldPrice, newPrice, priceOnRequest, stockStatus, isSource })
      expect(facts(fromCard)).toEqual(facts(fromPage))
      const keyOf = (image: string) => image.split('/')[2]
      expect(keyOf(fromCard.product.mainImage)).toBe(keyOf(fromPage.product.mainImage))
    }
  })

  test('offline, once the page is loaded', async () => {
    const { page, context, excuse } = await walk.arrive(phone)
    excuse('ERR_INTERNET_DISCONNECTED')
    await page.goto(LONG)
    await page.waitForFunction(() => window.q?.go)
    await context.setOffline(true)
    await add(page, 1).click()
    await quantity(page, 1).waitFor()
    expect([await badge(page), (await stored(page)).length]).toEqual(['1', 1])
  })

  test('on cards loaded later', async () => {
    const { page } = await walk.arrive(phone)
    await page.goto(LONG)
    await page.getByRole('link', { name: 'Mostrar más' }).click()
    await expect.poll(() => page.locator('article').count()).toBeGreaterThan(24)
    const last = (await addable(page).count()) - 1
    await add(page, last).click()
    await expect.poll(() => badge(page)).toBe('1')
    await quantity(page, last).waitFor()
    expect(await quantity(page, 0).isVisible()).toBe(false)
  })

  test('only if it is in stock', async () => {
    const { page } = await walk.arrive(phone)
    await page.goto(`${categoryPath('accessories')}&subcategory=all`)
    const cards = page.getByRole('main').locator('article')
    for (const card of await cards.all())
      expect(await card.locator('[data-add]').count()).toBe((await card.locator('.stock-limit, .stock-out').count()) ? 0 : 1)
  })

  test('from below another product, whose chosen quantity stays', async () => {
    const { page } = await walk.arrive(phone)
    await page.goto('/product/bateria-de-litio-de-pared-5-12-kwh')
    const picker = page.locator('.pinfo .buy-out').getByRole('textbox', { name: 'Cantidad' })
    await picker.fill('24')
    await add(page).click()
    await expect.poll(() => badge(page)).toBe('1')
    expect(await picker.inputValue()).toBe('24')
    await page.locator('.pinfo [data-add]').click()
    await expect.poll(() => badge(page)).toBe('25')
  })

  test('from a comparison', async () => {
    const { page } = await walk.arrive(phone)
    await page.goto(comparison('bateria-de-litio-de-pared-5-12-kwh', 'bateria-de-litio-de-pie-10-24-kwh'))
    const column = page.locator('thead th').nth(1)
    await column.getByRole('button', { name: 'Agregar' }).click()
    await expect.poll(() => badge(page)).toBe('1')
    await column.getByRole('button', { name: 'Ver carrito (1)' }).waitFor()
    const [line] = await stored(page)
    expect(line.product.slug).toBe('bateria-de-litio-de-pie-10-24-kwh')
    await column.getByRole('button', { name: 'Ver carrito (1)' }).click()
    await page.getByRole('dialog', { name: 'Carrito' }).getByText('Batería de litio de pie').first().waitFor()
  })

  test.each([
    ['a card', LONG],
    ['a comparison', comparison('bateria-de-litio-de-pared-5-12-kwh', 'bateria-de-litio-de-pie-10-24-kwh')],
  ])('another language shows products added from %s with its own names', async (_, address) => {
    const { page } = await walk.arrive(phone)
    await page.goto(address)
    await page.getByRole('main').locator('[data-add]').first().click()
    await expect.poll(() => badge(page)).toBe('1')
    const [{ product }] = await stored(page)
    const { nameEn } = (await (await page.request.get(`/api/products/${product.slug}`)).json()) as { nameEn: string }
    await page.goto('/contact?lang=en')
    await page.locator('header [data-cart]').click()
    await page.getByRole('dialog', { name: 'Cart' }).getByText(nameEn).first().waitFor()
  })

  test('a typed quantity counts on blur, and invalid input changes nothing', async () => {
    const { page } = await walk.arrive(phone)
    await page.goto(LONG)
    await add(page).click()
    await quantity(page).fill('24')
    await quantity(page).blur()
    await expect.poll(() => badge(page)).toBe('24')
    for (const wrong of ['', '0', 'dos']) {
      await quantity(page).fill(wrong)
      await quantity(page).blur()
      await expect.poll(() => quantity(page).inputValue()).toBe('24')
    }
    expect(await badge(page)).toBe('24')
  })

  test('without script no unusable control is offered', async () => {
    const { page } = await walk.arrive({ ...phone, javaScriptEnabled: false })
    await page.goto(LONG)
    expect(await page.locator('[data-add]:visible, .qty:visible').count()).toBe(0)
  })

  test('without a barrier on a phone, and within the screen at 320, 390 and 1280 px', async () => {
    const { page } = await walk.arrive(phone)
    await page.goto(LONG)
    for (const at of [0, 1, 2]) {
      await add(page, at).click()
      await quantity(page, at).waitFor()
    }
    expect(await barriers(page)).toEqual([])
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      expect([width, over]).toEqual([width, 0])
    }
  })
})
