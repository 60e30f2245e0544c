import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { staffText } from '#i18n/staff.ts'
import { mainLinks, moreLinks } from '#src/pages/admin/frame/staff-links.ts'
import { barriers } from '../barriers.ts'
import { desktop, phone } from '../browser.ts'
import { openStaffPage, walks } from '../walks.ts'

const languages = ['de', 'es', 'en'] as const
/** The narrowest phone, on which the navigation has two rows. */
const narrow = { viewport: { width: 320, height: 640 }, locale: 'de-DE' }

describe('the navigation of the staff area', () => {
  const walk = walks()

  /** Measures labels of the header with more than one line, and whether header or page are too wide. */
  const measure = (page: Page) =>
    page.evaluate(() => {
      const lines = [...document.querySelectorAll('.ah .an-l, .ah .tx span')].map((label) => {
        const range = document.createRange()
        range.selectNodeContents(label)
        const line = Number.parseFloat(getComputedStyle(label).fontSize) * 1.6
        return [label.textContent, Math.ceil(range.getBoundingClientRect().height / line)]
      })
      const [header, root] = [document.querySelector('.ah .wrap') as HTMLElement, document.documentElement]
      const end = header.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(header).paddingRight)
      return {
        broken: lines.filter(([, count]) => count !== 1),
        beyond: (header.lastElementChild?.getBoundingClientRect().right ?? 0) > end + 1,
        page: root.scrollWidth,
        hasName: (document.querySelector('.ah .logo-name')?.getBoundingClientRect().width ?? 0) > 40,
      }
    })

  /** Result of `measure` if everything fits. */
  const WHOLE = { broken: [], beyond: false, page: 1280, hasName: true }

  test('breaks no label at 1280 px, in any language, beside a long name too', async () => {
    const page = await walk.signedIn('/admin/dashboard', { ...desktop, viewport: { width: 1280, height: 800 } })
    const origin = new URL(page.url()).origin
    const company = page.locator('.ah .logo-name')
    for (const firstName of ['Gabriela Fernández de la Torre', '']) {
      await page.request.put('/api/admin/user', { data: { firstName }, headers: { origin } })
      for (const language of languages) {
        await page.context().addCookies([{ name: 'staff-language', value: language, url: origin }])
        await page.reload()
        await page.waitForSelector(`html[lang=${language}]`)
        const person = page.getByText('Gabriela').first()
        await person.waitFor({ state: firstName ? 'visible' : 'detached' })
        if (firstName) expect([language, await measure(page)]).toEqual([language, WHOLE])
        else expect([language, await company.evaluate((name) => name.scrollWidth - name.clientWidth)]).toEqual([language, 0])
      }
    }
  })

  test.each([
    ['at a desk', desktop],
    ['on a phone', phone],
  ])('%s leads to every screen, and its menu closes by itself', async (_, options) => {
    const t = staffText('de')
    // This page has no controls in the place that the open menu covers.
    const page = await walk.signedIn('/admin/trash', { ...options, locale: 'de-DE' })
    const navigation = page.getByRole('navigation', { name: t('nav.label') })
    const menu = navigation.locator('summary')
    const first = navigation.getByRole('link', { name: t('orders.title') })
    await menu.click()
    await first.waitFor()
    expect(await barriers(page)).toEqual([])
    await page.keyboard.press('Escape')
    await first.waitFor({ state: 'hidden' })
    await menu.click()
    await page.getByRole('heading', { level: 1 }).click()
    await first.waitFor({ state: 'hidden' })
    for (const { to, text } of [...moreLinks, ...mainLinks]) {
      const link = navigation.getByRole('link', { name: t(text), exact: true })
      if (moreLinks.some((one) => one.to === to)) await menu.click()
      await link.click()
      await page.waitForURL(`**${to}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await first.waitFor({ state: 'hidden' })
      expect([to, await page.evaluate(() => document.activeElement === document.body)]).toEqual([to, false])
    }
  })

  test('opens a page at its top, and restores the scroll position on going back', async () => {
    const page = await walk.signedIn('/admin/dashboard', desktop)
    const link = page.locator('main a[href$="/edit"]').last()
    await link.scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => scrollY)
    expect(place).toBeGreaterThan(200)
    await link.click()
    await page.waitForURL('**/edit')
    await page.locator('[name=nameDe]').waitFor()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200)
  })

  test('is free of messages on the narrowest phone', async () => {
    const page = await walk.signedIn('/admin/glossary', narrow)
    await page.getByRole('button', { name: 'Neuer Begriff' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(/^Deutsch/).fill('Wartungsgang')
    await dialog.getByLabel('Spanisch').fill('Pasarela')
    await dialog.getByRole('button', { name: 'Speichern' }).click()
    const toast = page.locator('.adm > .toasts .toast')
    await toast.waitFor()
    const [message, navigation] = [await toast.boundingBox(), await page.locator('.an').boundingBox()]
    if (!message || !navigation) throw new Error('not drawn')
    expect(navigation.height).toBeGreaterThan(80)
    expect(message.y + message.height).toBeLessThanOrEqual(navigation.y)
  })

  test('does not cover the buttons of the first steps on a phone', async () => {
    const page = await walk.signedIn('/admin/dashboard', narrow)
    await page.locator('.an').waitFor()
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 640 })
      await openStaffPage(page, '/admin/welcome?step=name')
      expect(await page.locator('.an').isVisible()).toBe(false)
      await page.getByRole('button', { name: 'Speichern und weiter' }).click({ trial: true })
      await page.getByRole('link', { name: 'Später' }).waitFor()
    }
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.locator('.an').waitFor()
  })
})
