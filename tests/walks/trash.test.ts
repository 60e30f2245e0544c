import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { barriers } from '../barriers.ts'
import { desktop, phone } from '../browser.ts'
import { message, openStaffPage, question, reloadStaffPage, sayYes, walks } from '../walks.ts'

const german = { locale: 'de-DE' }

describe('a member of staff who has changed their mind', () => {
  const walk = walks()

  const origin = () => ({ origin: new URL(walk.shop.url).origin })
  const make = async <Entity>(page: Page, path: string, data: object) => {
    // Without `isActive`, a product that lacks a picture would be a draft.
    const answer = await page.request.post(`/api/admin/${path}`, { data: { isActive: true, ...data }, headers: origin() })
    return (await answer.json()) as Entity & { id: number; slug: string }
  }
  const status = async (page: Page, path: string) => (await page.request.get(path)).status()

  test('restores a deleted product at once, or later from the trash', async () => {
    const page = await walk.signIn({ ...phone, ...german })
    const nameDe = 'Rückkehrer'
    const { slug, id } = await make(page, 'products', { nameDe, shortDescriptionDe: 'Kurz', categoryId: 1, oldPrice: '1090' })
    await openStaffPage(page, '/admin/dashboard')
    await sayYes(page)
    const remove = async () => {
      await page.getByLabel('Name oder Artikelnummer').fill(nameDe)
      await page.getByRole('button', { name: `${nameDe} löschen` }).click()
      await message(page, 'Produkt gelöscht').waitFor()
      expect(await status(page, `/product/${slug}`)).toBe(404)
    }
    await remove()
    await page.getByRole('button', { name: 'Rückgängig', exact: true }).click()
    await message(page, `„${nameDe}“ ist wiederhergestellt`).waitFor()
    expect(await status(page, `/product/${slug}`)).toBe(200)
    await page.getByRole('button', { name: `${nameDe} löschen` }).waitFor()

    await remove()
    await page.getByRole('link', { name: 'Papierkorb' }).click()
    await page.getByRole('heading', { name: nameDe }).waitFor()
    await page.getByText('Noch 30 Tage').first().waitFor()
    await page.getByRole('button', { name: `${nameDe} wiederherstellen` }).click()
    await page.getByRole('heading', { name: nameDe }).waitFor({ state: 'detached' })
    expect(await status(page, `/product/${slug}`)).toBe(200)

    await page.request.delete(`/api/admin/products/${id}`, { headers: origin() })
    await reloadStaffPage(page)
    await page.getByRole('button', { name: `${nameDe} endgültig löschen` }).click()
    await page.getByRole('heading', { name: nameDe }).waitFor({ state: 'detached' })
    const late = await page.request.post(`/api/admin/trash/product/${id}/restore`, { headers: origin() })
    expect(late.status()).toBe(404)
  })

  test('restores a category with everything deleted along with it, before a product that was in it', async () => {
    const page = await walk.signIn({ ...desktop, ...german })
    const category = await make(page, 'categories', { nameDe: 'Windkraft' })
    const texts = { shortDescriptionDe: 'Kurz', categoryId: category.id }
    const early = await make(page, 'products', { ...texts, nameDe: 'Frühes Rad' })
    const late = await make(page, 'products', { ...texts, nameDe: 'Spätes Rad' })
    await page.request.delete(`/api/admin/products/${early.id}`, { headers: origin() })
    await page.request.delete(`/api/admin/categories/${category.id}?cascade=true`, { headers: origin() })
    await openStaffPage(page, '/admin/trash')
    await sayYes(page)
    await page.getByText('Nahm 1 Eintrag mit').click()
    await page.getByText('Spätes Rad').waitFor()
    await page.getByLabel('Anzeigen').selectOption('product')
    await page.getByText('Gehört zu „Windkraft“, das auch im Papierkorb liegt.').waitFor()
    await page.getByRole('button', { name: '„Windkraft“ wiederherstellen' }).click()
    await message(page, 'Mit 1 Eintrag, der dazugehört.').waitFor()
    expect(await status(page, `/product/${late.slug}`)).toBe(200)
    await page.getByRole('button', { name: 'Frühes Rad wiederherstellen' }).click()
    await page.getByText('Hiervon liegt nichts im Papierkorb').waitFor()
    expect(await status(page, `/product/${early.slug}`)).toBe(200)
  })

  test('reads below the form who changed what, and undoes it', async () => {
    const page = await walk.signIn({ ...phone, ...german })
    const long = 'Ein Satz über das Produkt. '.repeat(20)
    const { id } = await make(page, 'products', {
      nameDe: 'Wandelbar',
      shortDescriptionDe: 'Kurz',
      descriptionDe: long,
      categoryId: 1,
      oldPrice: '1090',
    })
    await openStaffPage(page, `/admin/products/${id}/edit`)
    await sayYes(page)
    await page.getByText('Verlauf', { exact: true }).click()
    await page.getByText('Angelegt').waitFor()
    const price = page.locator('[name="oldPrice"]')
    await price.fill('990')
    await page.locator('[name="descriptionDe"]').fill(`${long}Noch einer.`)
    await page.getByRole('button', { name: 'Speichern' }).click()
    await message(page, 'Produkt gespeichert').waitFor()
    const history = page.getByRole('list', { name: 'Verlauf' })
    const line = history.getByText('Preis:')
    await line.waitFor()
    expect((await line.innerText()).replace(/\s+/g, ' ')).toContain('1.090,00 $ → jetzt 990,00 $')
    await history.getByText('Beschreibung (DE): Text geändert').click()
    await history.locator('ins', { hasText: 'Noch einer.' }).waitFor()
    expect(await barriers(page)).toEqual([])

    await page.locator('[name="nameEn"]').fill('Typed meanwhile')
    await page.getByText('1 ungespeicherte Änderung').waitFor()
    await history
      .getByRole('button', { name: /rückgängig machen/ })
      .first()
      .click()
    await message(page, 'Rückgängig gemacht').waitFor()
    await expect.poll(() => price.inputValue()).toBe('1090,00')
    // Unsaved input is still in the form.
    await page.getByText('ist wieder da und noch nicht gespeichert').waitFor()
    expect(await page.locator('[name="nameEn"]').inputValue()).toBe('Typed meanwhile')
  })

  test('sees later changes before forcing an undo', async () => {
    walk.excuse('409 /api/admin/history/')
    const page = await walk.signIn({ ...desktop, ...german })
    const { id } = await make(page, 'products', { nameDe: 'Doppelt', shortDescriptionDe: 'Kurz', categoryId: 1, oldPrice: '100' })
    for (const oldPrice of ['90', '80']) await page.request.put(`/api/admin/products/${id}`, { data: { oldPrice }, headers: origin() })
    await openStaffPage(page, `/admin/products/${id}/edit`)
    await page.getByText('Verlauf', { exact: true }).click()
    const undo = page
      .getByRole('list', { name: 'Verlauf' })
      .getByRole('button', { name: /rückgängig machen/ })
      .nth(1)
    await undo.click()
    const first = question(page, 'Diese Felder auf den Stand davor zurücksetzen?')
    await first.getByText('Preis').waitFor()
    // The question's focus is on "cancel", so that neither Enter nor Escape changes anything.
    expect(await first.getByRole('button', { name: 'Abbrechen' }).evaluate((one) => one === document.activeElement)).toBe(true)
    expect(await barriers(page)).toEqual([])
    await page.keyboard.press('Escape')
    await first.waitFor({ state: 'detached' })
    expect(await undo.evaluate((one) => one === document.activeElement)).toBe(true)
    // The second click of a double click reaches neither the dialog that the first one opens, nor what is below the closed dialog.
    await page.evaluate(() => {
      const { body } = document
      body.dataset.clicks = ''
      addEventListener('click', ({ target }) => {
        body.dataset.clicks += (target as Element).closest('dialog') ? 'd' : 'p'
      })
    })
    await undo.dblclick()
    await first.getByRole('button', { name: 'Fortfahren' }).dblclick()
    expect(await page.evaluate(() => document.body.dataset.clicks)).toBe('pd')
    await question(page, 'Seitdem noch einmal geändert: Preis.').getByRole('button', { name: 'Fortfahren' }).click()
    await message(page, 'Rückgängig gemacht').waitFor()
    await expect.poll(() => page.locator('[name="oldPrice"]').inputValue()).toBe('100,00')
  })
})
