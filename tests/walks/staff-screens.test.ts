import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { type Language, languages } from '#i18n/language.ts'
import { type StaffText, staffText } from '#i18n/staff.ts'
import { barriers } from '../barriers.ts'
import { ADMIN, desktop, phone } from '../browser.ts'
import { categoryId, productId, subcategoryId } from '../goods.ts'
import { lookAtLetters, setFontSize } from '../letters.ts'
import { openStaffPage, walks } from '../walks.ts'

type Size = { width: number; height: number }
type Screen = {
  path: string
  /** Opens a dialog or another overlay of the screen, and waits until it is visible. */
  open?: (page: Page, t: StaffText) => Promise<void>
}

const dialog = (page: Page) => page.getByRole('dialog').last().waitFor()
const press =
  (name: (t: StaffText) => string | RegExp) =>
  async (page: Page, t: StaffText): Promise<void> => {
    await page
      .getByRole('main')
      .getByRole('button', { name: name(t) })
      .first()
      .click()
    await dialog(page)
  }
const beginningWith = (text: string) => new RegExp(`^${text.split('{}')[0]?.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`)

const openPicture = press((t) => beginningWith(t('library.moreNamed', { name: '{}' })))

/** Screens about the catalogue. */
const catalogue: readonly Screen[] = [
  { path: '/admin/dashboard' },
  {
    path: '/admin/dashboard?tab=categories',
    open: (page) =>
      page
        .locator('.card .text-red')
        .first()
        .click()
        .then(() => dialog(page)),
  },
  { path: '/admin/dashboard?tab=subcategories' },
  { path: '/admin/products/new', open: press((t) => t('product.fromLibrary')) },
  { path: `/admin/products/${productId('sistema-solar-completo-3-kw')}/edit`, open: press((t) => t('preview.open')) },
  { path: '/admin/categories/new' },
  { path: `/admin/categories/${categoryId('complete-solar-systems')}/edit`, open: press((t) => t('deletion.submit')) },
  { path: '/admin/subcategories/new' },
  { path: `/admin/subcategories/${subcategoryId('home-systems')}/edit` },
  { path: '/admin/goods' },
]
/** All other screens of the staff area. */
const others: readonly Screen[] = [
  { path: '/admin/dashboard?tab=inquiries' },
  { path: '/admin/dashboard?tab=inquiries&inquiry-suspicion=suspicious' },
  { path: '/admin/inquiries/1' },
  { path: '/admin/orders' },
  { path: '/admin/reply-templates', open: press((t) => t('replies.new')) },
  { path: '/admin/site-images' },
  { path: '/admin/site-images?from=url' },
  { path: '/admin/images', open: openPicture },
  {
    path: '/admin/images',
    open: async (page, t) => {
      await openPicture(page, t)
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('products.delete') })
        .click()
      await page.getByRole('heading', { name: t('library.deleteTitle', { count: 1 }) }).waitFor()
    },
  },
  { path: '/admin/images?view=list' },
  { path: '/admin/contact' },
  { path: '/admin/welcome?step=hours' },
  { path: '/admin/company' },
  { path: '/admin/analytics' },
  { path: '/admin/translations' },
  { path: '/admin/glossary', open: press((t) => t('glossary.add')) },
  { path: '/admin/search-words', open: press((t) => t('searchWords.add')) },
  { path: '/admin/sizing', open: press((t) => t('sizing.edit', { name: t('sizing.figure.sunHours') })) },
  { path: '/admin/sizing?tab=appliances' },
  { path: '/admin/sizing?tab=missing' },
  { path: '/admin/exchange-rates' },
  { path: '/admin/products/import' },
  { path: '/admin/trash' },
  { path: '/admin/account', open: press((t) => t('accounts.add')) },
  { path: '/admin/account', open: press((t) => t('accounts.resetNamed', { name: COLLEAGUE })) },
  { path: '/admin/nowhere' },
]
const COLLEAGUE = 'gabriela.fernandez'
/** Size of the narrowest phone. */
const narrow = { width: 320, height: 640 }
/** Size of a small phone, for the checks with large letters. */
const small = { width: 360, height: 640 }
/** Edges of a screen's content in a window of 1,280 px: of lists and forms with a preview, of settings, of the first steps. */
const EDGES = ['40 to 1240', '223 to 1057', '351 to 929']
/** Pages where staff do most of their work. */
const workplaces = ['/admin/dashboard', `/admin/products/${productId('sistema-solar-completo-3-kw')}/edit`, '/admin/images']

describe('the screens of the staff', () => {
  const walk = walks()
  const write = (page: Page, method: 'POST' | 'PUT' | 'DELETE', address: string, data?: object) =>
    page.request.fetch(address, { method, headers: { origin: walk.shop.url }, ...(data ? { data } : {}) })

  async function signedIn(options: BrowserContextOptions, language: Language): Promise<Page> {
    const page = await walk.signedIn('/admin/orders', options)
    await page.context().addCookies([{ name: 'staff-language', value: language, url: walk.shop.url }])
    return page
  }
  /** Creates the data of a working day: an inquiry with product and cart, a suspicious inquiry, a colleague, a deleted product. */
  async function fill(page: Page): Promise<void> {
    const { length } = (await (await page.request.get('/api/admin/inquiries')).json()) as unknown[]
    if (length > 0) return
    const lines = [
      {
        productId: productId('sistema-solar-completo-3-kw'),
        quantity: 2,
        name: 'Sistema solar completo 3 kW',
        sku: 'SYS-03A',
        price: '2490.00',
      },
    ]
    const inquiry = { name: 'Yanet', phone: '5234 5678', email: 'yanet@correo.example', message: '¿Alcanza para un refrigerador?' }
    const answers = [
      await write(page, 'POST', '/api/inquiries', {
        ...inquiry,
        language: 'es',
        systemType: 'complete',
        productIds: [productId('sistema-solar-completo-3-kw')],
        cart: { lines },
      }),
      await write(page, 'POST', '/api/inquiries', { ...inquiry, language: 'es', name: 'Zlatan', website: 'https://casino.example' }),
      await write(page, 'POST', '/api/admin/administrators', {
        ...{ username: COLLEAGUE, password: 'una-clave-bien-larga-1', firstName: '' },
        ownPassword: ADMIN.password,
      }),
      await write(page, 'PUT', `/api/admin/products/${productId('sistema-solar-completo-5-kw')}`, { stockStatus: 'limited', sortOrder: 0 }),
      await write(page, 'DELETE', `/api/admin/products/${productId('juego-de-cartuchos-10')}`),
    ]
    expect(answers.map((answer) => answer.ok())).toEqual(answers.map(() => true))
  }
  /** Opens all collapsed sections, such as histories, and waits until their contents are visible. */
  async function unfold(page: Page): Promise<void> {
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLDetailsElement>('main details')].every((fold) => {
        fold.open = true
        return fold.children[1]?.checkVisibility()
      }),
    )
  }

  const onPhone = phone.viewport as Size
  const atDesk = desktop.viewport as Size
  const halves = [
    ['the catalogue', catalogue],
    ['all others', others],
  ] as const
  /** 'fit': only that the page does not scroll sideways. */
  type Look = [size: Size, checks: 'barriers' | 'fit']
  // Each screen is opened once for all widths and font sizes. Languages differ only in the length of words, and widths in the place
  // of things, so all rules are checked once in each language: at a desk in German, on a phone in Spanish. English is left out: its
  // words are shorter than the German and Spanish ones.
  const passes: [language: Language, where: string, options: BrowserContextOptions, looks: Look[], letters: number[]][] = [
    [
      'de',
      'at a desk and on a phone',
      desktop,
      [
        [atDesk, 'barriers'],
        [onPhone, 'fit'],
        [narrow, 'fit'],
      ],
      [24, 32],
    ],
    [
      'es',
      'on a phone',
      phone,
      [
        [onPhone, 'barriers'],
        [narrow, 'fit'],
      ],
      [32],
    ],
  ]
  test.each(
    passes.flatMap(([language, where, ...more]) => halves.map(([part, screens]) => [language, where, part, screens, ...more] as const)),
  )(
    'have one title and one note on the time zone, the width of their kind, no barrier, and fit, with large letters too: in %s, %s, %s',
    async (language, _, __, screens, options, looks, letters) => {
      walk.excuse('404 /admin/nowhere')
      const t = staffText(language)
      const page = await signedIn(options, language)
      await fill(page)
      const found: string[] = []
      async function look(where: string): Promise<void> {
        const seen = await page.evaluate(countTitlesAndClocks, t('staff.clock'))
        if (String(seen) !== String([language, 1, 1])) found.push(`${where}: language, titles, notes on the time zone: ${seen}`)
        for (const [size, checks] of looks) {
          if (size !== looks[0]?.[0]) await page.setViewportSize(size)
          const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
          const wrong = [...(checks === 'barriers' ? await barriers(page) : []), ...(over > 0 ? [`${over} px too wide`] : [])]
          found.push(...wrong.map((problem) => `${where}, ${size.width} px: ${problem}`))
        }
        await page.setViewportSize(small)
        await unfold(page)
        found.push(...(await lookAtLetters(page, where, letters)))
        await setFontSize(page, 16)
        await page.setViewportSize(looks[0]?.[0] ?? small)
      }
      async function lookAt({ path, open }: Screen): Promise<void> {
        await goWithin(page, path)
        const edges = await page.evaluate(findEdges)
        if (options === desktop && !EDGES.includes(edges)) found.push(`${path}: from ${edges} px`)
        await look(path)
        if (!open) return
        await open(page, t)
        await look(`${path}, opened`)
      }
      // Loads a document, since the language changes only with one.
      await openStaffPage(page, '/admin/trash')
      for (const screen of screens) await lookAt(screen)
      expect(found).toEqual([])
    },
    180_000,
  )

  test('are documents in the chosen language, English too', async () => {
    const page = await signedIn(desktop, 'en')
    for (const path of workplaces) expect(await (await page.request.get(path)).text()).toContain('<html lang="en"')
  })

  test.each(workplaces)('can be used by keyboard with a visible focus: %s', async (path) => {
    for (const options of [desktop, { viewport: { width: 390, height: 844 } }]) {
      const page = await signedIn(options, 'de')
      await openStaffPage(page, path)
      expect([options.viewport?.width, await walkByKeyboard(page)]).toEqual([options.viewport?.width, { missed: [], unseen: [] }])
    }
  })

  test('show a product’s preview before it is saved: the visitors’ page, in each language, on a phone and at a desk', async () => {
    const page = await signedIn(desktop, 'de')
    await openStaffPage(page, `/admin/products/${productId('sistema-solar-completo-3-kw')}/edit`)
    const seen = page.getByRole('dialog', { name: 'So sehen Besucher die Seite' })
    const frame = page.frameLocator('iframe')

    await page.getByRole('button', { name: 'Ganze Seite ansehen' }).click()
    for (const language of languages) {
      await seen.getByRole('button', { name: language.toUpperCase(), exact: true }).click()
      await frame.locator(`html[lang=${language}] h1`).waitFor()
      const visitors = await walk.arrive({ ...desktop, javaScriptEnabled: true })
      await visitors.context.addCookies(await page.context().cookies())
      await visitors.page.goto(`/product/sistema-solar-completo-3-kw?lang=${language}`)
      for (const [device, width] of [
        ['Computer', 1280],
        ['Handy', 390],
      ] as const) {
        await seen.getByRole('button', { name: device }).click()
        await visitors.page.setViewportSize({ width, height: 900 })
        await expect.poll(() => frame.locator('html').evaluate(() => innerWidth)).toBe(width)
        // Visible texts, except those of the bar at the foot, which appears depending on the scroll position.
        const shown = (main: Locator) =>
          main.evaluate((all) =>
            [...all.querySelectorAll<HTMLElement>('h1, h2, p, dt, dd, li, button, a')]
              .filter((one) => one.checkVisibility() && !one.closest('.bar'))
              .map((one) => one.innerText),
          )
        expect(await shown(frame.locator('main'))).toEqual(await shown(visitors.page.locator('main')))
      }
    }
    await page.keyboard.press('Escape')

    await page.locator('[name=nameEs]').fill('Nombre nuevo')
    await page.locator('[name=shortDescriptionEs]').fill('Para **una casa**, vea [la ficha](https://):\n\n- luz')
    await page.locator('[name=newPrice]').fill('12,')
    await page.getByRole('button', { name: 'Vorschau', exact: true }).last().click()
    await frame.getByRole('heading', { level: 1, name: 'Nombre nuevo' }).waitFor()
    expect(await frame.locator('.lead b').textContent()).toBe('una casa')
    expect(await frame.locator('.lead li').count()).toBe(1)
    // The preview has saved nothing. Its route refuses invalid products and visitors.
    expect(await (await page.request.get('/product/sistema-solar-completo-3-kw?lang=es')).text()).not.toContain('Nombre nuevo')
    const status = async (form: Record<string, string>) =>
      (await page.request.post('/api/admin/products/preview', { form, headers: { origin: walk.shop.url } })).status()
    expect(await status({ language: 'es', product: '{}' })).toBe(200)
    expect(await status({ language: 'fr', product: '{}' })).toBe(400)
    expect(await status({ language: 'es', product: '{' })).toBe(400)
    expect(await status({ language: 'es', product: '{"nameDe":5}' })).toBe(400)
    expect(await status({ language: 'es', product: `"${'x'.repeat(800_000)}"` })).toBe(413)
    expect(await status({})).toBe(400)
    await page.context().clearCookies()
    expect(await status({ language: 'es', product: '{}' })).toBe(401)
  })
})

/** Counts the page's titles, and the elements whose whole text is the note on the time zone. */
function countTitlesAndClocks(note: string): [language: string, titles: number, clocks: number] {
  const isNote = ({ textContent, children }: Element) => children.length === 0 && textContent?.trim() === note
  const clocks = [...document.querySelectorAll('body *')].filter(isNote).length
  return [document.documentElement.lang, document.head.querySelectorAll('title').length, clocks]
}

/** Left edge of the heading and right edge of the content, in px. */
function findEdges(): string {
  const content = [...document.querySelectorAll('.am *')].filter(
    (one) => one.checkVisibility() && getComputedStyle(one).position === 'static',
  )
  const right = Math.max(...content.map((one) => one.getBoundingClientRect().right))
  return `${Math.round(document.querySelector('.am h1')?.getBoundingClientRect().left ?? 0)} to ${Math.round(right)}`
}

/**
 * Goes to another screen within the open document, as links of the staff area do. The document has axe loaded and compiled
 * already, which takes longer than one check.
 */
async function goWithin(page: Page, path: string): Promise<void> {
  while (await page.locator('dialog[open]').count()) await page.keyboard.press('Escape')
  await page.evaluate((to) => {
    const { __reactRouterDataRouter: router } = window as unknown as { __reactRouterDataRouter: { navigate(to: string): Promise<void> } }
    return router.navigate(to)
  }, path)
  await page.waitForFunction((to) => location.pathname + location.search === to, path)
  // The router is done before React has shown the screen, which it does in the background: waits until the page is idle.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done, { timeout: 4000 }))))
}

/**
 * Goes through a page with the Tab key, from its first link to its end.
 *
 * @returns `missed`: controls that never got the focus; `unseen`: controls that had the focus without a ring, or below a fixed bar
 */
async function walkByKeyboard(page: Page): Promise<{ missed: string[]; unseen: string[] }> {
  await page.evaluate(() => {
    const reached = new Set<Element>()
    const unseen: string[] = []
    Object.assign(window, { reached, unseen, rounds: 0 })
    document.addEventListener('focusin', ({ target }) => {
      if (!(target instanceof HTMLElement)) return
      reached.add(target)
      if (target.matches('.skip')) Object.assign(window, { rounds: (window as unknown as { rounds: number }).rounds + 1 })
      const shown = target.closest('label') && target.matches('[type=checkbox], [type=radio], [type=file]') ? target.parentElement : target
      const { outlineStyle } = getComputedStyle(target)
      const outer = getComputedStyle(shown ?? target)
      if (outlineStyle === 'none' && outer.outlineStyle === 'none') unseen.push(`no ring: ${target.outerHTML.slice(0, 120)}`)
      const { top, bottom, left, width } = target.getBoundingClientRect()
      if (target.closest('.save, .an, .skip')) return
      const bars = document.elementsFromPoint(left + width / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2)
      if (bars.some((bar) => bar.matches('.save, .an'))) unseen.push(`covered: ${target.outerHTML.slice(0, 120)}`)
    })
  })
  // Ten key presses are sent at a time. Presses after the last control start again at the top.
  const MAX_PRESSES = 700
  for (let presses = 0; presses < MAX_PRESSES; presses += 10) {
    await Promise.all(Array.from({ length: 10 }, () => page.keyboard.press('Tab')))
    if (await page.evaluate(() => (window as unknown as { rounds: number }).rounds > 1)) break
  }
  return page.evaluate(() => {
    const { reached, unseen } = window as unknown as { reached: Set<Element>; unseen: string[] }
    const all = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
    const usable = all.filter(
      (one) =>
        one.tabIndex >= 0 && !one.matches(':disabled') && !one.closest('[inert]') && one.checkVisibility({ visibilityProperty: true }),
    )
    return { missed: usable.filter((one) => !reached.has(one)).map((one) => one.outerHTML.slice(0, 120)), unseen }
  })
}
