import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop } from '../browser.ts'
import { openStaffPage, walks } from '../walks.ts'

const walk = walks()
const save = async (page: Page, key: string, value: string) => {
  const headers = { origin: walk.shop.url }
  expect((await page.request.post('/api/admin/site-settings', { data: { key, value }, headers })).ok()).toBe(true)
}

test('the history of page texts shows all of them, the newest first, and stays open while one is chosen', async () => {
  const page = await walk.signedIn('/admin/dashboard', { ...desktop, locale: 'de-DE' })
  await save(page, 'page_payment_es', 'Se paga al recoger.')
  await save(page, 'line_motto_de', 'Sonne für alle')
  await openStaffPage(page, '/admin/page-texts')
  await page.locator('summary', { hasText: 'Verlauf' }).click()
  const lines = page.getByRole('list', { name: 'Verlauf' }).locator(':scope > li')
  await lines.nth(1).waitFor()
  expect(await lines.nth(0).innerText()).toContain('Überschrift von „Über uns“ (DE)')
  expect(await lines.nth(1).innerText()).toContain('(ES)')
  await page.getByLabel('Verlauf von').selectOption({ label: 'Überschrift von „Über uns“ (DE)' })
  await expect.poll(() => lines.count()).toBe(1)
  expect(await lines.first().innerText()).toContain('Sonne für alle')
  await page
    .getByRole('button', { name: /^Änderung vom .* rückgängig machen|Rückgängig/ })
    .first()
    .waitFor()
})

test('texts with an old name of the company are a task that leads to them', async () => {
  const page = await walk.signedIn('/admin/dashboard', { ...desktop, locale: 'de-DE' })
  await save(page, 'page_about_de', 'Matanzas Solar liefert seit 1990.')
  await save(page, 'company_brand', 'Sol y Sombra')
  await openStaffPage(page, '/admin/dashboard')
  const task = page.getByRole('listitem').filter({ hasText: 'Der alte Name steht noch in Texten: Matanzas Solar' })
  await task.getByRole('link', { name: 'Über uns (DE)' }).click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('page_about_de')
})
