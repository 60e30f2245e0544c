import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { staffText } from '#i18n/staff.ts'
import { phone } from '../browser.ts'
import { setLetters, withoutRoom } from '../letters.ts'
import { missingRoutes, publicRoutes } from '../public-routes.ts'
import { openStaffPage, reloadStaffPage, wake, walks } from '../walks.ts'

/** Ordinary letters have 16 px. */
const sizes = [24, 32]
const staffRoutes = [
  ...['dashboard', 'dashboard?tab=categories', 'dashboard?tab=subcategories', 'dashboard?tab=inquiries', 'inquiries/1', 'orders'],
  ...[
    'dashboard?tab=inquiries&inquiry-suspicion=suspicious',
    'reply-templates',
    'products/new',
    'products/1/edit',
    'categories/1/edit',
    'subcategories/1/edit',
    'site-images',
    'site-images?from=url',
  ],
  ...['images', 'images?view=list', 'contact', 'analytics', 'glossary', 'trash', 'account', 'nowhere'],
].map((path) => `/admin/${path}`)

describe('with large letters', () => {
  const walk = walks({ excused: /status of 40[49]|ERR_INTERNET_DISCONNECTED/ })
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

  /** Looks at the page while it says that there is no line. A browser that is told a size forgets that its line was cut. */
  async function lookWithoutLine(page: Page): Promise<string[]> {
    const found: string[] = []
    for (const size of sizes) {
      await setLetters(page, size)
      await page.context().setOffline(false)
      await page.context().setOffline(true)
      await page.locator('[data-offline] .offline p').waitFor()
      found.push(...(await withoutRoom(page)).map((problem) => `without a line, ${size} px: ${problem}`))
      expect(await page.locator('[data-offline] .offline p').isVisible()).toBe(true)
    }
    await page.context().setOffline(false)
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

  test('so has the open cart with its order, and the page without a line', async () => {
    const { page } = await walk.arrive(arriving(360))
    await page.goto('/product/complete-solar-system-3kw')
    await wake(page)
    await page.locator('.buy .btn-sun').click()
    await page.locator('[data-cart][data-count="1"]').waitFor()
    await page.locator('[data-cart]').click()
    await page.locator('.dlg .line').waitFor()
    expect(await look(page, 'the cart')).toEqual([])
    await page.locator('.dlg [data-close], .dlg-h .hb').first().click()
    expect(await lookWithoutLine(page)).toEqual([])
  })

  test('so has every screen of the staff, and what opens over it', async () => {
    const t = staffText('de')
    const page = await walk.signedIn('/admin/orders', arriving(360, 'de-DE'))
    await page.context().addCookies([{ name: 'staff-language', value: 'de', url: walk.shop.url }])
    await fill(page)
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
      await openHistory(page)
      found.push(...(await look(page, path)))
      const open = opens[path]
      if (!open) continue
      await open()
      await page.getByRole('dialog').last().waitFor()
      found.push(...(await look(page, `${path}, opened`)))
    }
    expect(found).toEqual([])
  }, 120_000)

  test('so has what tells staff of a draft, a broken line and a change of somebody else', async () => {
    const t = staffText('de')
    const page = await walk.signedIn('/admin/products/11/edit', arriving(360, 'de-DE'))
    await page.context().addCookies([{ name: 'staff-language', value: 'de', url: walk.shop.url }])
    page.on('dialog', (dialog) => void dialog.accept())
    await openStaffPage(page, '/admin/products/11/edit')
    const found: string[] = []
    const name = page.locator('[name="nameEn"]')
    const save = page.getByRole('button', { name: t('save.save'), exact: true })
    await name.fill('Mine')
    await reloadStaffPage(page)
    await page.getByRole('button', { name: t('draft.restore') }).waitFor()
    found.push(...(await look(page, 'the draft')))
    await page.getByRole('button', { name: t('draft.restore') }).click()

    await page.context().setOffline(true)
    await page.locator('[data-offline]').waitFor({ state: 'attached' })
    await save.click()
    await page.locator('.toast').first().waitFor()
    found.push(...(await lookWithoutLine(page)))

    await page.request.put('/api/admin/products/11', { data: { nameEn: 'Theirs' }, headers: { origin: walk.shop.url } })
    await save.click()
    await page.getByRole('alert').getByRole('group').first().waitFor()
    found.push(...(await look(page, 'the change of somebody else')))
    expect(found).toEqual([])
  })

  /** Gives the screens of the staff what they have on a working day. */
  async function fill({ request }: Page): Promise<void> {
    const headers = { origin: walk.shop.url }
    const lines = [{ productId: 1, quantity: 2, name: 'Sistema solar completo 3 kW', sku: 'SYS-03A', price: '2490.00' }]
    const inquiry = { name: 'Yanet', phone: '5234 5678', email: 'yanet@correo.example', message: '¿Alcanza para un refrigerador?' }
    const data = { ...inquiry, language: 'es', systemType: 'complete', productIds: [1], cart: { lines } }
    const robot = { ...inquiry, language: 'es', name: 'Zlatan Casino', website: 'https://casino.example' }
    for (const one of [data, robot]) expect((await request.post('/api/inquiries', { data: one, headers })).status()).toBe(201)
    const limited = { stockStatus: 'limited', sortOrder: 0 }
    for (const id of [1, 2, 3]) expect((await request.put(`/api/admin/products/${id}`, { data: limited, headers })).status()).toBe(200)
    expect((await request.delete('/api/admin/products/4', { headers })).ok()).toBe(true)
  }

  /** Opens what is folded away, such as what was changed when. */
  async function openHistory(page: Page): Promise<void> {
    const folds = page.locator('main details')
    await folds.evaluateAll((all) => {
      for (const one of all as HTMLDetailsElement[]) one.open = true
    })
    for (const fold of await folds.all()) await fold.locator(':scope > :not(summary)').first().waitFor()
  }
})
