import { expect, test } from 'vitest'
import { ADMIN, desktop } from '../browser.ts'
import { walks } from '../walks.ts'

const walk = walks({ environment: () => ({ DEMO: 'off' }) })

test('the owner of an empty shop is asked for the facts in order, and ends with the first product', async () => {
  const { page } = await walk.arrive(desktop)
  await page.goto('/admin/login')
  await page.locator('.adm[data-alive]').waitFor()
  await page.getByLabel('Benutzername').fill(ADMIN.username)
  await page.getByLabel('Passwort', { exact: true }).fill(ADMIN.password)
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await page.getByRole('heading', { name: 'Wie heißt Ihre Firma?' }).waitFor()
  await page.locator('[name=company_brand]').fill('Sol y Sombra')
  await page.reload()
  await page.locator('.adm[data-alive]').waitFor()
  await expect.poll(() => page.locator('[name=company_brand]').inputValue()).toBe('Sol y Sombra')
  await page.getByRole('button', { name: 'Speichern und weiter' }).click()
  await page.getByRole('heading', { name: 'Was verkaufen Sie' }).waitFor()
  for (const title of [
    'Zeichen und Farben',
    'Wie erreicht man Sie?',
    'Wo sind Sie?',
    'Wann ist jemand da',
    'Rechtliche Angaben',
    'Das erste Produkt',
  ]) {
    await page.getByRole('button', { name: 'Überspringen' }).click()
    await page.getByRole('heading', { name: title }).waitFor()
  }
  await page.getByRole('link', { name: 'Erste Kategorie anlegen' }).click()
  await page.waitForURL('**/admin/categories/new')
  const home = await (await page.request.get('/?lang=es')).text()
  expect(home).toContain(' · Sol y Sombra</title>')
})
