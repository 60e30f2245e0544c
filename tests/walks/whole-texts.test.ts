import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop } from '../browser.ts'
import { productId } from '../goods.ts'
import { openStaffPage, walks } from '../walks.ts'

const walk = walks()

const PRODUCT = productId('inversor-hibrido-3-kw')
const paths = [
  '/admin/company',
  '/admin/welcome?step=hours',
  `/admin/products/${PRODUCT}/edit`,
  '/admin/dashboard?tab=inquiries',
  '/admin/dashboard?view=table',
  '/admin/images',
  '/admin/images?view=list',
]

/** Texts of a page that are cut: chosen options, tabs, and texts whose end is replaced by an ellipsis or a line that is missing. */
const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
    const isWide = (one: Element) => one.scrollWidth > one.clientWidth + 1
    const isCut = (one: HTMLElement) => {
      const { font, paddingLeft, paddingRight, textOverflow, whiteSpace, webkitLineClamp } = getComputedStyle(one)
      if (one instanceof HTMLSelectElement) {
        pen.font = font
        const room = one.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
        return whiteSpace !== 'normal' && pen.measureText(one.selectedOptions[0]?.text ?? '').width > room
      }
      if (webkitLineClamp !== 'none' && webkitLineClamp !== '') return one.scrollHeight > one.clientHeight + 1
      return (textOverflow === 'ellipsis' || one.matches('.tabs')) && isWide(one)
    }
    // On a phone a long name of the company is hidden as a whole.
    const all = [...document.querySelectorAll<HTMLElement>('body *:not(.logo-name, input)')]
    const name = document.querySelector<HTMLElement>('.ah .logo-name')
    const cut = all.filter((one) => one.checkVisibility() && isCut(one))
    if (name && innerWidth >= 1024 && (isWide(name) || isCut(name))) cut.push(name)
    return [...new Set(cut.map((one) => (one instanceof HTMLSelectElement ? one.selectedOptions[0]?.text : one.textContent) ?? ''))]
  })

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
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})
