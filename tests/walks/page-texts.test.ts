import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { barriers } from '../barriers.ts'
import { desktop, phone } from '../browser.ts'
import { message, openStaffPage, walks } from '../walks.ts'

const walk = walks()
const save = async (page: Page, key: string, value: string) => {
  const headers = { origin: walk.shop.url }
  expect((await page.request.post('/api/admin/site-settings', { data: { key, value }, headers })).ok()).toBe(true)
}

describe('a page with staff text', () => {
  test('is linked in the footer, is readable, and shows the text by staff in each language', async () => {
    const { page } = await walk.arrive(phone)
    await page.goto('/')
    await page.locator('footer').getByRole('link', { name: 'Garantía y devoluciones' }).click()
    await page.getByRole('heading', { level: 1, name: 'Garantía y devoluciones' }).waitFor()
    await page.getByText('Guarde la factura').waitFor()
    expect(await barriers(page)).toEqual([])

    const staff = await walk.signedIn('/admin/page-texts', { ...desktop, locale: 'de-DE' })
    const section = staff.getByRole('region', { name: 'Garantie und Rückgabe' })
    const spanish = section.getByRole('textbox', { name: 'Spanisch' })
    await spanish.fill('')
    await section.getByRole('button', { name: 'Mit einem Vorschlag beginnen' }).click()
    expect(await spanish.inputValue()).toContain('Guarde la factura')
    await spanish.fill('**Dos años**\n\n- Con factura')
    await section.getByRole('textbox', { name: 'Englisch' }).fill('')
    // Typed texts survive a reload.
    await staff.reload()
    await expect.poll(() => spanish.inputValue()).toBe('**Dos años**\n\n- Con factura')
    // A long sentence is readable as a whole, and stays one line.
    const sentence = staff.locator('[name=line_home_es]')
    await sentence.fill('Una frase larga sobre la empresa. '.repeat(8).trim())
    expect(await sentence.evaluate((area) => area.scrollHeight - area.clientHeight)).toBeLessThan(4)
    await sentence.press('Enter')
    await sentence.pressSequentially('Fin')
    expect(await sentence.inputValue()).toMatch(/empresa\. Fin$/)
    const footer = staff.locator('[name=line_footer_es]')
    await footer.fill('Desde hace {anos} años')
    expect(await barriers(staff)).toEqual([])
    await staff.getByRole('button', { name: 'Alle speichern' }).click()
    await message(staff, 'Fehler beim Speichern der Seitentexte').waitFor()
    await staff.getByText('In geschweiften Klammern darf nur {years} oder {sunDays} stehen').first().waitFor()
    await footer.fill('Desde hace {years} años')
    await staff.getByRole('button', { name: 'Alle speichern' }).click()
    await staff.getByText('Seitentext gespeichert').waitFor()

    await page.reload()
    await page.locator('.prose').getByText('Dos años').waitFor()
    await page.goto('/garantia?lang=en')
    await page.getByRole('heading', { level: 1, name: 'Warranty and returns' }).waitFor()
    expect(await page.locator('.prose[lang=es]').textContent()).toContain('Dos años')
  })

  test('has a history of all texts, the newest first, which stays open while one is chosen', async () => {
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

  test('with an old name of the company is a task that leads to it', async () => {
    const page = await walk.signedIn('/admin/dashboard', { ...desktop, locale: 'de-DE' })
    await save(page, 'page_about_de', 'Matanzas Solar liefert seit 1990.')
    await save(page, 'company_brand', 'Sol y Sombra')
    await openStaffPage(page, '/admin/dashboard')
    const task = page.getByRole('listitem').filter({ hasText: 'Der alte Name steht noch in Texten: Matanzas Solar' })
    await task.getByRole('link', { name: 'Über uns (DE)' }).click()
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('page_about_de')
  })

  test('is written with a toolbar: a link asks for its address, and a list goes on with each line', async () => {
    const staff = await walk.signedIn('/admin/page-texts', { ...desktop, locale: 'de-DE' })
    const section = staff.getByRole('region', { name: 'Zahlung' })
    const spanish = section.getByRole('textbox', { name: 'Spanisch' })
    await spanish.fill('ficha')
    await spanish.selectText()
    await section.getByRole('button', { name: 'Link' }).first().click()
    expect(await spanish.inputValue()).toBe('[ficha](https://)')
    await staff.getByRole('button', { name: 'Alle speichern' }).click()
    await section.getByText('Der Link „[ficha](https://)“ führt auf keine Seite').waitFor()

    await spanish.fill('ficha')
    await spanish.selectText()
    await section.getByRole('button', { name: 'Link' }).first().click()
    await staff.keyboard.type('/about')
    expect(await spanish.inputValue()).toBe('[ficha](/about)')
    await spanish.press('End')
    await spanish.pressSequentially('\n1. Pague\nAvise\n\nGracias')
    expect(await spanish.inputValue()).toBe('[ficha](/about)\n1. Pague\n2. Avise\nGracias')
    await staff.getByRole('button', { name: 'Alle speichern' }).click()
    await staff.getByText('Seitentext gespeichert').waitFor()
  })
})
