import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { writeXlsx } from 'hucre/xlsx'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { barriers } from '../barriers.ts'
import { ADMIN, desktop, phone, startShop } from '../browser.ts'
import { demoProducts } from '../demo.ts'
import { copySharedDatabase } from '../shared-data.ts'
import { loseAnswers, question, walks } from '../walks.ts'

const german = { ...desktop, locale: 'de-DE' }

/** Table of eighty products as a person types it, with typical mistakes and an unknown heading. */
function typedTable(): string {
  const lines = ['Preisliste Winter 2026', '', 'Art.-Nr.;Bezeichnung;Preis USD;Warengruppe;Lager;Leistung (kW);Interne Notiz']
  for (let n = 1; n <= 80; n += 1) {
    const code = n === 40 ? 'IMP-39' : `IMP-${n}`
    const price = n === 10 ? '0' : n === 20 ? '12,50 €' : n % 2 ? `1.${100 + n},50` : `${n},90`
    const stock = n === 30 ? 'vielleicht' : n % 3 ? 'auf Lager' : 'Nicht auf Lager'
    lines.push(`${code};"Gerät Nr. ${n}; neu";${price};${n <= 75 ? 'Sonderposten' : 'solar > nichts'};${stock};${n % 5 ? '' : '5,5'};=1+1`)
  }
  const known = demoProducts[0]
  const price = `${known?.sku};;${'2.222,00'};;;;`
  lines.push(price, price)
  return lines.join('\r\n')
}

const woocommerce = `ID,Type,SKU,Name,Published,"Is featured?","Short description",Description,"In stock?","Sale price","Regular price",Categories,Images,Parent
1,simple,WOO-1,"Inversor de prueba",1,0,"<p>Para casas</p>","<p>Onda <strong>pura</strong></p>",1,,450,"Ofertas de Woo",,
2,variable,WOO-2,"Cable de prueba",1,0,,"<p>Por metro</p>",1,,,"Ofertas de Woo",,
3,variation,WOO-2-4,"Cable de prueba - 4 mm²",1,0,,,1,1.10,1.30,,,WOO-2
4,variation,WOO-2-6,"Cable de prueba - 6 mm²",1,0,,,0,,1.80,,,WOO-2
`

describe('an import', () => {
  const walk = walks()
  const upload = async (page: Page, name: string, content: string | Uint8Array) => {
    await page.getByLabel('Tabelle (XLSX oder CSV)').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })
    await page.getByRole('button', { name: 'Prüfen', exact: true }).click()
  }
  const outcome = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name} \\d`) })
  const rows = (page: Page) => page.locator('li[data-outcome]')
  const productsOf = async (page: Page) =>
    (await (await page.request.get('/api/admin/products')).json()) as { sku: string; nameDe: string; oldPrice: string; newPrice: string }[]

  test('takes eighty products typed by hand, with mistakes, and can be undone', async () => {
    walk.excuse('ERR_CONNECTION_RESET /api/admin/products/import')
    const page = await walk.signedIn('/admin/dashboard', { ...phone, locale: 'de-DE' })
    await page.getByText('Export und Import', { exact: true }).click()
    await page.getByRole('link', { name: 'Produkte importieren' }).first().click()
    await upload(page, 'preise.csv', typedTable())
    await outcome(page, 'Fehlerhaft').waitFor()
    expect(await outcome(page, 'Alle').textContent()).toBe('Alle 82')
    expect(await outcome(page, 'Geändert').textContent()).toBe('Geändert 1')
    expect(await outcome(page, 'Fehlerhaft').textContent()).toBe('Fehlerhaft 81')
    expect(await barriers(page)).toEqual([])

    const category = page.getByLabel('„Sonderposten“ (75 Zeilen) kommt nach')
    await category.selectOption({ index: 1 })
    await page.getByLabel('„solar > nichts“ (5 Zeilen) kommt nach').selectOption({ index: 2 })
    await page.getByRole('button', { name: 'Neu prüfen' }).click()
    await page.getByRole('button', { name: '77 Produkte übernehmen' }).waitFor()
    await outcome(page, 'Fehlerhaft').click()
    expect(await rows(page).count()).toBe(5)
    for (const sentence of [
      'Ein Preis von 0 geht nicht',
      'ist in anderer Währung',
      '„vielleicht“ ist kein Bestand',
      'steht schon in Zeile 42',
    ])
      expect(await rows(page).filter({ hasText: sentence }).count()).toBe(1)
    await page.getByText('1 Zeile, die nur eine andere wiederholt, ist nicht darin.').waitFor()
    await outcome(page, 'Geändert').click()
    await rows(page).getByText('2.222,00').waitFor()
    const before = await productsOf(page)
    expect(before.some(({ sku }) => sku === 'IMP-1')).toBe(false)

    // The answer gets lost; the second touch finds the import that the first one started.
    const mend = await loseAnswers(page, 'products/import')
    await page.getByRole('button', { name: '77 Produkte übernehmen' }).click()
    await page.getByText('Die Verbindung ist abgerissen').waitFor()
    await mend()
    await page.getByRole('button', { name: '77 Produkte übernehmen' }).click()
    await page.getByText('Import abgeschlossen').waitFor()
    expect(await outcome(page, 'Neu').textContent()).toBe('Neu 76')
    const after = await productsOf(page)
    expect(after.length).toBe(before.length + 76)
    expect(after.find(({ sku }) => sku === 'IMP-1')).toMatchObject({ nameDe: 'Gerät Nr. 1; neu', oldPrice: '1101.50' })

    // The page may be closed during the import: later its address shows the same import.
    await page.reload()
    await page.getByText('Import abgeschlossen').waitFor()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Fehlerhafte Zeilen herunterladen' }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/^fehlerhafte-zeilen-.*\.csv$/)
    await page.getByRole('button', { name: 'Import rückgängig machen' }).click()
    await question(page, 'Alle Änderungen dieses Imports zurücknehmen?').getByRole('button', { name: 'Fortfahren' }).click()
    await page.getByText('Der Import ist rückgängig gemacht').waitFor()
    await page.getByRole('listitem').filter({ hasText: 'preise.csv' }).getByText('Rückgängig gemacht').first().waitFor()
    const priced = (list: typeof before) => list.map(({ sku, oldPrice, newPrice }) => [sku, oldPrice, newPrice].join()).toSorted()
    expect(priced(await productsOf(page))).toEqual(priced(before))
  })

  test('names the product that an undo left since it was edited, also after a reload, and undoes the rest', async () => {
    const page = await walk.signedIn('/admin/products/import', german)
    await upload(page, 'rest.csv', 'SKU;Name (DE);Preis;Kategorie\nREST-1;Rest eins;3;Batterien\nREST-2;Rest zwei;4;Batterien\n')
    await page.getByRole('button', { name: '2 Produkte übernehmen' }).click()
    await page.getByText('Import abgeschlossen').waitFor()
    const edited = ((await (await page.request.get('/api/admin/products')).json()) as { id: number; sku: string }[]).find(
      ({ sku }) => sku === 'REST-1',
    )
    const headers = { origin: walk.shop.url }
    expect((await page.request.put(`/api/admin/products/${edited?.id}`, { data: { nameEs: 'Resto' }, headers })).ok()).toBe(true)
    await page.getByRole('button', { name: 'Import rückgängig machen' }).click()
    await question(page, 'Alle Änderungen dieses Imports zurücknehmen?').getByRole('button', { name: 'Fortfahren' }).click()
    await question(page, 'Diese Produkte wurden seitdem geändert').getByRole('button', { name: 'Abbrechen' }).click()
    for (const _ of ['at once', 'after a reload']) {
      await page.getByText('Zum Teil rückgängig gemacht: 1 Produkt ist wieder wie vorher').waitFor()
      await page.locator('main').getByRole('link', { name: 'Rest eins' }).first().waitFor()
      expect(await page.getByText('Der Import ist rückgängig gemacht').count()).toBe(0)
      await page.reload()
    }
    // So does the list of imports, and the history of products, which offers to undo the rest too.
    await page.getByRole('listitem').filter({ hasText: 'rest.csv' }).getByText('Zum Teil rückgängig gemacht').waitFor()
    await page.goto('/admin/dashboard')
    await page.locator('summary', { hasText: 'Verlauf' }).click()
    const entry = page.getByRole('listitem').filter({ hasText: 'Import aus rest.csv, angelegt' })
    await entry.getByText('1 von 2 rückgängig gemacht').waitFor()
    await entry.getByRole('button', { name: /^Auch den Rest rückgängig machen: .*rest\.csv/ }).click()
    await question(page, 'Die Änderung dieses Produkts rückgängig machen?').getByRole('button', { name: 'Fortfahren' }).click()
    await question(page, 'Diese Produkte wurden seitdem geändert').getByRole('button', { name: 'Abbrechen' }).click()
    await page.goBack()
    await page.getByRole('button', { name: 'Auch den Rest rückgängig machen' }).click()
    await question(page, 'Diese Produkte wurden seitdem geändert').getByRole('button', { name: 'Fortfahren' }).click()
    await page.getByText('Der Import ist rückgängig gemacht').waitFor()
    expect((await productsOf(page)).some(({ sku }) => sku.startsWith('REST-'))).toBe(false)
  })

  test('asks for a confirmation of offers that would not be cheaper, and keeps it over a reload', async () => {
    const page = await walk.signedIn('/admin/products/import', german)
    const products = await productsOf(page)
    const offer = products.find(({ sku, oldPrice, newPrice }) => sku && oldPrice && newPrice)
    const plain = products.find(({ sku, oldPrice, newPrice }) => sku && oldPrice && !newPrice)
    await upload(page, 'teurer.csv', `SKU;Preis\n${offer?.sku};99999\n${plain?.sku};77777\n`)
    await page.getByText('1 Angebot wäre nicht günstiger als der alte Preis').waitFor()
    await page.getByRole('button', { name: '1 Produkt übernehmen' }).waitFor()
    await outcome(page, 'Angebot nicht günstiger').click()
    expect(await rows(page).count()).toBe(1)
    await rows(page).filter({ hasText: 'Das Angebot ist nicht günstiger' }).getByText('99.999,00').waitFor()
    expect(await barriers(page)).toEqual([])
    const box = page.getByRole('checkbox', { name: 'Trotzdem als Angebote zeigen' })
    await box.check()
    await page.getByRole('button', { name: '2 Produkte übernehmen' }).waitFor()
    await page.reload()
    await page.getByRole('button', { name: '2 Produkte übernehmen' }).waitFor()
    expect(await box.isChecked()).toBe(true)
    await box.uncheck()
    await page.getByRole('button', { name: '1 Produkt übernehmen' }).waitFor()
    await box.check()
    await page.getByRole('button', { name: '2 Produkte übernehmen' }).click()
    await page.getByText('0 neu, 2 geändert, 0 unverändert, 0 fehlerhaft').waitFor()
    expect((await productsOf(page)).find(({ sku }) => sku === offer?.sku)).toMatchObject({ newPrice: '99999.00' })
    await page.getByRole('button', { name: 'Import rückgängig machen' }).click()
    await question(page, 'Alle Änderungen dieses Imports zurücknehmen?').getByRole('button', { name: 'Fortfahren' }).click()
    await page.getByText('Der Import ist rückgängig gemacht').waitFor()
  })

  test('takes an export of WooCommerce', async () => {
    const page = await walk.signedIn('/admin/products/import', german)
    await upload(page, 'wc-product-export.csv', woocommerce)
    await page.getByText('Erkannt: Export von WooCommerce').waitFor()
    const offers = page.getByLabel('„Ofertas de Woo“ (3 Zeilen) kommt nach')
    await offers.selectOption({ index: 1 })
    const chosen = await offers.inputValue()
    // A choice that was not checked yet survives a reload.
    await page.reload()
    await expect.poll(() => offers.inputValue()).toBe(chosen)
    expect(await page.getByLabel('Die Texte der Datei sind auf').inputValue()).toBe('es')
    expect(await page.getByLabel('Leere Zellen').inputValue()).toBe('keep')
    await page.getByRole('button', { name: 'Neu prüfen' }).click()
    await page.getByRole('button', { name: '3 Produkte übernehmen' }).waitFor()
    // The address names the trial, so a reload shows the same one, and the choices can still be changed.
    await page.reload()
    const confirm = page.getByRole('button', { name: '3 Produkte übernehmen' })
    await confirm.waitFor()
    expect(await offers.inputValue()).toBe(chosen)
    await rows(page).filter({ hasText: 'Variables Produkt' }).waitFor()
    await rows(page).filter({ hasText: 'WOO-2-4' }).getByText('1,10').waitFor()
    const drafts = '3 Entwürfe, die Besucher noch nicht sehen: 3 ohne Hauptbild.'
    await page.getByText(drafts).waitFor()
    await confirm.click()
    // No other import is under way, so it does not wait for one.
    await page.getByText('Beginnt gleich …').waitFor()
    await page.getByText('Import abgeschlossen').waitFor()
    // The list of the latest imports shows the end too.
    await page.getByRole('listitem').filter({ hasText: 'wc-product-export.csv' }).getByText('Fertig').waitFor()
    await page.getByText('3 neu, 0 geändert, 1 unverändert, 0 fehlerhaft').waitFor()
    await page.getByText(drafts).waitFor()
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Import abgeschlossen')
    await page.goto('/admin/translations?language=de')
    await page.getByText('Inversor de prueba').first().waitFor()
    await page.getByText('Original (Spanisch)').waitFor()
    await page.goBack()
    const made = (await productsOf(page)).filter(({ sku }) => sku?.startsWith('WOO'))
    expect(made.map(({ sku, oldPrice, newPrice }) => [sku, oldPrice, newPrice]).toSorted()).toEqual([
      ['WOO-1', '450.00', null],
      ['WOO-2-4', '1.30', '1.10'],
      ['WOO-2-6', '1.80', null],
    ])
    // The next file with these headings finds the choices again.
    await page.getByRole('button', { name: 'Andere Datei' }).click()
    await upload(page, 'wc-again.csv', woocommerce.replace('450', '460'))
    await page.getByRole('button', { name: '1 Produkt übernehmen' }).waitFor()
    expect(await outcome(page, 'Unverändert').textContent()).toBe('Unverändert 3')
  })

  test('names the sheet of a workbook that it does not read, before and after', async () => {
    const page = await walk.signedIn('/admin/products/import', german)
    const rows = (sku: string) => [
      ['SKU', 'Preis'],
      [sku, 1235],
    ]
    const sheets = [
      { name: 'Módulos', rows: rows(demoProducts[0]?.sku ?? '') },
      { name: 'Baterías', rows: rows('BAT-1') },
    ]
    await upload(page, 'dos.xlsx', await writeXlsx({ sheets }))
    const sentence = page.getByText('Nicht gelesen: Blatt „Baterías“ mit 1 Zeile.')
    await sentence.waitFor()
    expect(await barriers(page)).toEqual([])
    await page.getByRole('button', { name: '1 Produkt übernehmen' }).click()
    await page.getByText('Import abgeschlossen').waitFor()
    await sentence.waitFor()
  })

  test('says that the server does not answer, until it answers again', async () => {
    walk.excuse('ERR_CONNECTION_REFUSED /api/admin/imports')
    const page = await walk.signedIn('/admin/products/import', german)
    await upload(page, 'leitung.csv', 'SKU;Name (DE);Preis;Kategorie\nLINE-1;Leitung;3;Batterien\n')
    await page.route('**/api/admin/imports/*', (route) => route.abort('connectionrefused'))
    await page.getByRole('button', { name: '1 Produkt übernehmen' }).click()
    const sentence = page.getByText('Die Seite fragt von selbst weiter.')
    await sentence.waitFor()
    expect(await page.getByText('Der Import läuft auf dem Server weiter').count()).toBe(0)
    expect(await barriers(page)).toEqual([])
    await page.unrouteAll({ behavior: 'wait' })
    await page.getByText('Import abgeschlossen').waitFor()
    expect(await sentence.count()).toBe(0)
  })

  test('takes a misspelt category with one click, and asks for the columns of unknown headings', async () => {
    const page = await walk.signedIn('/admin/products/import', german)
    await upload(page, 'kategorie.csv', 'SKU;Name;Preis;Kategorie;Preis €\nNEAR-1;Eins;5;Solarmodul;4\nNEAR-2;Zwei;6;Solarmodul;5\n')
    await page.getByText('Welche Spalte ist was?').click()
    await page.getByText('Nennt eine andere Währung; die Preise des Shops sind in US-Dollar.').waitFor()
    await page.getByRole('button', { name: 'Meinten Sie „Solarmodule“?' }).click()
    await page.getByRole('button', { name: 'Neu prüfen' }).click()
    await page.getByRole('button', { name: '2 Produkte übernehmen' }).waitFor()
    await page.getByRole('button', { name: 'Andere Datei' }).click()
    await upload(page, 'lista.csv', `foo;bar\n${demoProducts[0]?.sku};1234,50\n`)
    await page.getByRole('alert').getByText('Keine Spalte sagt, von welchem Produkt eine Zeile ist').waitFor()
    await page.getByLabel('Spalte „foo“').selectOption('sku')
    await page.getByLabel('Spalte „bar“').selectOption('price')
    expect(await barriers(page)).toEqual([])
    await page.getByRole('button', { name: 'Neu prüfen' }).click()
    await page.getByRole('button', { name: '1 Produkt übernehmen' }).waitFor()
  })
})

test('an import is completed after the server was killed in the middle of it', async () => {
  // The import of this number of products takes longer than the next request for its state.
  const COUNT = 1500
  const dataDir = mkdtempSync(join(tmpdir(), 'killed-'))
  copySharedDatabase(dataDir)
  const environment = { DATA_DIR: dataDir }
  const headers = (cookie: string, origin: string) => ({ cookie, origin })
  const signIn = async (url: string) => {
    const body = JSON.stringify(ADMIN)
    const answer = await fetch(`${url}/api/admin/login`, {
      method: 'POST',
      body,
      headers: { origin: url, 'content-type': 'application/json' },
    })
    return answer.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ')
  }
  const count = () => {
    const database = new DatabaseSync(join(dataDir, 'shop.db'), { readOnly: true, timeout: 5000 })
    const { number } = database.prepare("select count(*) as number from product where sku like 'KILL-%'").get() as { number: number }
    database.close()
    return number
  }
  let shop = await startShop(environment)
  try {
    let cookie = await signIn(shop.url)
    const [category] = (await (await fetch(`${shop.url}/api/categories`)).json()) as { nameEs: string }[]
    const lines = Array.from({ length: COUNT }, (_, n) => `KILL-${n},Producto ${n},${n + 1},${category?.nameEs}`)
    const form = new FormData()
    form.append('file', new File([['SKU,Name (ES),Precio,Categoría', ...lines].join('\n')], 'muchos.csv'))
    const started = await fetch(`${shop.url}/api/admin/products/import`, { method: 'POST', body: form, headers: headers(cookie, shop.url) })
    const { id } = (await started.json()) as { id: number }
    const stateOf = async () =>
      (await (await fetch(`${shop.url}/api/admin/imports/${id}`, { headers: headers(cookie, shop.url) })).json()) as {
        state: string
        counts: { new: number } | null
      }
    await expect.poll(async () => (await stateOf()).state, { interval: 20 }).toBe('running')
    process.kill(shop.pid, 'SIGKILL')
    await shop.stop({ keepData: true })
    expect(count()).toBe(0)

    shop = await startShop(environment)
    cookie = await signIn(shop.url)
    await expect.poll(async () => (await stateOf()).state, { timeout: 60_000, interval: 200 }).toBe('done')
    expect((await stateOf()).counts?.new).toBe(COUNT)
    expect(count()).toBe(COUNT)
  } finally {
    await shop.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
})
