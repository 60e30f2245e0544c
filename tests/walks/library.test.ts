import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { ADMIN } from '../browser.ts'
import { categoryId, productId, subcategoryId } from '../goods.ts'
import { drawing } from '../pictures.ts'
import { closeMessages, message, openStaffPage, question, reloadStaffPage, walks } from '../walks.ts'

type Listed = { id: number; filename: string; url: string; altEs: string }

const MEGABYTE = 1024 * 1024

describe('staff editing pictures and company facts', () => {
  const walk = walks()

  async function signIn(page: Page): Promise<void> {
    await page.getByLabel('Benutzername').fill(ADMIN.username)
    await page.getByLabel('Passwort', { exact: true }).fill(ADMIN.password)
    await page.getByRole('button', { name: 'Anmelden' }).click()
  }
  const library = async (page: Page) => (await (await page.request.get('/api/admin/images')).json()) as Listed[]
  const choose = (page: Page, files: { name: string; mimeType: string; buffer: Buffer }[]) =>
    page.locator('input[type=file]').setInputFiles(files)
  const picture = async (name: string) => ({ name, mimeType: 'image/png', buffer: await drawing('png') })
  const setting = (page: Page, key: string) => page.locator(`[name="${key}"]`)

  test('upload many pictures, read what is wrong with rejected files, and continue after signing in again and a lost connection', async () => {
    walk.excuse('400 /api/admin/images/upload', '401 /api/admin/images/upload', 'ERR_INTERNET_DISCONNECTED')
    const page = await walk.signedIn('/admin/images')
    const before = (await library(page)).length
    const same = await picture('igual.png')
    const thirty = await Promise.all(Array.from({ length: 30 }, (_, index) => picture(`lote-${index}.png`)))
    await choose(page, [
      ...thirty,
      same,
      { name: 'carta.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('only words') },
      { name: 'grande.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(5 * MEGABYTE + 1) },
      { name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.from('photo') },
      { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') },
    ])
    await message(page, '31 Bilder hochgeladen').waitFor()
    const lines = page.getByRole('list', { name: 'Hochgeladene Dateien' })
    const failed = page.getByRole('region', { name: 'Nicht hochgeladen' })
    await failed.getByText('Ungültige Datei. „carta.jpg“ ist kein Bild im Format').waitFor()
    await failed.getByText('Datei zu groß. „grande.jpg“ ließ sich hier nicht verkleinern. Dann geht es nur bis 5 MB.').waitFor()
    await failed.getByText(/IMG_1\.HEIC: HEIC-Foto\..*WhatsApp.*Einstellungen > Kamera > Formate/).waitFor()
    await failed.getByText('plan.pdf').first().waitFor()
    expect(await page.getByText('„carta.jpg“ ist kein Bild im Format').count()).toBe(1)
    await failed.getByRole('button', { name: 'Gelesen' }).click()
    await failed.waitFor({ state: 'detached' })
    expect(await library(page)).toHaveLength(before + 31)

    // These files are dropped on the page.
    const dropped = await page.evaluateHandle(
      (bytes) => {
        const transfer = new DataTransfer()
        transfer.items.add(new File([new Uint8Array(bytes)], 'otra.png', { type: 'image/png' }))
        return transfer
      },
      [...same.buffer],
    )
    await page.locator('.drop').dispatchEvent('drop', { dataTransfer: dropped })
    await lines.getByText('Bereits in der Mediathek').waitFor()
    expect(await library(page)).toHaveLength(before + 31)

    // The upload continues after a sign-in over the page, and by itself once the connection is back.
    await closeMessages(page)
    await page.context().clearCookies()
    await choose(page, [await picture('despues.png')])
    await page.getByRole('dialog', { name: 'Nicht angemeldet' }).waitFor()
    await signIn(page)
    await message(page, '1 Bild hochgeladen').waitFor()

    await page.context().setOffline(true)
    await choose(page, [await picture('sin-linea.png')])
    await page.getByRole('button', { name: 'sin-linea.png noch einmal hochladen' }).waitFor()
    await page.getByText('1 Foto wartet noch').waitFor()
    await page.context().setOffline(false)
    await expect.poll(async () => (await library(page)).map(({ filename }) => filename)).toContain('sin-linea.png')
  })

  test('find, sort and describe pictures, and the address keeps the view', async () => {
    walk.excuse('409 /api/admin/images/')
    const page = await walk.signedIn('/admin/images')
    await page.getByLabel('Filter', { exact: true }).selectOption('Kategorie')
    await page.getByLabel('Sortierung', { exact: true }).selectOption('Name')
    // The button shows the ascending order once the list is sorted by name.
    await page.getByRole('button', { name: 'Aufsteigend' }).waitFor()
    // Two clicks in a row, as on a slow phone: the second one before the page shows the effect of the first.
    await page.evaluate(() => {
      for (const name of ['Aufsteigend', 'Liste']) document.querySelector<HTMLElement>(`button[aria-label="${name}"]`)?.click()
    })
    await page.waitForURL('**/admin/images?filter=category&sort=name&order=reversed&view=list')
    await reloadStaffPage(page)
    expect(await page.getByRole('row').nth(1).innerText()).toContain('water-filters.jpg')
    await page.getByRole('searchbox', { name: 'Dateiname suchen' }).fill('BATTERIES')
    await page.getByText('1 von').waitFor()

    await page.getByRole('row').nth(1).getByRole('button').first().click()
    const dialog = page.getByRole('dialog', { name: 'batteries.jpg' })
    await dialog.getByRole('link', { name: /^Kategorie: / }).waitFor()
    await dialog.getByLabel('Spanisch').fill('Baterías de litio')
    await dialog.getByRole('button', { name: 'Speichern' }).click()
    await message(page, 'Angaben zum Bild gespeichert').waitFor()
    expect((await library(page)).find(({ filename }) => filename === 'batteries.jpg')?.altEs).toBe('Baterías de litio')
    await closeMessages(page)

    // Somebody else translates the same picture meanwhile.
    const { id } = (await library(page)).find(({ filename }) => filename === 'batteries.jpg') ?? {}
    const theirs = { altDe: 'Ihre Batterien', altEs: 'Las suyas' }
    await dialog.getByLabel('Spanisch').fill('Las mías')
    await page.request.put(`/api/admin/images/${id}`, { data: theirs, headers: { origin: walk.shop.url } })
    await dialog.getByRole('button', { name: 'Speichern', exact: true }).click()
    const question = dialog.getByRole('group', { name: 'Bildbeschreibung (ES)' })
    await question.getByText('Las mías').waitFor()
    await question.getByText('Las suyas').click()
    expect(await dialog.getByLabel('Spanisch').inputValue()).toBe('Las suyas')
    await question.getByText('Ihre Eingabe').click()
    await dialog.getByRole('button', { name: 'Auswahl speichern' }).click()
    await message(page, 'Angaben zum Bild gespeichert').waitFor()
    expect((await library(page)).find((image) => image.id === id)).toMatchObject({ altDe: 'Ihre Batterien', altEs: 'Las mías' })
    await closeMessages(page)

    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await dialog.getByRole('button', { name: 'Adresse kopieren' }).click()
    await dialog.getByRole('button', { name: 'Adresse kopiert' }).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`^${walk.shop.url}/media/`))
    await dialog.getByRole('button', { name: 'Adresse kopieren' }).waitFor()

    const download = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Herunterladen' }).click()
    expect((await download).suggestedFilename()).toBe('batteries.jpg')
  })

  test('are warned before deleting a picture in use, and see how many could not be deleted', async () => {
    walk.excuse('409 /api/admin/images/')
    const page = await walk.signedIn('/admin/images')
    await choose(page, [await picture('fuera-1.png'), await picture('fuera-2.png'), await picture('queda.png')])
    await message(page, '3 Bilder hochgeladen').waitFor()
    await page
      .getByRole('checkbox', { name: /^(fuera|queda)\S+ auswählen$/ })
      .first()
      .waitFor()
    await page.getByRole('searchbox', { name: 'Dateiname suchen' }).fill('fuera')
    await page.getByRole('button', { name: 'Alle auswählen' }).click()
    await page.getByText('2 ausgewählt').waitFor()
    await page.getByRole('button', { name: '2 löschen' }).click()
    // Another person puts one of the pictures on the home page while the question is open.
    const used = (await library(page)).find(({ filename }) => filename === 'fuera-1.png')
    const assigned = await page.request.post('/api/admin/site-settings', {
      data: { key: 'hero_image_3', value: used?.url },
      headers: { origin: walk.shop.url },
    })
    expect(assigned.status()).toBe(200)
    await page.getByRole('dialog').getByText('Keine Seite zeigt diese Bilder.').waitFor()
    // Earlier messages are behind the question, not over it.
    expect(await page.getByRole('dialog').getByText('3 Bilder hochgeladen').count()).toBe(0)
    await page.getByRole('dialog').getByRole('button', { name: '2 löschen' }).click()
    await message(page, '1 Bild konnte nicht gelöscht werden').waitFor()
    expect((await library(page)).map(({ filename }) => filename)).toEqual(expect.arrayContaining(['fuera-1.png', 'queda.png']))
    expect((await library(page)).map(({ filename }) => filename)).not.toContain('fuera-2.png')

    await page.getByRole('button', { name: '1 löschen' }).click()
    await page.getByRole('dialog').getByText('Seitenbild: Startbild 3').waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Löschen', exact: true }).click()
    await message(page, 'Bild gelöscht').waitFor()
    expect((await library(page)).map(({ filename }) => filename)).not.toContain('fuera-1.png')
  })

  test('put a picture and a title on the home page, and visitors see both at once', async () => {
    walk.excuse('400 /api/admin/site-settings')
    const page = await walk.signedIn('/admin/site-images')
    await page.getByRole('button', { name: 'Startbild 1' }).first().click()
    await page.getByRole('tab', { name: 'Neu hochladen' }).click()
    await choose(page, [await picture('portada.png')])
    await page.getByText('Das hochgeladene Bild ist gewählt.').waitFor()
    await page.getByRole('button', { name: 'Startbild 1 zuweisen' }).click()
    await message(page, 'Startbild 1 zugewiesen').waitFor()
    const cover = (await library(page)).find(({ filename }) => filename === 'portada.png')
    const home = await (await page.request.get('/')).text()
    expect(home).toContain(cover?.url.split('/')[2])

    await setting(page, 'hero_title_1_es').fill('Guarde el sol para la noche larga')
    await reloadStaffPage(page)
    await expect.poll(() => setting(page, 'hero_title_1_es').inputValue()).toBe('Guarde el sol para la noche larga')
    await page.getByRole('button', { name: 'Titel speichern' }).click()
    await message(page, 'Titel gespeichert').waitFor()
    expect(await (await page.request.get('/?lang=es')).text()).toContain('Guarde el sol para la noche larga')

    // Another person deletes the picture that is about to be assigned.
    await page.getByRole('button', { name: 'Team' }).click()
    await page.getByRole('tab', { name: 'Hochgeladen' }).click()
    const loose = (await library(page)).find(({ filename }) => filename === 'wheelbarrow-90l.jpg')
    await page.getByRole('searchbox', { name: 'Dateiname suchen' }).fill('wheelbarrow-90l')
    await page.getByRole('radio', { name: 'wheelbarrow-90l.jpg' }).check()
    await page.request.delete(`/api/admin/images/${loose?.id}`, { headers: { origin: walk.shop.url } })
    await page.getByRole('button', { name: 'Team zuweisen' }).click()
    await message(page, 'Fehler beim Zuweisen des Bildes').waitFor()
    await message(page, 'Dieses Bild ist nicht mehr in der Mediathek.').waitFor()
  })

  test('use library pictures by their address wherever a picture is requested, and see a message for a forbidden address', async () => {
    walk.excuse('400 /api/admin/images/fetch')
    const page = await walk.signedIn('/admin/site-images?from=url')
    for (const address of ['http://127.0.0.1:1/a.jpg', 'http://169.254.169.254/latest/']) {
      await page.getByLabel('Bild-Adresse').fill(address)
      await page.getByRole('button', { name: 'Bild holen' }).click()
      await page.locator('.err').getByText('Das Bild konnte von dieser Adresse nicht geladen werden.').waitFor()
    }
    await page.getByLabel('Bild-Adresse').fill('kein Bild')
    await page.getByRole('button', { name: 'Bild holen' }).click()
    await page.locator('.err').getByText('Eine Adresse mit http oder https wird erwartet.').waitFor()

    // The address of a library picture may be whole or a path.
    const images = async () => (await (await page.request.get('/api/admin/images')).json()) as { url: string; filename: string }[]
    const [first, second] = await images()
    const { length } = await images()
    const preview = (url = '') =>
      page
        .locator('main')
        .locator(`img[src*="${url.split('/')[2]}"]`)
        .first()
    const area = page.getByRole('region', { name: 'Lager', exact: true })
    await page.getByRole('button', { name: /^Lager/ }).click()
    const assign = area.getByRole('button', { name: 'Lager zuweisen' })
    for (const [url = '', address = ''] of [
      [first?.url, new URL(first?.url ?? '', walk.shop.url).href],
      [second?.url, second?.url.replace('960.jpg', '240l.avif')],
      [first?.url, first?.url],
      [second?.url, second?.url.slice(1)],
      [first?.url, `${first?.url}?v=1`],
    ]) {
      await page.getByLabel('Bild-Adresse').fill(address)
      await page.getByRole('button', { name: 'Bild holen' }).click()
      await message(page, 'Bild gewählt').waitFor()
      await preview(url).waitFor()
      expect([address, await assign.isEnabled()]).toEqual([address, true])
      await closeMessages(page)
    }
    await assign.click()
    await message(page, 'Lager zugewiesen').waitFor()
    const settings = (await (await page.request.get('/api/site-settings')).json()) as { key: string; value: string }[]
    expect(settings).toContainEqual(expect.objectContaining({ key: 'about_warehouse_image', value: first?.url }))
    for (const [path, address] of [
      [`/admin/products/${productId('sistema-solar-completo-3-kw')}/edit`, `${walk.shop.url}${first?.url}?copied`],
      [`/admin/subcategories/${subcategoryId('home-systems')}/edit`, first?.url.slice(1)],
      [`/admin/categories/${categoryId('complete-solar-systems')}/edit`, first?.url.replace('960.jpg', '480l.webp')],
    ] as const) {
      await openStaffPage(page, path)
      await page.getByLabel('Bild-Adresse').fill(address ?? '')
      await page.getByLabel('Bild-Adresse').press('Enter')
      await expect.poll(() => page.getByLabel('Bild-Adresse').inputValue()).toBe(first?.url)
    }
    expect(await images()).toHaveLength(length)
    await page.getByLabel('Bild-Adresse').fill('/about')
    await page.getByRole('button', { name: 'Bild holen' }).click()
    await page.locator('.err').getByText('Unter dieser Adresse der eigenen Website liegt kein Bild der Mediathek.').first().waitFor()
  })

  test('change numbers and opening hours; wrong hours are marked, input survives a reload, and visitors see it at once', async () => {
    const page = await walk.signedIn('/admin/contact')
    // Without a mail server no address is named as the recipient.
    await page.getByRole('region', { name: 'E-Mail über neue Anfragen' }).getByText('E-Mail ist nicht eingerichtet').waitFor()
    const time = (name: string) => page.getByLabel(name, { exact: true })
    await time('Mittwoch: Schließt um').fill('05:00')
    await page.getByRole('button', { name: 'Öffnungszeiten speichern' }).click()
    await page.locator('.err').getByText('Mittwoch: Die Schließzeit muss nach der Öffnungszeit liegen').waitFor()
    await expect.poll(() => time('Mittwoch: Öffnet um').evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await page.locator('[aria-invalid=true]').count()).toBe(2)
    await page.getByRole('button', { name: 'Verwerfen' }).click()
    await question(page, 'verwerfen').getByRole('button', { name: 'Verwerfen' }).click()

    await setting(page, 'contact_sales_phone').fill('ruf an')
    await setting(page, 'hours_note_es').fill('Cerrado en carnaval')
    await page.getByLabel('Samstag', { exact: true }).uncheck()
    await page.getByLabel('Montag: Pause', { exact: true }).check()
    await time('Montag: Pause bis').fill('13:30')
    await page.getByText('3 Felder nicht gespeichert').waitFor()
    await reloadStaffPage(page)
    await page.getByText('3 Felder nicht gespeichert').waitFor()
    const hours = 'Lunes, 8:00 a 12:00 y 13:30 a 18:00; martes a viernes, 8:00 a 18:00. Cerrado en carnaval'
    await page.getByRole('region', { name: 'So steht es auf der Website' }).getByText(hours).waitFor()
    await page.getByRole('button', { name: 'Alle speichern' }).click()
    await message(page, 'Fehler beim Speichern der Kontaktinformation').waitFor()
    await page.getByText('1 Feld nicht gespeichert').waitFor()
    await setting(page, 'contact_sales_phone').fill('+53 5222 3333')
    await page.getByRole('button', { name: 'Telefon Vertrieb speichern' }).click()
    await message(page, 'Kontaktinformation gespeichert').waitFor()
    const contact = await (await page.request.get('/contact?lang=es')).text()
    expect(contact).toContain('+53 5222 3333')
    expect(contact).toContain(hours)
    for (const value of ['Mo 08:00-12:00', 'Mo 13:30-18:00', 'Tu-Fr 08:00-18:00']) expect(contact).toContain(`content="${value}"`)
    await reloadStaffPage(page)
    expect(await page.getByText('nicht gespeichert').count()).toBe(0)

    await page.getByLabel('Verlauf von').selectOption('Telefon Vertrieb')
    await page.locator('summary').last().click()
    await page.getByRole('listitem').filter({ hasText: '+53 5222 3333' }).getByRole('button').first().click()
    await question(page, 'auf den Stand davor zurücksetzen').getByRole('button', { name: 'Fortfahren' }).click()
    await expect.poll(() => setting(page, 'contact_sales_phone').inputValue()).toBe('+53 5000 0002')
  })

  test('see the names of countries to verify, change them one by one, and cannot enter an invalid one', async () => {
    const page = await walk.signedIn('/admin/contact')
    const section = page.getByRole('region', { name: 'Menschliche Prüfung' })
    await section.getByText('Kuba: wird nicht gefragt').waitFor()
    await section.getByText('China: wird gefragt').waitFor()
    await section.getByLabel('Ein Land nachsehen').fill('japan')
    await section.getByRole('button', { name: 'Japan nicht fragen' }).click()
    await section.getByText('Alle werden gefragt außer Besuchern aus 87 Ländern.').waitFor()
    await setting(page, 'verification_countries').fill('!CU,Kuba')
    await section.getByText('Das ist kein Land: KUBA').waitFor()
    await section.getByRole('button', { name: 'Länder der menschlichen Prüfung speichern' }).click()
    await section.locator('.err').getByText('Erwartet werden Ländercodes aus zwei Buchstaben').waitFor()
    await setting(page, 'verification_countries').fill('cn, ru')
    await section.getByText('Gefragt werden nur Besucher aus 2 Ländern.').waitFor()
    await section.getByRole('button', { name: 'Länder der menschlichen Prüfung speichern' }).click()
    await message(page, 'Kontaktinformation gespeichert').waitFor()
    await page.getByLabel('Verlauf von').selectOption('Länder der menschlichen Prüfung')
    await page.locator('summary').last().click()
    await page.getByRole('listitem').filter({ hasText: 'cn, ru' }).first().waitFor()
  })

  test('choose between both versions when two people change the same thing', async () => {
    walk.excuse('409 /api/admin/site-settings')
    const page = await walk.signedIn('/admin/company')
    const change = (value: string) =>
      page.request.post('/api/admin/site-settings', { data: { key: 'currencies', value }, headers: { origin: walk.shop.url } })
    await setting(page, 'currencies').fill('USD, MLC')
    await change('USD, CUP')
    await page.getByRole('button', { name: 'Währungen speichern' }).click()
    await page.getByText('Gespeichert ist jetzt: USD, CUP').waitFor()
    await page.getByText('Ihre Eingabe: USD, MLC').waitFor()
    await page.getByRole('button', { name: 'Meine Fassung trotzdem speichern' }).click()
    await message(page, 'Angaben zur Firma gespeichert').waitFor()
    await setting(page, 'currencies').fill('EUR')
    await change('USD')
    await page.getByRole('button', { name: 'Währungen speichern' }).click()
    await page.getByRole('button', { name: 'Gespeicherte Fassung laden' }).click()
    // If another person has changed a setting since it was edited here, a reload shows the conflict at once, with name and time.
    await setting(page, 'currencies').fill('MLC')
    await change('USD, EUR')
    await reloadStaffPage(page)
    await page.getByText(/^Gespeichert ist jetzt: USD, EUR \(.+, .+\)$/).waitFor()
    await page.getByRole('button', { name: 'Gespeicherte Fassung laden' }).click()
    await change('USD')
    await reloadStaffPage(page)
    expect(await setting(page, 'currencies').inputValue()).toBe('USD')
  })
})
