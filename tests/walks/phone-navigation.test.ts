import { expect, test } from 'vitest'
import { openStaffPage, walks } from '../walks.ts'

/** The narrowest phone, on which the navigation has two rows. */
const narrow = { viewport: { width: 320, height: 640 }, locale: 'de-DE' }
const walk = walks()

test('messages on the narrowest phone leave the navigation free', async () => {
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

test('nothing covers the buttons of the first steps on a phone', async () => {
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
