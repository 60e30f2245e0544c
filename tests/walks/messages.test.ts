import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop } from '../browser.ts'
import { message, question, walks } from '../walks.ts'

const walk = walks()
const german = { ...desktop, locale: 'de-DE' }

/** Controls under a message: those of the bar of actions at any scroll position, and all when the page is scrolled to its end. */
const covered = (page: Page) =>
  page.evaluate(async () => {
    const isUnder = (one: Element) => {
      const { left, right, top, bottom, width } = one.getBoundingClientRect()
      const [x, y] = [(left + right) / 2, (top + bottom) / 2]
      const isOver = (toast: DOMRect) => x > toast.left && x < toast.right && y > toast.top && y < toast.bottom
      const toasts = [...document.querySelectorAll('.toast')].map((toast) => toast.getBoundingClientRect())
      return width > 0 && toasts.some(isOver) && Boolean(document.elementFromPoint(x, y)?.closest('.toasts'))
    }
    const scroll = async (top: number) => {
      window.scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
    const found: string[] = []
    for (let top = 0; top < document.body.scrollHeight; top += 200) {
      await scroll(top)
      for (const one of document.querySelectorAll('.bulk-bar button')) if (isUnder(one)) found.push(`${top}: ${one.textContent}`)
    }
    await scroll(document.body.scrollHeight)
    for (const one of document.querySelectorAll('main :is(a, button, input, select, summary)'))
      if (isUnder(one)) found.push(`end: ${one.getAttribute('aria-label') ?? one.textContent}`)
    return found
  })

test.each([320, 390, 1280])('at %i px messages cover neither a bar of actions nor the end of a page', async (width) => {
  const page = await walk.signedIn('/admin/dashboard', { ...german, viewport: { width, height: 844 } })
  for (const at of [1, 2]) {
    await page
      .getByRole('button', { name: /löschen$/ })
      .nth(at)
      .click()
    await question(page, 'löschen').locator('[data-confirm]').click()
    await expect.poll(() => message(page, 'Produkt gelöscht').count()).toBe(at)
  }
  // The focus keeps the messages on the page.
  await page.getByRole('button', { name: 'Meldung schließen' }).first().focus()
  expect(await covered(page)).toEqual([])
  await page
    .getByRole('checkbox', { name: /auswählen/ })
    .nth(2)
    .check()
  await page.getByRole('button', { name: 'Meldung schließen' }).first().focus()
  await page.locator('.bulk-bar').waitFor()
  expect(await covered(page)).toEqual([])
})
