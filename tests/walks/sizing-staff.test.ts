import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { barriers } from '../barriers.ts'
import { desktop, phone } from '../browser.ts'
import { productId } from '../goods.ts'
import { openStaffPage, walks } from '../walks.ts'

const german = { ...desktop, locale: 'de-DE' }
const pocket = { ...phone, locale: 'es-CU' }

describe('the figures of the solar calculator', () => {
  const walk = walks()
  const dialog = (page: Page) => page.getByRole('dialog')
  const write = (page: Page, method: 'PUT' | 'POST', address: string, data?: object) =>
    page.request.fetch(address, { method, headers: { origin: walk.shop.url }, ...(data ? { data } : {}) })
  const inSpanish = async (page: Page) => {
    await page.context().addCookies([{ name: 'staff-language', value: 'es', url: walk.shop.url }])
    await openStaffPage(page, '/admin/sizing?tab=appliances')
  }
  const panels = async (page: Page) => {
    await page.goto('/cuba-energia-solar?lang=es')
    return page.locator('#answer [data-need=panels]').first().textContent()
  }

  test('in German at a desk: sun hours are changed with what it changes before one’s eyes, undone and given back', async () => {
    const visitor = await walk.arrive(phone)
    expect(await panels(visitor.page)).toBe('1.25')
    const page = await walk.signedIn('/admin/contact', german)
    await page.getByRole('link', { name: 'Solarrechner einstellen' }).click()
    await page.getByRole('heading', { level: 1, name: 'Solarrechner' }).waitFor()
    await page.getByRole('button', { name: 'Sonnenstunden am Tag ändern' }).click()
    const value = dialog(page).getByLabel('Wert in kWh/m²')
    const preview = dialog(page).getByRole('region', { name: 'Was sich für drei Haushalte ändert' })
    await preview.getByText('Für diese Haushalte ändert sich nichts.').waitFor()
    await value.fill('viel')
    await preview.getByText('Sobald die Zahlen stimmen').waitFor()
    await dialog(page).getByRole('button', { name: 'Speichern' }).click()
    await dialog(page)
      .getByText('Bitte eine Zahl', { exact: false })
      .or(dialog(page).getByText('Erwartet wird eine Zahl'))
      .first()
      .waitFor()
    expect(await value.evaluate((field) => field === document.activeElement)).toBe(true)
    await value.fill('4,2')
    await preview.getByText('1,25 → 1,49 kWp').waitFor()
    await dialog(page).getByText('Diese Quelle gehört zum bisherigen Wert.').waitFor()
    expect(await barriers(page)).toEqual([])

    // What is typed outlives the page, and its leaving is asked about.
    page.on('dialog', (question) => void question.accept())
    await page.reload()
    await page.getByRole('button', { name: 'Sonnenstunden am Tag ändern' }).click()
    expect(await value.inputValue()).toBe('4,2')
    expect(await panels(visitor.page)).toBe('1.25')
    await dialog(page).getByLabel('Quelle').fill('NASA POWER, Matanzas')
    await dialog(page).getByRole('button', { name: 'Speichern' }).click()
    await dialog(page).waitFor({ state: 'hidden' })
    await page.getByText(/^NASA POWER, Matanzas · /).waitFor()
    expect(await panels(visitor.page)).toBe('1.49')
    await visitor.page.getByText('Cómo lo calculamos').click()
    await visitor.page.getByText('4.2 kWh/m² al día (NASA POWER, Matanzas)').waitFor()

    await page.getByText('Verlauf').first().click()
    await page.getByText('Wert: ', { exact: false }).first().waitFor()
    await page
      .getByRole('button', { name: /^Änderung vom .* rückgängig machen$/ })
      .first()
      .click()
    await page.getByText(/^Radio Reloj; Radio Granma, 2017 · /).waitFor()
    expect(await panels(visitor.page)).toBe('1.25')
  })

  test('in Spanish on a phone: an appliance that somebody else has changed as well is chosen, then given back', async () => {
    const page = await walk.signedIn('/admin/sizing', pocket)
    await inSpanish(page)
    page.on('dialog', (question) => void question.accept())
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    await page.getByRole('button', { name: 'Cambiar Refrigerador', exact: true }).click()
    const watts = dialog(page).getByLabel('Potencia, W')
    await watts.fill('180')
    await dialog(page).getByText('4.67 → 5.19 kWh').waitFor()
    expect(await barriers(page)).toEqual([])
    expect((await write(page, 'PUT', '/api/admin/sizing/settings/appliance-fridge', { watts: 120 })).status()).toBe(200)
    await dialog(page).getByRole('button', { name: 'Guardar' }).click()
    walk.excuse('409 /api/admin/sizing/settings/appliance-fridge')
    // Both values stand there to be chosen from.
    await dialog(page).getByText('120', { exact: true }).waitFor()
    expect(await barriers(page)).toEqual([])
    await dialog(page).getByRole('button', { name: 'Guardar mi versión de todos modos' }).first().click()
    await dialog(page).waitFor({ state: 'hidden' })
    await page.getByText(/^180\sW, /).waitFor()
    await page.getByRole('button', { name: 'Cambiar Refrigerador', exact: true }).click()
    await dialog(page).getByRole('button', { name: 'Restablecer el valor inicial: Refrigerador' }).click()
    await page
      .getByText(/^150\sW, /)
      .first()
      .waitFor()
  })

  test('a product that lacks a figure stands in the list, leads to its form, and goes when it is filled in', async () => {
    const id = productId('sistema-solar-completo-3-kw')
    const page = await walk.signedIn('/admin/dashboard', german)
    const address = `/api/admin/products/${id}`
    const { specs } = (await (await page.request.get(address)).json()) as { specs: Record<string, unknown> }
    const { phases: _, ...others } = specs
    expect((await write(page, 'PUT', address, { specs: others })).status()).toBe(200)
    const visitor = await walk.arrive(phone)
    // It is a system with lead batteries: nobody who asks for lithium needs it.
    await visitor.page.goto('/cuba-energia-solar?lang=es&home=1~8n~backup~agm~0~fridge')
    await page.getByRole('link', { name: 'Fehlende Angaben' }).click()
    const line = page.getByRole('listitem').filter({ has: page.locator(`a[href="/admin/products/${id}/edit"]`) })
    await line.getByText(/^Phasen: [1-9]\d*-mal gebraucht, zuletzt am /).waitFor()
    expect(await barriers(page)).toEqual([])
    await line.getByRole('link').click()
    await page.getByLabel('Phasen').waitFor()
    expect((await write(page, 'PUT', address, { specs })).status()).toBe(200)
    await page.goto('/admin/sizing?tab=missing')
    await page.getByText('Ohne diese Angaben kann der Rechner').waitFor()
    expect(await line.count()).toBe(0)
  })
})
