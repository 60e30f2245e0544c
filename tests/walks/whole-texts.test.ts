import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop } from '../browser.ts'
import { productId } from '../goods.ts'
import { longestFacts, longestNames } from '../longest-company.ts'
import { comparison, publicRoutes } from '../public-routes.ts'
import { openStaffPage, walks } from '../walks.ts'

const walk = walks()

const PRODUCT = productId('inversor-hibrido-3-kw')
const paths = [
  '/admin/company',
  '/admin/welcome?step=hours',
  `/admin/products/${PRODUCT}/edit`,
  '/admin/dashboard',
  '/admin/dashboard?tab=inquiries',
  '/admin/dashboard?view=table',
  '/admin/images',
  '/admin/images?view=list',
  '/admin/contact',
  '/admin/site-images',
  '/admin/glossary',
  '/admin/search-words',
]
/** Public pages with fields that have placeholders. */
const fieldPaths = ['/products', comparison('panel-solar-550-w-monocristalino'), '/cuba-energia-solar']

/**
 * Texts of a page that are cut: chosen options, placeholders, tabs, links to sections beyond the edge of the window, and texts whose
 * end is replaced by an ellipsis or a line that is missing.
 */
const cutTexts = (page: Page, of = 'body *'): Promise<string[]> =>
  page.evaluate((selector) => {
    const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
    const isWide = (one: Element) => one.scrollWidth > one.clientWidth + 1
    const fieldText = (one: Element) => {
      if (one instanceof HTMLSelectElement) return one.selectedOptions[0]?.text ?? ''
      return one instanceof HTMLInputElement ? one.placeholder : undefined
    }
    const isCut = (one: HTMLElement) => {
      const { font, paddingLeft, paddingRight, textOverflow, whiteSpace, webkitLineClamp } = getComputedStyle(one)
      const text = fieldText(one)
      if (text !== undefined) {
        pen.font = font
        const room = one.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
        return (one.matches('input') || whiteSpace !== 'normal') && text !== '' && pen.measureText(text).width > room
      }
      if (one.matches('.chips a')) {
        const { left, right } = one.getBoundingClientRect()
        return left < 0 || right > innerWidth
      }
      if (webkitLineClamp !== 'none' && webkitLineClamp !== '') return one.scrollHeight > one.clientHeight + 1
      return (textOverflow === 'ellipsis' || one.matches('.tabs')) && isWide(one)
    }
    const all = [...document.querySelectorAll<HTMLElement>(selector)]
    return [...new Set(all.filter((one) => one.checkVisibility() && isCut(one)).map((one) => fieldText(one) ?? one.textContent ?? ''))]
  }, of)

test.each([
  ['de', 320],
  ['de', 390],
  ['de', 1280],
  ['es', 320],
  ['es', 390],
  ['es', 1280],
])('staff texts are whole in the language %s at %i px', async (language, width) => {
  const page = await walk.signIn({ ...desktop, viewport: { width, height: 800 } })
  await page.context().addCookies([{ name: 'staff-language', value: language, url: walk.shop.url }])
  const data = { brand: 'Ñandú & Söhne Cuba S.A.' }
  expect((await page.request.put('/api/admin/company', { data, headers: { origin: walk.shop.url } })).ok()).toBe(true)
  const names = { nameDe: 'Wechselrichterüberwachungsschnittstellenmodul', nameEs: 'Electroencefalografistas-y-otorrinolaringología' }
  expect((await page.request.put(`/api/admin/products/${PRODUCT}`, { data: names, headers: { origin: walk.shop.url } })).ok()).toBe(true)
  for (const path of paths) {
    await openStaffPage(page, path)
    expect([path, await cutTexts(page)]).toEqual([path, []])
    expect(await pageWidth(page)).toBe(width)
  }
  for (const path of fieldPaths) {
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`)
    expect([path, await cutTexts(page, 'input')]).toEqual([path, []])
  }
})

const pageWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

test.each([320, 390, 1024, 1280])('the longest name and facts of the company fit on every page at %i px', async (width) => {
  walk.excuse('404 /nowhere')
  const page = await walk.signIn({ ...desktop, viewport: { width, height: 800 } })
  const save = async (data: object) => {
    const answer = await page.request.put('/api/admin/company', { data, headers: { origin: walk.shop.url } })
    expect([answer.status(), answer.ok() ? '' : await answer.text()]).toEqual([200, ''])
  }
  const { page: signInPage } = await walk.arrive({ ...desktop, viewport: { width, height: 800 } })
  const expectRoom = async (path: string) => {
    await (path.startsWith('/admin/') ? openStaffPage(page, path) : page.goto(path))
    expect([path, await pageWidth(page)]).toEqual([path, width])
  }
  for (const brand of longestNames) {
    await save({ brand })
    await signInPage.goto('/admin/login')
    expect([brand, await pageWidth(signInPage)]).toEqual([brand, width])
    await expectRoom('/admin/dashboard')
    // At 320 px the staff header has room for the mark only.
    expect(await page.locator('.ah .logo-name').evaluate((one) => one.clientWidth > 40 && one.clientHeight > 0)).toBe(width > 320)
    await page.locator('main > :last-child').getByText(brand).waitFor()
    await expectRoom('/about')
    expect(await page.locator('header .logo').textContent()).toBe(brand)
    if (width === 1280) expect((await page.locator('header .srch').boundingBox())?.width).toBeGreaterThanOrEqual(280)
  }
  const [brand = ''] = longestNames
  await save({ ...longestFacts(), brand })
  for (const path of [...publicRoutes.filter((one) => !one.includes('?')), '/nowhere', '/admin/company', '/contact']) await expectRoom(path)
  const { height, linesOfName, isLanguageCut } = await page.evaluate(() => {
    const [bar, name, languages] = ['.hdr .wrap', '.hdr .logo', '.util .lang'].map((one) => document.querySelector(one) as HTMLElement)
    const lines = document.createRange()
    lines.selectNode(name?.lastChild as Node)
    const linesOfName = new Set(Array.from(lines.getClientRects(), ({ bottom }) => Math.round(bottom))).size
    return {
      height: bar?.clientHeight ?? 0,
      linesOfName,
      isLanguageCut: (languages?.scrollWidth ?? 0) > (languages?.clientWidth ?? 0) + 2,
    }
  })
  // The menu of a phone and the notice without a connection are below a header of this height.
  expect(height).toBeLessThanOrEqual(width < 1024 ? 93 : 104)
  expect([linesOfName <= 2, isLanguageCut]).toEqual([true, false])
})
