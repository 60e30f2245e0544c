import { expect, test } from 'vitest'
import { openStaffPage, walks } from '../walks.ts'

/** The narrowest phone, on which the navigation has two rows. */
const narrow = { viewport: { width: 320, height: 640 }, locale: 'de-DE' }
const walk = walks()

test('messages on the narrowest phone leave the navigation free', async () => {
  const page = await walk.signedIn('/admin/glossary', narrow)
  await openStaffPage(page, '/admin/glossary')
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
