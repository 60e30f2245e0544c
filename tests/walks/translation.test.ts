import type { Page } from 'playwright-core'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { barriers } from '../barriers.ts'
import { desktop, phone } from '../browser.ts'
import { productId } from '../goods.ts'
import { translationService } from '../translation-service.ts'
import { openStaffPage, reloadStaffPage, sayYes, walks } from '../walks.ts'

const german = { ...desktop, locale: 'de-DE' }
const pocket = { ...phone, locale: 'de-DE' }

describe('translating', () => {
  const service = translationService()
  const walk = walks({ environment: service.environment })
  afterAll(service.stop)
  afterEach(() => {
    service.isWorking = true
  })

  const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)
  const translate = (page: Page, of: string) => page.getByRole('button', { name: `Übersetzen : ${of}` })
  const line = (page: Page, name: string) => field(page, name).locator('xpath=..')
  const save = async (page: Page) => {
    await page.getByRole('button', { name: 'Speichern' }).click()
    await page.getByText('Alles gespeichert').waitFor()
  }

  test('a text is translated, saving waits for it, and an outdated one is marked until it is updated', async () => {
    const page = await walk.signedIn(`/admin/products/${productId('sistema-solar-completo-3-kw')}/edit`, pocket)
    const before = await field(page, 'nameEs').inputValue()
    await field(page, 'nameDe').fill('Sonderanlage 5')
    await line(page, 'nameEs').getByText('Original geändert').waitFor()

    let open = () => {}
    service.gate = new Promise((resolve) => {
      open = resolve
    })
    await translate(page, 'Produktname, Spanisch').click()
    await page.getByText('Speichern ist gesperrt, solange eine Übersetzung läuft.').waitFor()
    await field(page, 'nameDe').press('Enter')
    expect(await page.getByRole('button', { name: 'Übersetzung läuft …' }).getAttribute('aria-disabled')).toBe('true')
    open()
    await expect.poll(() => field(page, 'nameEs').inputValue()).toBe('es: Sonderanlage 5')
    await line(page, 'nameEs').getByText('Aktuell').waitFor()
    await page.getByRole('button', { name: 'Zurückholen' }).click()
    expect(await field(page, 'nameEs').inputValue()).toBe(before)
    await translate(page, 'Produktname, Spanisch').click()
    await expect.poll(() => field(page, 'nameEs').inputValue()).toBe('es: Sonderanlage 5')

    await field(page, 'nameDe').fill('Sonderanlage 5 kW')
    await line(page, 'nameEs').getByText('Original geändert').waitFor()
    await save(page)
    await reloadStaffPage(page)
    await line(page, 'nameEs').getByText('Original geändert').waitFor()
    await translate(page, 'Produktname, Spanisch').click()
    await expect.poll(() => field(page, 'nameEs').inputValue()).toBe('es: Sonderanlage 5 kW')
    await save(page)
    await reloadStaffPage(page)
    await line(page, 'nameEs').getByText('Aktuell').waitFor()
    await line(page, 'nameEn').getByText('Original geändert').waitFor()
    expect(await barriers(page)).toEqual([])
    await line(page, 'nameEn').getByRole('button', { name: 'Passt noch' }).click()
    await line(page, 'nameEn').getByText('Aktuell').waitFor()
    await save(page)
    await reloadStaffPage(page)
    await line(page, 'nameEn').getByText('Aktuell').waitFor()
    await page.getByText('Alle Übersetzungen sind aktuell.').waitFor()
  })

  test('all missing texts are translated at once, and a failure is reported and writes nothing', async () => {
    const page = await walk.signedIn('/admin/products/new', german)
    await field(page, 'nameDe').fill('Prüfkoffer')
    await field(page, 'shortDescriptionDe').fill('**Robust** und leicht')
    await field(page, 'descriptionDe').fill('Wechselrichter')
    await field(page, 'nameEs').fill('Maletín de prueba')
    await page.getByText('5 Übersetzungen fehlen oder sind veraltet.').waitFor()
    service.isWorking = false
    await translate(page, 'Produktname, Englisch').click()
    await page.getByText('Nicht übersetzt: Der Übersetzungsdienst hat abgelehnt.').waitFor()
    expect(await field(page, 'nameEn').inputValue()).toBe('')
    service.isWorking = true
    await page.getByRole('button', { name: 'Alle fehlenden übersetzen' }).click()
    await page.getByText('Alle Übersetzungen sind aktuell.').waitFor()
    const written = ['nameEs', 'nameEn', 'shortDescriptionEs', 'descriptionEs', 'descriptionEn'].map((name) =>
      field(page, name).inputValue(),
    )
    expect(await Promise.all(written)).toEqual(['Maletín de prueba', 'en: Prüfkoffer', 'es: **Robust** und leicht', 'Inversor', 'Inverter'])
  })

  test('a customer’s message is translated below the original, and a failure shows why', async () => {
    const page = await walk.signIn(german)
    const message = 'Quiero un sistema para mi casa.'
    const sent = { name: 'Ana', phone: '5234 5678', message, language: 'es', calculator: { dailyKwh: 4.67 } }
    const { id } = await (await page.request.post('/api/inquiries', { data: sent, headers: { origin: walk.shop.url } })).json()
    await openStaffPage(page, `/admin/inquiries/${id}`)
    await page.getByText('Verbrauch am Tag (kWh)').waitFor()
    service.isWorking = false
    await page.getByRole('button', { name: 'Ins Deutsche übersetzen' }).click()
    await page.getByText('Nicht übersetzt: Der Übersetzungsdienst hat abgelehnt.').waitFor()
    service.isWorking = true
    await page.getByRole('button', { name: 'Ins Deutsche übersetzen' }).dblclick()
    await page.getByText(`de: ${message}`).waitFor()
    await page.getByText(message, { exact: true }).waitFor()
    expect(await page.getByText('Nicht übersetzt').count()).toBe(0)
    expect(await barriers(page)).toEqual([])
  })

  test('the glossary is searched, and a term is changed, reset, added and deleted', async () => {
    walk.excuse('404 /api/admin/glossary/')
    const page = await walk.signedIn('/admin/glossary', pocket)
    await sayYes(page)
    const search = page.getByLabel('Begriff suchen')
    const dialog = page.getByRole('dialog')
    const row = (text: string) => page.getByRole('row').filter({ hasText: text })

    await search.fill('wechselrich inversor')
    await page.getByRole('button', { name: 'Wechselrichter ändern', exact: true }).click()
    expect(await barriers(page)).toEqual([])
    await dialog.getByLabel('Spanisch').fill('inversor de corriente')
    await page.keyboard.press('Enter')
    await row('inversor de corriente').getByText('Geändert').waitFor()
    await page.getByRole('button', { name: 'Wechselrichter ändern', exact: true }).click()
    await dialog.getByRole('button', { name: 'zurücksetzen' }).click()
    await expect.poll(() => row('inversor de corriente').count()).toBe(0)

    const own = 'Sonderteil 5'
    await page.getByRole('button', { name: 'Neuer Begriff' }).click()
    await dialog.getByLabel('Deutsch').fill(own)
    await dialog.getByRole('button', { name: 'Speichern' }).click()
    await dialog.getByText('Mindestens eine Übersetzung ist erforderlich').waitFor()
    await dialog.getByLabel('Spanisch').fill('pieza especial')
    await dialog.getByRole('button', { name: 'Speichern' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await search.fill(own)
    await row(own).getByText('Eigener').waitFor()
    await page.getByRole('button', { name: `${own} ändern` }).click()
    // Another person deletes the term meanwhile. Saving adds it again.
    const glossary = (await (await page.request.get('/api/admin/glossary')).json()) as { key: string; de: string }[]
    const headers = { origin: new URL(page.url()).origin }
    await page.request.delete(`/api/admin/glossary/${glossary.find(({ de }) => de === own)?.key}`, { headers })
    await dialog.getByLabel('Englisch').fill('special part')
    await dialog.getByRole('button', { name: 'Speichern' }).click()
    await dialog.getByText('Dieser Begriff wurde inzwischen gelöscht').waitFor()
    await dialog.getByRole('button', { name: 'Speichern' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await row('special part').getByText('pieza especial').waitFor()
    await page.getByRole('button', { name: `${own} ändern` }).click()
    await dialog.getByRole('button', { name: `${own} löschen` }).click()
    await page.getByText(`Kein Begriff passt zu „${own}“.`).waitFor()
    await page.getByText('Verlauf', { exact: true }).click()
    await page
      .getByRole('listitem')
      .filter({ hasText: `Gelöscht: Begriff „${own} · pieza especial · special part“` })
      .waitFor()
    for (const { viewport } of [phone, desktop]) {
      await page.setViewportSize(viewport)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    }
  })
})
