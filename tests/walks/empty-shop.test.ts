import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ADMIN, desktop, phone } from '../browser.ts'
import { walks } from '../walks.ts'

const walk = walks({ environment: () => ({ DEMO: 'off' }) })

async function seesProblemOnce(page: Page): Promise<void> {
  const phone = page.locator('[name=contact_sales_phone]')
  await phone.fill('12')
  await page.getByRole('button', { name: 'Speichern und weiter' }).click()
  const words = await page.locator('.err').innerText()
  expect(await page.getByText(words).count()).toBe(1)
  // The step can be skipped although its text is wrong.
  await page.getByRole('button', { name: 'Überspringen' }).waitFor()
  expect(await page.getByRole('alert').filter({ hasText: /\S/ }).count()).toBe(0)
  await phone.fill('')
}

/** Saves without a connection: the message lasts as long as the connection is away, the typed text longer. */
async function seesThatTheConnectionIsBack(page: Page): Promise<void> {
  walk.excuse('ERR_INTERNET_DISCONNECTED')
  const phone = page.locator('[name=contact_sales_phone]')
  await phone.fill('+53 5234 5678')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Speichern und weiter' }).click()
  const problem = page.locator('.err').getByText('Keine Internetverbindung')
  await problem.waitFor()
  await page.context().setOffline(false)
  await problem.waitFor({ state: 'detached' })
  expect(await phone.inputValue()).toBe('+53 5234 5678')
  await phone.fill('')
}

async function seesDoubtfulTaxId(page: Page): Promise<void> {
  const number = page.locator('[name=company_tax_id]')
  const doubt = page.getByText('Eine kubanische Steuernummer (NIT) hat elf Ziffern.')
  await number.fill('12ab')
  await doubt.waitFor()
  await number.fill('50001234567')
  await doubt.waitFor({ state: 'detached' })
  await number.fill('')
}

/** Goes to the step before with the browser's back button, and returns. */
async function goesBackAndForward(page: Page, before: string, title: string): Promise<void> {
  await page.goBack()
  await page.getByRole('heading', { name: before }).waitFor()
  await page.goForward()
  await page.getByRole('heading', { name: title }).waitFor()
}

test('the owner of an empty shop is asked for the facts in order, and ends with the first product', async () => {
  const { page } = await walk.arrive(desktop)
  await page.goto('/admin/login')
  await page.locator('.adm[data-alive]').waitFor()
  await page.getByLabel('Benutzername').fill(ADMIN.username)
  await page.getByLabel('Passwort', { exact: true }).fill(ADMIN.password)
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await page.getByRole('heading', { name: 'Wie heißt Ihre Firma?' }).waitFor()
  const isNeeded = page.getByText('Der Name wird gebraucht: Er steht auf jeder Seite und in jeder Nachricht.')
  await page.getByRole('button', { name: 'Speichern und weiter' }).click()
  await isNeeded.waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('company_brand')
  await page.getByRole('button', { name: 'Überspringen' }).waitFor()
  await page.locator('[name=company_brand]').fill('Sol y Sombra')
  await isNeeded.waitFor({ state: 'detached' })
  await page.reload()
  await page.locator('.adm[data-alive]').waitFor()
  await expect.poll(() => page.locator('[name=company_brand]').inputValue()).toBe('Sol y Sombra')
  await page.getByRole('button', { name: 'Speichern und weiter' }).click()
  await page.getByRole('heading', { name: 'Was verkaufen Sie' }).waitFor()
  // A German line alone would be on the Spanish and the English pages.
  const readsGerman = page.getByText('Leer: Besucher lesen hier den deutschen Text.')
  await page.locator('[name=line_trade_de]').fill('Baustoffe')
  await expect.poll(() => readsGerman.count()).toBe(2)
  await page.locator('[name=line_trade_de]').fill('')
  await page.locator('[name=line_trade_es]').fill('Materiales de construcción')
  await expect.poll(() => readsGerman.count()).toBe(0)
  await page.getByRole('checkbox', { name: 'Support' }).check()
  await page.getByRole('button', { name: 'Speichern und weiter' }).click()
  await page.getByRole('heading', { name: 'Logo und Farben' }).waitFor()
  // Without a step in the address, the first step that has nothing saved opens.
  await page.goto('/admin/welcome')
  await page.locator('.adm[data-alive]').waitFor()
  await page.getByRole('heading', { name: 'Logo und Farben' }).waitFor()
  // Nothing is typed in this step: the main button is still the one that saves.
  await page.getByRole('button', { name: 'Überspringen' }).waitFor()
  expect(await page.locator('main .btn-sun').allInnerTexts()).toEqual(['Speichern und weiter'])
  for (const title of [
    'Wie erreicht man Sie?',
    'Wo sind Sie?',
    'Wann ist jemand da',
    'Rechtliche Angaben',
    'Was Käufer wissen müssen',
    'Das erste Produkt',
  ]) {
    // A double tap skips one step.
    await page.getByRole('button', { name: 'Überspringen' }).dblclick()
    await page.getByRole('heading', { name: title }).waitFor()
    if (title === 'Wie erreicht man Sie?') {
      await seesProblemOnce(page)
      await seesThatTheConnectionIsBack(page)
    }
    if (title === 'Wo sind Sie?') await goesBackAndForward(page, 'Wie erreicht man Sie?', title)
    if (title === 'Rechtliche Angaben') await seesDoubtfulTaxId(page)
  }
  await page.goBack()
  await page.locator('[name=page_payment_de]').fill('Bar im Lager.')
  await page.getByRole('button', { name: 'Speichern und weiter' }).click()
  await page.getByRole('heading', { name: 'Das erste Produkt' }).waitFor()
  expect(await (await page.request.get('/api/site-settings')).json()).toContainEqual({ key: 'page_payment_de', value: 'Bar im Lager.' })
  // The dashboard leads back to the first step that is not complete.
  await page.getByRole('link', { name: 'Später' }).click()
  await page.getByRole('link', { name: 'Den Shop fertig einrichten' }).click()
  await page.getByRole('heading', { name: 'Wie heißt Ihre Firma?' }).waitFor()
  await page.goto('/admin/goods')
  await page.getByRole('heading', { name: 'Noch keine Kategorien' }).waitFor()
  await page.goto('/admin/welcome?step=product')
  // Without a category no product can be saved, so its form is not offered yet; whoever opens it all the same is led on.
  expect(await page.locator('main a[href^="/admin/products/new"]').count()).toBe(0)
  await page.goto('/admin/products/new?from=first-steps')
  await page.getByRole('link', { name: 'Kategorie anlegen' }).click()
  await page.waitForURL('**/admin/categories/new?from=first-steps')
  await page.getByRole('link', { name: 'Abbrechen' }).click()
  await page.waitForURL('**/admin/welcome?step=product')
  await page.getByRole('link', { name: 'Erste Kategorie anlegen' }).click()
  await page.waitForURL('**/admin/categories/new?from=first-steps')
  await page.locator('[name=nameDe]').fill('Zement')
  await page.getByRole('button', { name: 'Speichern', exact: true }).first().click()
  await page.waitForURL('**/admin/welcome?step=product')
  await page.getByText('Die Kategorie ist da').waitFor()
  await page.getByRole('link', { name: 'Produkt anlegen' }).click()
  await page.locator('[name=nameDe]').fill('Sack Zement')
  await page.locator('[name=shortDescriptionDe]').fill('Ein Sack')
  expect(await page.locator('[name=categoryId] option:checked').innerText()).toBe('Zement')
  await page.getByRole('button', { name: 'Speichern', exact: true }).first().click()
  await page.getByRole('heading', { name: 'Geschafft: Ihr erstes Produkt ist da' }).waitFor()
  await page.getByText('Ihr Produkt ist noch ein Entwurf: Besucher sehen es nicht').waitFor()
  expect(await page.getByRole('link', { name: 'Fertig machen und veröffentlichen' }).getAttribute('href')).toMatch(
    /^\/admin\/products\/\d+\/edit#isActive$/,
  )
  await page.getByRole('link', { name: 'Zur Übersicht' }).click()
  await page.getByRole('region', { name: 'Zu erledigen' }).waitFor()
  expect(await page.getByRole('link', { name: 'Den Shop fertig einrichten' }).count()).toBe(0)
  const home = await (await page.request.get('/?lang=es')).text()
  expect(home).toContain('<title>Materiales de construcción · Sol y Sombra</title>')
  expect(home).toContain('Antes y después de la compra.')
  expect(home).not.toContain('Importación a pedido')
})

const company = {
  brand: 'Ferretería El Faro',
  phones: { sales: '+53 5234 5678' },
  places: { warehouseStreet: 'Calle 8 no. 15, Cárdenas' },
  hours: { week: { Mo: { opens: '08:00', closes: '17:00' } } },
  texts: { imprint: { es: 'Vendemos materiales.', en: 'We sell materials.', de: 'Wir verkaufen Baustoffe.' } },
}
const paths = ['/', '/products', '/products?q=cemento', '/about', '/contact', '/legal', '/guardar-catalogo', '/compare', '/nowhere']
/** Words that would be untrue in a shop other than an importer of solar equipment with a warehouse. */
const claims =
  /solar|\bsol\b|\bsonne|import(?!ant|es?\b)|nuestros técnicos|technicians|techniker|asesoría técnica|almac[eé]n\b|warehouse|(?<!auf )\blager\b|[ck]uba|alem[aá]n|\bgerman\b|correo|e-mail|garantía|warranty|calculad/i

test('a shop without a name or any fact has the letter of its address for a mark, and a page about it that leads on', async () => {
  const { page } = await walk.arrive(desktop)
  const headers = { origin: walk.shop.url }
  await page.request.post('/api/admin/login', { data: ADMIN, headers })
  const unset = { brand: null, services: [], lines: { trade: { es: null } } }
  expect((await page.request.put('/api/admin/company', { data: unset, headers })).ok()).toBe(true)
  await page.goto('/about?lang=es')
  const host = new URL(walk.shop.url).hostname
  expect(await page.locator('header .logo text').textContent()).toBe(host[0]?.toUpperCase())
  expect(await page.locator('main').innerText()).toContain(host)
  expect(await page.locator('main section:empty').count()).toBe(0)
  await page.locator('main').getByRole('link', { name: 'Contacto' }).waitFor()
  await page.locator('main').getByRole('link', { name: 'Productos' }).click()
  await page.waitForURL('**/products')
})

test('a shop that has set a phone, an address and hours, and sells cement, says nothing else about itself', async () => {
  const { page } = await walk.arrive(desktop)
  const { request } = page
  const headers = { origin: walk.shop.url }
  const send = async (method: 'post' | 'put', path: string, data: object) => {
    const answer = await request[method](path, { data, headers })
    expect([path, answer.ok(), await answer.text()]).toEqual([path, true, expect.anything()])
    return answer.json()
  }
  await send('post', '/api/admin/login', ADMIN)
  // Clears the goods and services that earlier walks of this file may have entered.
  for (const { id } of (await (await request.get('/api/admin/categories')).json()) as { id: number }[])
    expect((await request.delete(`/api/admin/categories/${id}?cascade=true`, { headers })).ok()).toBe(true)
  const unset = { services: [], reasons: [], lines: { trade: { es: null } } }
  await send('put', '/api/admin/company', { ...company, ...unset })
  const names = { nameDe: 'Zement', nameEs: 'Cemento', nameEn: 'Cement' }
  const { id } = await send('post', '/api/admin/categories', { ...names, goods: 'material' })
  const texts = { shortDescriptionDe: 'Ein Sack', shortDescriptionEs: 'Un saco', shortDescriptionEn: 'A bag' }
  const { slug } = await send('post', '/api/admin/products', { ...names, ...texts, categoryId: id, oldPrice: '9.50', isActive: true })
  const all = [...paths, `/products?category=${id}`, `/product/${slug}`].flatMap((path) =>
    ['es', 'en', 'de'].map((language) => `${path}${path.includes('?') ? '&' : '?'}lang=${language}`),
  )
  for (const path of [...all, '/manifest.webmanifest', '/sitemap.xml']) {
    const text = readable(await (await request.get(path)).text())
    expect([path, claims.exec(text)?.[0], text.slice(Math.max(0, text.search(claims) - 60)).slice(0, 120)]).toEqual([
      path,
      undefined,
      expect.anything(),
    ])
  }
  // The privacy policy names emails and Cuba by right, but no calculator.
  for (const language of ['es', 'en', 'de'])
    expect(readable(await (await request.get(`/legal?tab=privacy&lang=${language}`)).text())).not.toMatch(/calculad|calculator|rechner/i)
  expect(await (await request.get('/?lang=es')).text()).toContain('<title>Cemento · Ferretería El Faro</title>')
})

test('a shop of cement with a warehouse and deliveries has no sentence about goods, places or languages that it lacks', async () => {
  const { page } = await walk.arrive(desktop)
  const { request } = page
  const headers = { origin: walk.shop.url }
  const put = async (data: object) => expect((await request.put('/api/admin/company', { data, headers })).ok()).toBe(true)
  const read = async (path: string) => (await request.get(path)).text()
  expect((await request.post('/api/admin/login', { data: ADMIN, headers })).ok()).toBe(true)

  await put({ places: { warehousePlace: 'Gibara' } })
  expect(await read('/?lang=es')).toContain('Almacén en Gibara')
  expect(await read('/?lang=es')).not.toContain('Oficina')

  await put({ reasons: ['warranty'] })
  for (const goods of ['material', null]) {
    const names = { nameDe: 'Sack', nameEs: `Saco ${goods}`, nameEn: 'Bag' }
    const { id } = await (await request.post('/api/admin/categories', { data: { ...names, goods }, headers })).json()
    const texts = { shortDescriptionDe: 'Ein Sack', shortDescriptionEs: 'Un saco', shortDescriptionEn: 'A bag' }
    const data = { ...names, ...texts, categoryId: id, oldPrice: '9.50', isActive: true }
    const { slug } = await (await request.post('/api/admin/products', { data, headers })).json()
    const product = await read(`/product/${slug}?lang=es`)
    expect([goods, product.includes('Defectos de material')]).toEqual([goods, true])
    expect([goods, /Rendimiento|datos del fabricante|manual/.exec(product)]).toEqual([goods, null])
  }

  await put({ phones: { technical: null, sales: null, warehouse: null }, emails: { technical: null, sales: null }, hours: company.hours })
  const product = await read('/product/saco-material?lang=es')
  expect(/[^>]*(?:WhatsApp|[Tt]eléfono)[^<]*/.exec(readable(product))?.[0]).toBeUndefined()
  await page.goto('/product/saco-material')
  await page.locator('header [data-cart]').first().click()
  const cart = page.getByRole('dialog')
  await cart.getByText('Su carrito está vacío').waitFor()
  expect(await cart.innerText()).not.toContain('WhatsApp')
  await page.keyboard.press('Escape')
  await page.locator('.pinfo [data-add]').click()
  await page.locator('header [data-cart]').first().click()
  await cart.getByRole('link', { name: 'Enviar como consulta' }).waitFor()
  await cart.getByRole('button', { name: 'Copiar' }).waitFor()
  expect(
    await cart
      .locator('a')
      .filter({ visible: true })
      .and(cart.locator(':is([href^="https://wa.me"], [href^="sms:"], [href^="mailto:"])'))
      .count(),
  ).toBe(0)

  for (const path of ['/cuba-energia-solar', '/cuba-energia-solar/hoja']) {
    const answer = await request.get(path)
    expect([path, answer.status(), (await answer.text()).includes('content="noindex"')]).toEqual([path, 404, true])
  }

  await put({ legal: { name: 'Cemento Ñico S.R.L.', form: 'S.R.L.' } })
  expect((await read('/legal?lang=es')).split('S.R.L.')).toHaveLength(2)
})

test('a shop names its places, ways to buy, help and contacts only as far as its owner has set them', async () => {
  // The walk only reads documents, which need no script.
  const { page } = await walk.arrive({ ...desktop, javaScriptEnabled: false })
  const { request } = page
  const headers = { origin: walk.shop.url }
  const put = async (data: object) => expect((await request.put('/api/admin/company', { data, headers })).ok()).toBe(true)
  const read = async (path: string) => (await request.get(path)).text()
  const main = async (path: string) => {
    await page.goto(path)
    return page.locator('main').innerText()
  }
  const description = async (path: string) => /name="description" content="([^"]*)"/.exec(await read(path))?.[1]
  expect((await request.post('/api/admin/login', { data: ADMIN, headers })).ok()).toBe(true)
  const names = { nameDe: 'Solaranlagen', nameEs: 'Sistemas', nameEn: 'Systems' }
  const goods = { data: { ...names, goods: 'system' }, headers }
  const { id } = await (await request.post('/api/admin/categories', goods)).json()

  await put({ places: { ...company.places, officePlace: 'Holguín', warehousePlace: 'Gibara', handover: 'pickup' } })
  expect(await main('/?lang=es')).toMatch(/^Oficina en Holguín$/m)
  await put({ lines: { warehouse: { es: 'Almacén y oficina' } } })
  expect(await main('/?lang=es')).toMatch(/^Oficinas en Holguín y Gibara$/m)
  await put({ lines: { warehouse: { es: null } }, services: ['import'], reasons: ['stock'], phones: company.phones })
  expect(await description(`/products?category=${id}&lang=es`)).toBe('Sistemas. Recogida en el almacén, atención por WhatsApp.')
  // The English page has the answers as structured data too.
  const promises = /nuestros técnicos|Damos la guía|Le acompañamos|our technicians|We give the|We help|English or German/
  for (const language of ['es', 'en'])
    expect([language, promises.exec(await read(`/cuba-energia-solar?lang=${language}`))]).toEqual([language, null])
  await put({ services: ['import', 'setup'] })
  expect(await read('/cuba-energia-solar?lang=es')).toContain('nuestros técnicos responden por WhatsApp.')
  expect(await main('/cuba-energia-solar?lang=es')).toContain('Le acompañamos por WhatsApp.')

  await put({ places: { warehousePlace: null, handover: 'delivery' }, reasons: [] })
  expect(await main('/about?lang=es')).toMatch(/Dónde estamos\s+Oficina Holguín\s+Calle 8 no\. 15, Cárdenas/)
  expect(await main('/about?lang=es')).not.toContain('Traiga un vehículo')
  expect(await main('/contact?lang=es')).toContain('entrega')
  expect(await page.locator('footer').innerText()).toContain('entrega')
  await page.goto('/legal?lang=es')
  expect(await page.locator('#pickup').innerText()).toContain('entrega')
  expect(await description('/cuba-energia-solar?lang=es')).toMatch(/conviene\. Atención por WhatsApp\.$/)
  await put({ phones: { sales: null } })
  expect(await description('/cuba-energia-solar?lang=es')).toMatch(/conviene\.$/)
  expect(await description('/products?lang=es')).not.toContain('WhatsApp')
  expect(await main('/cuba-energia-solar?lang=es')).not.toContain('WhatsApp')
  expect(await main('/legal?lang=es')).not.toContain('se confirma por WhatsApp')
  await put({ services: ['import', 'setup', 'care'], statistics: { clients: '90', support: '24/7' } })
  for (const path of ['/', '/about', '/contact', '/legal'])
    expect([path, /.*(?<!Teléfono \()WhatsApp.*/.exec(await main(`${path}?lang=es`))?.[0]]).toEqual([path, undefined])
  expect(await read('/contact?lang=es')).not.toMatch(/name="keywords" content="[^"]*WhatsApp/)
  expect(await main('/legal?tab=privacy&lang=es')).not.toMatch(/WhatsApp|compañía telefónica|order-opened/)
  for (const path of ['/legal?lang=es', '/legal?tab=privacy&lang=es'])
    expect([path, /<p><\/p>|escríbanos o llámenos/.exec(await read(path))]).toEqual([path, null])
  await put({ places: { warehouseStreet: null } })
  expect(await main('/legal?lang=es')).toMatch(/Los productos se recogen\. .*También hay entrega/)
  await put({ places: { pickup: ['Calle 3, Moa'] }, reasons: ['stock'] })
  expect(await main('/legal?lang=es')).toMatch(/Los productos se recogen aquí\. .*También hay entrega.*\s+Calle 3, Moa/)
  await put({ emails: { sales: 'ventas@example.com' } })
  expect(await main('/legal?tab=privacy&lang=es')).toContain('escríbanos:')
  expect(await main('/contact?lang=es')).toContain('ventas@example.com')
})

test('a block about the company has a picture only if staff have chosen one', async () => {
  const { page } = await walk.arrive({ ...desktop, javaScriptEnabled: false })
  const headers = { origin: walk.shop.url }
  expect((await page.request.post('/api/admin/login', { data: ADMIN, headers })).ok()).toBe(true)
  const data = { places: company.places, currencies: ['USD'], texts: { about: { es: 'Vendemos cemento.' } } }
  expect((await page.request.put('/api/admin/company', { data, headers })).ok()).toBe(true)
  for (const [path, block] of [
    ['/', 'about'],
    ['/about', 'history'],
  ]) {
    await page.goto(`${path}?lang=es`)
    const section = page.locator(`section[aria-labelledby=${block}]`)
    expect([block, await section.count(), await section.locator('img').count()]).toEqual([block, 1, 0])
  }
})

test('figures about the company fill their row, however many of them are set', async () => {
  const { page } = await walk.arrive(desktop)
  const headers = { origin: walk.shop.url }
  expect((await page.request.post('/api/admin/login', { data: ADMIN, headers })).ok()).toBe(true)
  for (const statistics of [{ clients: '90' }, { years: '5' }, { systems: '12' }, { support: '24/7' }]) {
    expect((await page.request.put('/api/admin/company', { data: { statistics }, headers })).ok()).toBe(true)
    await page.goto('/about?lang=es')
    for (const { width } of [desktop.viewport, phone.viewport]) {
      await page.setViewportSize({ width, height: 800 })
      const gap = await page.locator('.plate').evaluate((plate) => {
        const last = plate.lastElementChild as Element
        return plate.getBoundingClientRect().right - last.getBoundingClientRect().right
      })
      expect([statistics, width, gap < 3]).toEqual([statistics, width, true])
    }
  }
})

/** Removes from a document what neither visitors nor search engines read: scripts, styles, classes, colours, names of languages. */
function readable(html: string): string {
  return html
    .replace(/<script(?![^>]*ld\+json)[^>]*>.*?<\/script>|<style>.*?<\/style>/gs, '')
    .replace(/ (?:class|fill|stroke|data-cart|d|style|title)="[^"]*"/g, '')
}
