import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { staffText } from '#i18n/staff.ts'
import { phone } from '../browser.ts'
import { setLetters, withoutRoom } from '../letters.ts'
import { missingRoutes, publicRoutes } from '../public-routes.ts'
import { openStaffPage, wake, walks } from '../walks.ts'

/** Ordinary letters have 16 px. */
const sizes = [24, 32]
const staffRoutes = [
  ...['dashboard', 'dashboard?tab=categories', 'dashboard?tab=subcategories', 'dashboard?tab=inquiries', 'inquiries/1', 'orders'],
  ...['products/new', 'products/1/edit', 'categories/1/edit', 'subcategories/1/edit', 'site-images', 'site-images?from=url'],
  ...['images', 'images?view=list', 'contact', 'analytics', 'glossary', 'trash', 'account', 'nowhere'],
].map((path) => `/admin/${path}`)

describe('with large letters', () => {
  const walk = walks({ excused: /status of 404/ })
  const arriving = (width: number, locale = 'es-CU') => ({ ...phone, viewport: { width, height: 740 }, deviceScaleFactor: 1, locale })

  /** Looks at the page as it stands, at each size. */
  async function look(page: Page, where: string): Promise<string[]> {
    const found: string[] = []
    for (const size of sizes) {
      await setLetters(page, size)
      found.push(...(await withoutRoom(page)).map((problem) => `${where}, ${size} px: ${problem}`))
    }
    return found
  }

  test.each([
    ['es-CU', 360],
    ['en-US', 390],
  ])('everything on a public page has its room (%s, %i px)', async (locale, width) => {
    const { page } = await walk.arrive(arriving(width, locale))
    const found: string[] = []
    for (const path of [...publicRoutes, ...missingRoutes]) {
      await page.goto(path)
      found.push(...(await look(page, path)))
      if (path !== '/') continue
      // Cart and menu are what nobody may miss.
      for (const button of ['[data-cart]', '[popovertarget=menu]']) expect(await page.locator(button).isVisible()).toBe(true)
      await page.locator('[popovertarget=menu]').click()
      found.push(...(await look(page, 'the menu')))
      await page.locator('[popovertarget=menu]').click()
      await page.locator('footer [data-cookies]').click()
      await page.locator('.cks').waitFor()
      found.push(...(await look(page, 'the cookie settings')))
      await page.locator('.cks [value=none]').click()
    }
    expect(found).toEqual([])
  })

  test('so has the open cart with its order', async () => {
    const { page } = await walk.arrive(arriving(360))
    await page.goto('/product/complete-solar-system-3kw')
    await wake(page)
    await page.locator('.buy .btn-sun').click()
    await page.locator('[data-cart][data-count="1"]').waitFor()
    await page.locator('[data-cart]').click()
    await page.locator('.dlg .line').waitFor()
    expect(await look(page, 'the cart')).toEqual([])
  })

  test('so has every screen of the staff, and what opens over it', async () => {
    const t = staffText('de')
    const page = await walk.signedIn('/admin/orders', arriving(360, 'de-DE'))
    await page.context().addCookies([{ name: 'staff-language', value: 'de', url: walk.shop.url }])
    const lines = [{ productId: 1, quantity: 2, name: 'Sistema solar completo 3 kW', sku: 'SYS-03A', price: '2490.00' }]
    const inquiry = { name: 'Yanet', phone: '5234 5678', email: 'yanet@correo.example', message: '¿Alcanza para un refrigerador?' }
    const data = { ...inquiry, language: 'es', systemType: 'complete', productIds: [1], cart: { lines } }
    await page.request.post('/api/inquiries', { data, headers: { origin: walk.shop.url } })
    const press = (name: string | RegExp) => page.getByRole('main').getByRole('button', { name }).first().click()
    const opens: Record<string, () => Promise<void>> = {
      '/admin/products/new': () => press(t('product.fromLibrary')),
      '/admin/products/1/edit': () => press(t('preview.open')),
      '/admin/categories/1/edit': () => press(t('deletion.submit')),
      '/admin/glossary': () => press(t('glossary.add')),
      '/admin/account': () => press(t('accounts.add')),
    }
    const found: string[] = []
    for (const path of staffRoutes) {
      await openStaffPage(page, path)
      const problems = await look(page, path)
      // There a product's name stands beside its picture and quantity, and its words may be parted.
      found.push(...problems.filter((problem) => path !== '/admin/inquiries/1' || !problem.includes(': parts ')))
      const open = opens[path]
      if (!open) continue
      await open()
      await page.getByRole('dialog').last().waitFor()
      found.push(...(await look(page, `${path}, opened`)))
    }
    expect(found).toEqual([])
  }, 120_000)
})
