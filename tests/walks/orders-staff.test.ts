import { afterAll, describe, expect, test } from 'vitest'
import { addToCart, type Cart, emptyCart } from '#features/cart/cart.ts'
import { cartLink } from '#features/cart/order/cart-link.ts'
import { orderMessage } from '#features/cart/order/whatsapp-message.ts'
import type { Product } from '#features/catalog/product/product.contract.ts'
import type { Inquiry } from '#features/inquiries/inquiry.contract.ts'
import { es } from '#i18n/site/cart/es.ts'
import { translator } from '#i18n/translate.ts'
import { barriers } from '../barriers.ts'
import { ADMIN, phone } from '../browser.ts'
import { inquiryCard, sendInquiry } from '../inquiries.ts'
import { startMailServer } from '../mail-server.ts'
import { message, openStaffPage, reloadStaffPage, sayYes, waitUntilHydrated, walks } from '../walks.ts'

describe('a member of staff with templates, orders and mail', () => {
  let mails: Awaited<ReturnType<typeof startMailServer>>
  const walk = walks({
    environment: async () => {
      mails = await startMailServer()
      return { SMTP_URL: mails.url, MAIL_FROM: 'Matanzas Solar <web@matanzas.example>' }
    },
  })
  afterAll(() => mails?.close())

  const headers = () => ({ origin: walk.shop.url })
  const send = (input: object) => sendInquiry(walk.shop.url, input)

  test('writes templates: placeholders at the cursor, a preview, error messages, the order, and a way back', async () => {
    walk.excuse('409 /api/admin/reply-templates/')
    const { id } = await send({ name: 'Odalys Pérez', language: 'de' })
    const page = await walk.signedIn('/admin/dashboard?tab=inquiries', phone)
    await page.getByRole('link', { name: 'Vorlagen' }).click()
    await page.waitForURL('**/admin/reply-templates')
    await waitUntilHydrated(page)
    const list = page.getByRole('list', { name: 'Vorlagen in ihrer Reihenfolge' })
    const first = list.getByRole('listitem').first()
    await first.getByText('WhatsApp von der Übersicht').waitFor()
    await first.getByRole('button', { name: '„Begrüßung“ bearbeiten' }).click()
    const form = page.getByRole('dialog')
    const text = form.getByRole('textbox', { name: 'Text auf Deutsch' })
    await text.fill('Hallo , bis {Montag}')
    await text.press('Home')
    for (let step = 0; step < 6; step += 1) await text.press('ArrowRight')
    await form.getByRole('button', { name: 'Feld „Name“ einfügen' }).click()
    expect(await text.inputValue()).toBe('Hallo {Name}, bis {Montag}')
    await form.getByText('Hallo Yanet Rodríguez, bis {Montag}').waitFor()
    await form.getByLabel('Vorschau mit').selectOption(String(id))
    await form.getByText('Hallo Odalys Pérez, bis {Montag}').waitFor()
    await form.getByRole('tab', { name: 'Spanisch' }).click()
    await form.getByRole('button', { name: 'Speichern' }).click()
    // The failed save shows the tab with the error.
    await form.getByText('Unbekannt: {Montag}.').waitFor()
    expect(await barriers(page)).toEqual([])

    // Unsaved text survives a reload. Meanwhile a colleague changes the same field and another one.
    await text.fill('Hallo {Name}, bis Montag')
    const { id: template } = (await (await page.request.get('/api/admin/reply-templates')).json())[0]
    const change = (data: object) => page.request.put(`/api/admin/reply-templates/${template}`, { data, headers: headers() })
    await change({ textEn: 'Hi {Name}', textDe: 'Moin {Name}' })
    await sayYes(page)
    await reloadStaffPage(page)
    await first.getByRole('button', { name: '„Begrüßung“ bearbeiten' }).click()
    expect(await text.inputValue()).toBe('Hallo {Name}, bis Montag')
    await form.getByRole('button', { name: 'Speichern' }).click()
    const both = form.getByRole('group', { name: 'Text (DE)' })
    await both.getByText('Moin {Name}').waitFor()
    // A second save without a choice shows a message that asks for it.
    await form.getByRole('button', { name: 'Speichern', exact: true }).click()
    await form.getByText('Bitte bei jedem Feld eine der beiden Angaben wählen.').waitFor()
    expect(await barriers(page)).toEqual([])
    await both.getByText('Moin {Name}').click()
    expect(await text.inputValue()).toBe('Moin {Name}')
    await both.getByText('Ihre Eingabe').click()
    await form.getByRole('button', { name: 'Auswahl speichern' }).click()
    await message(page, 'Vorlage gespeichert').waitFor()
    const [saved] = await (await page.request.get('/api/admin/reply-templates')).json()
    expect(saved).toMatchObject({ textDe: 'Hallo {Name}, bis Montag', textEn: 'Hi {Name}' })

    await list.getByRole('button', { name: '„Begrüßung“ nach unten' }).click()
    await expect.poll(() => first.getByRole('heading').textContent()).toBe('Verfügbarkeit und Preis')
    await list.getByRole('button', { name: '„Begrüßung“ nach oben' }).click()
    await expect.poll(() => first.getByRole('heading').textContent()).toBe('Begrüßung')
    await sayYes(page)
    await list.getByRole('button', { name: '„Rückfrage zum Bedarf“ löschen' }).click()
    await message(page, 'Vorlage gelöscht').waitFor()
    await page.getByRole('button', { name: 'Rückgängig', exact: true }).click()
    await list.getByRole('heading', { name: 'Rückfrage zum Bedarf' }).waitFor()

    await openStaffPage(page, `/admin/inquiries/${id}`)
    expect(await page.getByRole('textbox', { name: 'Text auf Deutsch' }).inputValue()).toBe('Hallo Odalys Pérez, bis Montag')
    await page.request.delete(`/api/admin/inquiries/${id}`, { headers: headers() })
  })

  test('reads an order from WhatsApp, sees the changes, and makes an inquiry of it', async () => {
    const page = await walk.signedIn('/admin/orders', phone)
    const text = page.getByRole('textbox', { name: 'Nachricht oder Code' })
    await text.fill('K7M3PX')
    await page.getByText('Zum Code K7M3PX ist nichts gespeichert').waitFor()

    const products = ((await (await page.request.get('/api/admin/products')).json()) as Product[]).filter(
      ({ newPrice, isActive, stockStatus }) => newPrice && isActive && stockStatus === 'in_stock',
    )
    const [first, second] = products
    if (!first || !second) throw new Error('the demonstration catalogue has offers in stock')
    const now = '2026-11-19T15:00:00.000Z'
    const cart = [first, second].reduce<Cart>(
      (made, product) => addToCart(made, { id: product.id, product, quantity: 2 }, { now, code: 'K7M3PX' }),
      emptyCart,
    )
    const order = orderMessage(cart, { language: 'es', t: translator(es), link: cartLink(walk.shop.url, cart), calculated: [] })
    const change = (id: number, data: object) => page.request.put(`/api/admin/products/${id}`, { data, headers: headers() })
    await change(first.id, { newPrice: '1.00', isActive: false })

    await text.fill(order)
    await page.getByText('1 Produkt ist anders als in der Nachricht.').waitFor()
    const row = page.getByRole('row').filter({ hasText: first.nameDe })
    for (const difference of ['Günstiger', 'Inaktiv']) await row.getByText(difference, { exact: true }).waitFor()
    expect(await barriers(page)).toEqual([])
    // On a desktop screen magnified four times the page does not scroll sideways.
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await page.setViewportSize(phone.viewport)
    // The pasted text survives a reload, and is still compared if its link is cut off.
    await reloadStaffPage(page)
    await page.getByText('1 Produkt ist anders als in der Nachricht.').waitFor()
    await text.fill(order.slice(0, -6))
    await page.getByText('Der Link fehlt oder ist abgeschnitten').waitFor()
    await page.getByText('1 Produkt ist anders als in der Nachricht.').waitFor()

    const turn = page.getByRole('button', { name: 'Als Anfrage übernehmen' })
    await turn.click()
    await page.getByText('mindestens 2 Zeichen').waitFor()
    await page.getByLabel('Name des Kunden').fill('Jorge Luis')
    await page.getByLabel('Telefon (WhatsApp)').fill('5234 5678')
    // A change of language loads another document. The customer's name stays, like the text of the order.
    await page.getByLabel('Sprache der Verwaltung').selectOption('en')
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en')
    await page.getByLabel('Language of the staff area').selectOption('de')
    await turn.waitFor()
    await expect.poll(() => page.getByLabel('Name des Kunden').inputValue()).toBe('Jorge Luis')

    // A colleague records the same order first.
    const ofCode = async () => (await (await page.request.get('/api/admin/inquiries/by-code/K7M3PX')).json()) as Inquiry[]
    const theirs = { name: 'Von nebenan', phone: '5234 5678', language: 'es', message: order, cart: { code: 'K7M3PX', lines: [] } }
    const { id } = await (await page.request.post('/api/admin/inquiries', { data: theirs, headers: headers() })).json()
    await turn.dblclick()
    const note = page.locator('.note:focus').filter({ hasText: 'Dazu gibt es eine Anfrage' })
    await note.getByRole('link', { name: 'Von nebenan' }).waitFor()
    expect((await ofCode()).map(({ name }) => name)).toEqual(['Von nebenan'])
    expect(await barriers(page)).toEqual([])
    await page.getByRole('button', { name: 'Noch einmal als Anfrage übernehmen' }).dblclick()
    await page.waitForURL(/\/admin\/inquiries\/\d+$/)
    expect((await ofCode()).map(({ name }) => name).sort()).toEqual(['Jorge Luis', 'Von nebenan'])
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:order')))).toEqual([])
    await page.request.delete(`/api/admin/inquiries/${id}`, { headers: headers() })
    await page.waitForURL(/\/admin\/inquiries\/\d+$/)
    await page.getByText('Warenkorb, Bestellung K7M3PX').waitFor()
    await openStaffPage(page, '/admin/orders')
    await text.fill('pedido K7M3PX')
    await page.getByText('Dazu gibt es eine Anfrage').waitFor()
    await page.getByRole('link', { name: 'Jorge Luis' }).click()
    await page.getByRole('heading', { name: 'Jorge Luis', level: 1 }).waitFor()
    await openStaffPage(page, '/admin/dashboard?tab=inquiries')
    await inquiryCard(page, 'Jorge Luis').waitFor()
    // The button that deletes is beside the others, not alone in a line below them, also on a desktop screen magnified four times.
    await page.setViewportSize({ width: 320, height: 640 })
    const tops = await inquiryCard(page, 'Jorge Luis')
      .locator('.act')
      .evaluate((bar) => [...bar.querySelectorAll('button')].map((button) => button.getBoundingClientRect().top))
    expect(tops).toEqual([tops[0], tops[0]])
  })

  test('asks owners on the dashboard for a notice address until one has set it', async () => {
    const page = await walk.signedIn('/admin/dashboard')
    const note = page.locator('.note').filter({ hasText: 'Niemand wird über Änderungen an Konten benachrichtigt' })
    await note.getByRole('link', { name: 'Adresse angeben' }).click()
    await page.waitForURL('**/admin/account#own-email')
    await page.getByLabel('Ihre E-Mail-Adresse').fill('yanelis@correo.example')
    await page.getByLabel('Ihr eigenes Passwort').fill(ADMIN.password)
    const save = page.getByRole('button', { name: 'Adresse speichern' })
    await save.click()
    await message(page, 'Adresse gespeichert').waitFor()
    expect(await (await page.request.get('/api/admin/user/email')).json()).toEqual({ email: 'yanelis@correo.example' })
    await save.waitFor({ state: 'detached' })
    await expect.poll(() => mails.received.some(({ to }) => to.includes('yanelis@correo.example'))).toBe(true)
    await openStaffPage(page, '/admin/dashboard')
    await page.getByRole('heading', { name: /^Willkommen/ }).waitFor()
    expect(await note.count()).toBe(0)
  })

  test('is notified of an inquiry by mail, sees a failed one on the dashboard, sends it again, and sends a test mail', async () => {
    mails.behave('refuse')
    mails.received.splice(0)
    const page = await walk.signedIn('/admin/dashboard', phone)
    expect(await page.locator('.note').count()).toBe(0)
    const { id } = await send({ name: 'Lázaro', email: 'lazaro@correo.example' })
    const failed = async () => (await (await page.request.get('/api/admin/mail')).json()).failing
    await expect.poll(failed, { timeout: 15_000 }).toBe(1)
    await reloadStaffPage(page)
    const note = page.locator('.note').filter({ hasText: 'E-Mails des Shops kommen zurzeit nicht durch' })
    await note.getByText('Der Mailserver hat die E-Mail abgelehnt. Wörtlich: „550 No such mailbox“.').waitFor()
    expect(await barriers(page)).toEqual([])

    mails.behave('accept')
    await note.getByRole('button', { name: 'Jetzt noch einmal senden' }).click()
    await message(page, 'Es wird gesendet. Was ankommt, verschwindet hier.').waitFor()
    await note.waitFor({ state: 'detached' })
    const [mail] = mails.received
    expect(mail?.headers['reply-to']).toBe('Lázaro <lazaro@correo.example>')
    const [, path = ''] = /^http.*(\/admin\/inquiries\/\d+)$/m.exec(mail?.text ?? '') ?? []
    expect(path).toBe(`/admin/inquiries/${id}`)

    await openStaffPage(page, '/admin/contact')
    const box = page.getByRole('region', { name: 'E-Mail über neue Anfragen' })
    await box.getByText('E-Mails über neue Anfragen gehen an ventas@matanzas-solar.example.').waitFor()
    await box.getByRole('button', { name: 'Testmail senden' }).click()
    await box.getByText('Testmail an ventas@matanzas-solar.example übergeben').waitFor()
    expect(mails.received.at(-1)?.headers.subject).toBe('Testmail von Matanzas Solar')
    mails.behave('drop')
    await box.getByRole('button', { name: 'Testmail senden' }).click()
    await box.getByText('Der Mailserver ist nicht erreichbar oder hat die Verbindung abgebrochen.').waitFor()
    expect(await barriers(page)).toEqual([])
  })
})
