import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Language } from '#i18n/language.ts'
import { staffText } from '#i18n/staff.ts'
import { phone } from '../browser.ts'
import { look, lookWithoutLine } from '../letters.ts'
import { openStaffPage, reloadStaffPage, walks } from '../walks.ts'

const tabs = ['categories', 'subcategories', 'inquiries', 'inquiries&inquiry-suspicion=suspicious'].map((tab) => `dashboard?tab=${tab}`)
const screens = [
  ...['dashboard', ...tabs, 'inquiries/1', 'orders', 'reply-templates', 'goods'],
  ...['products/new', 'products/1/edit', 'categories/1/edit', 'subcategories/1/edit'],
  ...[
    'site-images',
    'site-images?from=url',
    'images',
    'images?view=list',
    'contact',
    'analytics',
    'glossary',
    'trash',
    'account',
    'nowhere',
  ],
].map((path) => `/admin/${path}`)

describe('with large letters, for staff', () => {
  const walk = walks({ excused: /status of 40[149]|ERR_INTERNET_DISCONNECTED/ })
  const arriving = { ...phone, viewport: { width: 360, height: 640 }, deviceScaleFactor: 1, locale: 'de-DE' }

  async function signedIn(language: Language): Promise<Page> {
    const page = await walk.signedIn('/admin/orders', arriving)
    await page.context().addCookies([{ name: 'staff-language', value: language, url: walk.shop.url }])
    await fill(page)
    return page
  }

  test.each<[Language, readonly number[]]>([
    ['de', [24, 32]],
    // What differs is the length of the words, which the largest letters tell.
    ['es', [32]],
    ['en', [32]],
  ])(
    'everything on a screen has its room, and what opens over it (%s)',
    async (language, sizes) => {
      const t = staffText(language)
      const page = await signedIn(language)
      const press = (name: string | RegExp) => page.getByRole('main').getByRole('button', { name }).first().click()
      const opens: Record<string, () => Promise<void>> = {
        '/admin/products/new': () => press(t('product.fromLibrary')),
        '/admin/products/1/edit': () => press(t('preview.open')),
        '/admin/categories/1/edit': () => press(t('deletion.submit')),
        '/admin/images': () => press(new RegExp(`^${t('library.moreNamed', { name: '' }).trim()}`)),
        '/admin/reply-templates': () => press(t('replies.change')),
        '/admin/glossary': () => page.locator('main tbody button').first().click(),
        '/admin/account': () => press(new RegExp(t('accounts.resetNamed', { name: 'gabriela.fernandez' }))),
      }
      const dialogs = page.getByRole('dialog')
      const found: string[] = []
      for (const path of screens) {
        await openStaffPage(page, path)
        await unfold(page)
        found.push(...(await look(page, path, sizes)))
        const open = opens[path]
        if (!open) continue
        await open()
        await dialogs.last().waitFor()
        found.push(...(await look(page, `${path}, opened`, sizes)))
        if (path !== '/admin/images') continue
        await dialogs.getByRole('button', { name: t('products.delete') }).click()
        await page.getByRole('heading', { name: t('library.deleteTitle', { count: 1 }) }).waitFor()
        found.push(...(await look(page, 'a picture before it is deleted', sizes)))
      }
      expect(found).toEqual([])
    },
    120_000,
  )

  test('so has what tells of a draft, a broken line, a change of somebody else and the end of a session', async () => {
    const t = staffText('de')
    const page = await signedIn('de')
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

    const cookies = await page.context().cookies()
    await page.context().clearCookies()
    await save.click()
    await page.getByRole('heading', { name: t('login.againTitle') }).waitFor()
    found.push(...(await look(page, 'the end of a session')))
    await page.context().addCookies(cookies)
    await page.keyboard.press('Escape')

    await page.request.put('/api/admin/products/11', { data: { nameEn: 'Theirs' }, headers: { origin: walk.shop.url } })
    await save.click()
    await page.getByRole('alert').getByRole('group').first().waitFor()
    found.push(...(await look(page, 'the change of somebody else')))

    expect(found).toEqual([])
  })

  /** Gives the screens what they have on a working day, once. */
  async function fill({ request }: Page): Promise<void> {
    const headers = { origin: walk.shop.url }
    const post = async (address: string, data: object) => (await request.post(address, { data, headers })).status()
    const { length } = (await (await request.get('/api/admin/inquiries')).json()) as unknown[]
    if (length > 0) return
    const lines = [{ productId: 1, quantity: 2, name: 'Sistema solar completo 3 kW', sku: 'SYS-03A', price: '2490.00' }]
    const inquiry = { name: 'Yanet', phone: '5234 5678', email: 'yanet@correo.example', message: '¿Alcanza para un refrigerador?' }
    const data = { ...inquiry, language: 'es', systemType: 'complete', productIds: [1], cart: { lines } }
    const robot = { ...inquiry, language: 'es', name: 'Zlatan Casino', website: 'https://casino.example' }
    for (const one of [data, robot]) expect(await post('/api/inquiries', one)).toBe(201)
    const colleague = { username: 'gabriela.fernandez', password: 'una-clave-bien-larga-1', firstName: 'Gabriela' }
    expect(await post('/api/admin/administrators', colleague)).toBe(201)
    const limited = { stockStatus: 'limited', sortOrder: 0 }
    for (const id of [1, 2, 3]) expect((await request.put(`/api/admin/products/${id}`, { data: limited, headers })).status()).toBe(200)
    expect((await request.delete('/api/admin/products/4', { headers })).ok()).toBe(true)
  }

  /** Opens what is folded away, such as what was changed when. */
  async function unfold(page: Page): Promise<void> {
    const folds = page.locator('main details')
    await folds.evaluateAll((all) => {
      for (const one of all as HTMLDetailsElement[]) one.open = true
    })
    for (const fold of await folds.all()) await fold.locator(':scope > :not(summary)').first().waitFor()
  }
})
