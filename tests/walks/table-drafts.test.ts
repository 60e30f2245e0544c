import { describe, expect, test } from 'vitest'
import { ADMIN, desktop } from '../browser.ts'
import { sayYes, waitUntilIdle, walks } from '../walks.ts'

const TABLE = '/admin/dashboard?view=table'
const german = { ...desktop, locale: 'de-DE' }

describe('input that waits in the product table', () => {
  const walk = walks()

  test('is left by signing out while a price is saved, without a second login over the first', async () => {
    // Ends after the session, and so does the reload of the tasks.
    walk.excuse('401 /api/admin/products/', '401 /api/admin/tasks')
    const page = await walk.signedIn(TABLE, german)
    await sayYes(page)
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/api/admin/products/*', async (route) => {
      await held
      await route.continue()
    })
    const cell = page.locator('input[data-cell$=" price"]').first()
    await cell.fill('140')
    await cell.press('Enter')
    await page.getByRole('button', { name: 'Abmelden' }).click()
    await page.waitForURL('**/admin/login')
    const refused = page.waitForResponse((answer) => answer.status() === 401)
    release()
    await refused
    await waitUntilIdle(page)
    expect(await page.getByRole('dialog').count()).toBe(0)
    await page.getByLabel('Benutzername').fill(ADMIN.username)
    await page.getByLabel('Passwort', { exact: true }).fill(ADMIN.password)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/admin/dashboard')
    await page.getByText('Auf diesem Gerät wartet eine Eingabe').waitFor()
  })
})
