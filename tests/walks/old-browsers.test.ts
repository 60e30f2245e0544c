import { expect, test } from 'vitest'
import { desktop } from '../browser.ts'
import { walks } from '../walks.ts'

const walk = walks({ onlyLooks: true })

test.each([
  ['es', 'La administración necesita un navegador más nuevo'],
  ['de', 'Die Verwaltung braucht einen neueren Browser'],
])('the staff area names the required browser, in the language of its reader: %s', async (language, sentence) => {
  const { page, context } = await walk.arrive(desktop)
  await context.addCookies([{ name: 'staff-language', value: language, url: walk.shop.url }])
  // Chrome before 106 lacks this function, by which the page recognises old browsers.
  await page.addInitScript('delete Intl.NumberFormat.prototype.formatRange')
  await page.goto('/admin/login')
  await page.getByRole('alert').filter({ hasText: sentence }).waitFor()
  expect(await page.getByRole('textbox').count()).toBe(0)
})

test('the cart opens and closes in an engine without dialogs, as Safari before 15.4', async () => {
  const { page } = await walk.arrive()
  await page.addInitScript(
    'delete HTMLDialogElement.prototype.showModal; delete HTMLDialogElement.prototype.close; delete window.CSSStyleSheet',
  )
  await page.goto('/')
  await page.locator('header [data-cart]').click()
  await page.locator('#cart h2').waitFor()
  await page.locator('#cart button[value=close]').click()
  await expect.poll(() => page.locator('#cart').count()).toBe(0)
})
