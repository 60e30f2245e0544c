import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { barriers } from '../barriers.ts'
import { phone } from '../browser.ts'
import { productId } from '../goods.ts'
import { message, openStaffPage, question, reloadStaffPage, sayYes, walks } from '../walks.ts'

const german = { ...phone, locale: 'de-DE' }

describe('text typed on an earlier visit', () => {
  const walk = walks()

  const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)
  const save = (page: Page) => page.getByRole('button', { name: 'Speichern', exact: true })
  const restored = (page: Page) => page.getByRole('region', { name: /^Was Sie am .* ist wieder da und noch nicht gespeichert$/ })
  const path = `/admin/products/${productId('inversor-hibrido-3-kw')}/edit`
  async function leave(page: Page): Promise<void> {
    await page.evaluate(() => window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), true))
    await page.goto('about:blank')
  }

  test('is in the form from the list as from the dashboard, and is saved or discarded', async () => {
    const page = await walk.signedIn(path, german)
    const stored = await field(page, 'nameEn').inputValue()
    await field(page, 'nameEn').fill('Typed before the power cut')
    await leave(page)
    await openStaffPage(page, '/admin/dashboard')
    await page.getByRole('link', { name: /^Produkt „.*“ öffnen$/ }).click()
    await restored(page).waitFor()
    expect(await field(page, 'nameEn').inputValue()).toBe('Typed before the power cut')
    await page.getByText('1 ungespeicherte Änderung').waitFor()
    expect(await barriers(page)).toEqual([])

    await restored(page).getByRole('button', { name: 'Verwerfen' }).click()
    await question(page, 'Diese Eingabe verwerfen?').getByRole('button', { name: 'Verwerfen' }).click()
    await restored(page).waitFor({ state: 'detached' })
    expect(await field(page, 'nameEn').inputValue()).toBe(stored)
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false)
    await page.getByText('Alles gespeichert').waitFor()
    await reloadStaffPage(page)
    expect(await field(page, 'nameEn').inputValue()).toBe(stored)

    await field(page, 'nameEn').fill('Typed once more')
    await leave(page)
    await openStaffPage(page, path)
    await restored(page).waitFor()
    await save(page).click()
    await message(page, 'Produkt gespeichert').waitFor()
    expect(await restored(page).count()).toBe(0)
    await reloadStaffPage(page)
    expect(await field(page, 'nameEn').inputValue()).toBe('Typed once more')
  })

  test('keeps what others have saved since, and asks about a field that both have changed', async () => {
    walk.excuse('409 /api/admin/products/')
    const page = await walk.signedIn(path, german)
    await field(page, 'nameEn').fill('Mine')
    await leave(page)
    const change = { nameEn: 'Theirs', nameEs: 'Suyo' }
    await page.request.put(path.replace('/admin', '/api/admin').replace('/edit', ''), { data: change, headers: { origin: walk.shop.url } })
    await openStaffPage(page, path)
    await restored(page).waitFor()
    expect([await field(page, 'nameEn').inputValue(), await field(page, 'nameEs').inputValue()]).toEqual(['Mine', 'Suyo'])
    await save(page).click()
    const panel = page.getByRole('alert').filter({ hasText: 'Sie selbst haben in einem anderen Fenster etwas geändert' })
    await panel.waitFor()
    expect(await panel.getByRole('group').count()).toBe(1)

    await sayYes(page)
    await restored(page).getByRole('button', { name: 'Verwerfen' }).click()
    await panel.waitFor({ state: 'detached' })
    expect(await field(page, 'nameEn').inputValue()).toBe('Theirs')
  })

  test('of several new products is the one that the dashboard opens, and can be kept for later', async () => {
    const page = await walk.signedIn('/admin/products/new', german)
    await field(page, 'nameDe').fill('Ziegel')
    await leave(page)
    await openStaffPage(page, '/admin/products/new')
    await restored(page).getByRole('button', { name: 'Für später aufheben' }).click()
    await page.getByText(/^Nicht gespeicherte Eingaben vom/).waitFor()
    await reloadStaffPage(page)
    await page.getByText(/^Nicht gespeicherte Eingaben vom/).waitFor()
    expect(await field(page, 'nameDe').inputValue()).toBe('')
    await field(page, 'nameDe').fill('Zement')
    await leave(page)
    for (const name of ['Ziegel', 'Zement']) {
      await openStaffPage(page, '/admin/dashboard')
      await page.getByRole('link', { name: `Produkt „${name}“ öffnen` }).click()
      await restored(page).waitFor()
      expect(await field(page, 'nameDe').inputValue()).toBe(name)
      await leave(page)
    }
  })

  test('of a new product in two tabs becomes two drafts, and is not saved twice without a word', async () => {
    const page = await walk.signedIn('/admin/products/new', german)
    await field(page, 'nameDe').fill('Dachziegel')
    const other = await page.context().newPage()
    await openStaffPage(other, '/admin/products/new')
    await restored(other).waitFor()
    const shared = (tab: Page) => tab.getByText('Diese Eingabe war auch in einem anderen Fenster offen')
    await shared(page).waitFor()
    expect(await barriers(page)).toEqual([])
    await field(page, 'nameDe').fill('Dachziegel rot')
    await field(other, 'nameDe').fill('Dachziegel grau')
    for (const tab of [page, other]) await leave(tab)
    await openStaffPage(page, '/admin/dashboard')
    for (const name of ['Dachziegel rot', 'Dachziegel grau']) await page.getByRole('link', { name: `Produkt „${name}“ öffnen` }).waitFor()

    for (const tab of [page, other]) {
      await openStaffPage(tab, '/admin/dashboard')
      await tab.getByRole('link', { name: 'Produkt „Dachziegel rot“ öffnen' }).click()
      await restored(tab).waitFor()
    }
    await shared(page).waitFor()
    await restored(page).getByRole('button', { name: 'Verwerfen' }).click()
    await question(page, 'Diese Eingabe verwerfen?').getByRole('button', { name: 'Verwerfen' }).click()
    await shared(page).waitFor({ state: 'detached' })
    await reloadStaffPage(other)
    await restored(other).waitFor()
    await openStaffPage(page, '/admin/dashboard')
    await page.getByRole('button', { name: 'Produkt „Dachziegel rot“ verwerfen' }).click()
    await question(page, 'Diese Eingabe verwerfen?').getByRole('button', { name: 'Verwerfen' }).click()
    await other.getByText('Diese Eingabe ist in einem anderen Fenster gespeichert oder verworfen worden').waitFor()
    expect(await restored(other).count()).toBe(0)
    expect(await field(other, 'nameDe').inputValue()).toBe('Dachziegel rot')
  })

  test('into a dialog is in the dialog that the dashboard opens', async () => {
    const page = await walk.signedIn('/admin/glossary', german)
    await page.getByRole('button', { name: 'Neuer Begriff' }).click()
    await page
      .getByRole('dialog')
      .getByLabel(/^Deutsch/)
      .fill('Wartungsgang')
    await leave(page)
    await openStaffPage(page, '/admin/dashboard')
    await page.getByRole('link', { name: 'Begriff im Glossar „Wartungsgang“ öffnen' }).click()
    await expect
      .poll(() =>
        page
          .getByRole('dialog')
          .getByLabel(/^Deutsch/)
          .inputValue(),
      )
      .toBe('Wartungsgang')
  })
})
