import type { Locator, Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { addToCart, type Cart, emptyCart } from '#features/cart/cart.ts'
import { cartLink } from '#features/cart/order/cart-link.ts'
import { orderMessage } from '#features/cart/order/whatsapp-message.ts'
import type { Product } from '#features/catalog/product/product.contract.ts'
import type { Inquiry } from '#features/inquiries/inquiry.contract.ts'
import { es } from '#i18n/site/cart/es.ts'
import { translator } from '#i18n/translate.ts'
import { barriers } from '../barriers.ts'
import { ADMIN, desktop, phone } from '../browser.ts'
import { productId } from '../goods.ts'
import { startMailServer } from '../mail-server.ts'
import { closeMessages, loseAnswers, message, openStaffPage, reloadStaffPage, sayYes, walks } from '../walks.ts'

describe('a member of staff with inquiries and orders', () => {
  let mails: Awaited<ReturnType<typeof startMailServer>>
  const walk = walks({
    environment: async () => {
      mails = await startMailServer()
      return { SMTP_URL: mails.url, MAIL_FROM: 'Matanzas Solar <web@matanzas.example>' }
    },
    foreign: /^(?:https:\/\/wa\.me\/|mailto:)/,
  })
  afterAll(() => mails?.close())

  async function signedIn(...arrival: Parameters<typeof walk.signedIn>): Promise<Page> {
    const page = await walk.signedIn(...arrival)
    // Links to chats open another site in a new tab: the test answers it.
    await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }))
    return page
  }

  const headers = () => ({ origin: walk.shop.url })
  const send = async (page: Page, input: object): Promise<Inquiry> => {
    const body = { name: 'Ana', phone: '5234 5678', message: 'Quiero un sistema de 5 kW.', language: 'es', ...input }
    const answer = await page.request.post('/api/inquiries', { data: body, headers: headers() })
    expect(answer.status()).toBe(201)
    return (await answer.json()) as Inquiry
  }
  const read = async (page: Page, id: number) => (await (await page.request.get(`/api/admin/inquiries/${id}`)).json()) as Inquiry
  const card = (page: Page, name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })

  test.each([
    ['a phone', phone],
    ['a wide screen', desktop],
  ])('reaches every button of the lowest inquiry while a message offers to undo a deletion, on %s', async (_, size) => {
    const page = await signedIn('/admin/dashboard?tab=inquiries', size)
    await sayYes(page)
    const written = { phone: '5234 5678', language: 'es', message: 'Pedido', cart: { lines: [] } }
    for (const name of ['Unten', 'Fort'])
      await page.request.post('/api/admin/inquiries', { data: { ...written, name }, headers: headers() })
    await reloadStaffPage(page)
    await card(page, 'Fort')
      .getByRole('button', { name: /löschen/ })
      .click()
    const undo = page.getByRole('region', { name: 'Meldungen' }).getByRole('button', { name: 'Rückgängig' })
    await undo.waitFor()
    await card(page, 'Fort').waitFor({ state: 'detached' })
    const lowest = page.locator('ul.inquiries > li').last()
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const covered = await lowest.locator('.act :is(button, a)').evaluateAll((buttons) =>
      buttons
        .filter((button) => {
          const { left, top, width, height } = button.getBoundingClientRect()
          const points = [0.05, 0.5, 0.95].map((part) => document.elementFromPoint(left + width * part, top + height / 2))
          return points.some((found) => !button.contains(found))
        })
        .map((button) => button.textContent),
    )
    expect(covered).toEqual([])
    expect(await undo.isVisible()).toBe(true)
    await card(page, 'Unten')
      .getByRole('button', { name: /löschen/ })
      .click()
    await page.getByText('Keine Anfragen').waitFor()
  })

  test('works through the list: answers, checks off, searches, filters, exports and deletes', async () => {
    const page = await signedIn('/admin/dashboard?tab=inquiries')
    await page.getByText('Keine Anfragen').waitFor()
    await send(page, { name: 'Yanet Rodríguez', email: 'yanet@correo.example', message: 'Buenas, ¿alcanza para un refrigerador?' })
    const order = { name: 'Ana', phone: '5234 5678', language: 'es', message: 'Pedido', cart: { lines: [] } }
    const writeDown = (n: number) =>
      page.request.post('/api/admin/inquiries', { data: { ...order, name: `Cliente ${n}` }, headers: headers() })
    for (let n = 1; n <= 9; n += 1) await writeDown(n)
    await page.getByRole('button', { name: 'Neu laden' }).click()
    await page.getByText('Die letzten 10 von 10 Anfragen').waitFor()
    expect(await page.getByRole('button', { name: 'Mehr laden' }).count()).toBe(0)
    for (const n of [10, 11]) await writeDown(n)
    await reloadStaffPage(page)

    await page.getByText('Die letzten 10 von 12 Anfragen').waitFor()
    await page.getByRole('button', { name: 'Mehr laden' }).click()
    await page.getByText('Die letzten 12 von 12 Anfragen').waitFor()
    const yanet = card(page, 'Yanet Rodríguez')
    expect(await yanet.getByRole('link', { name: 'WhatsApp an Yanet Rodríguez' }).getAttribute('href')).toMatch(
      /^https:\/\/wa\.me\/5352345678\?text=Hola%2C%20Yanet/,
    )
    const draft = new URL((await yanet.getByRole('link', { name: 'E-Mail an Yanet Rodríguez' }).getAttribute('href')) ?? '')
    expect(draft.searchParams.get('body')).toMatch(/^Guten Tag Yanet Rodríguez,\n[\s\S]*\n> Buenas, ¿alcanza para un refrigerador\?\n/)

    await yanet.getByRole('button', { name: 'Bearbeitet: Anfrage von Yanet Rodríguez' }).click()
    await message(page, 'Anfrage aktualisiert').waitFor()
    await yanet.getByText('Bearbeitet', { exact: true }).waitFor()
    // A single touch can be undone.
    await page.getByRole('button', { name: 'Rückgängig' }).click()
    await yanet.getByText('Neu', { exact: true }).waitFor()
    await message(page, 'Anfrage aktualisiert').waitFor()
    await closeMessages(page)
    // Without an answer the message stays and offers to repeat the touch, which happens only once.
    walk.excuse('ERR_CONNECTION_RESET /api/admin/inquiries/')
    const findLine = await loseAnswers(page, 'inquiries/')
    await yanet.getByRole('button', { name: 'Bearbeitet: Anfrage von Yanet Rodríguez' }).click()
    await message(page, 'Keine Antwort angekommen').waitFor()
    await findLine()
    await page.getByRole('button', { name: 'Noch einmal' }).click()
    await yanet.getByText('Bearbeitet', { exact: true }).waitFor()
    await message(page, 'Keine Antwort angekommen').waitFor({ state: 'detached' })
    await message(page, 'Anfrage aktualisiert').waitFor()
    await closeMessages(page)
    await yanet.getByRole('button', { name: 'Wieder als neu: Anfrage von Yanet Rodríguez' }).click()
    await yanet.getByText('Neu', { exact: true }).waitFor()
    await message(page, 'Anfrage aktualisiert').waitFor()
    await closeMessages(page)
    await yanet.getByRole('button', { name: 'Bearbeitet: Anfrage von Yanet Rodríguez' }).click()
    await page.getByRole('tab', { name: 'Anfragen 11 neu' }).waitFor()
    await page.getByText('Neue Anfragen, 12 gesamt').waitFor()
    await page.getByRole('link', { name: /neue Anfragen beantworten$/ }).click()
    await page.getByText(/von 11 Anfragen$/).waitFor()
    expect(await yanet.count()).toBe(0)
    await page.getByRole('link', { name: /^11 ?Neue Anfragen, 12 gesamt$/ }).click()
    await yanet.waitFor()
    const tabTop = () => page.getByRole('tab', { name: 'Anfragen 11 neu' }).evaluate((tab) => tab.getBoundingClientRect().top)
    await expect.poll(tabTop).toBeLessThan(200)

    await page.getByRole('combobox', { name: 'Status' }).selectOption('processed')
    await page.getByText('1 Anfrage', { exact: true }).waitFor()
    await page.getByRole('searchbox', { name: 'Name, Telefon, Text, Code' }).fill('cliente 11')
    await page.getByText('Zu dieser Suche und diesem Status gibt es keine.').waitFor()
    await page.getByRole('combobox', { name: 'Status' }).selectOption('all')
    await card(page, 'Cliente 11').waitFor()
    await reloadStaffPage(page)
    await card(page, 'Cliente 11').waitFor()
    expect(await page.getByRole('searchbox').inputValue()).toBe('cliente 11')

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Anfragen als CSV-Tabelle' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^anfragen-.*\.csv$/)

    await sayYes(page)
    await page.getByRole('button', { name: 'Anfrage von Cliente 11 löschen' }).click()
    await message(page, 'Anfrage gelöscht').waitFor()
    await page.getByText('Keine Anfragen').waitFor()
    await page.getByRole('button', { name: 'Rückgängig' }).click()
    await card(page, 'Cliente 11').waitFor()
  })

  test('sees new inquiries within a minute, also in the title of a background tab, and reviews suspicious ones', async () => {
    const page = await signedIn('/admin/dashboard')
    await page.clock.install()
    await openStaffPage(page, '/admin/dashboard?tab=inquiries')
    const newOnes = async () => Number(/^\((\d+)\) /.exec(await page.title())?.[1] ?? 0)
    const before = await newOnes()
    await send(page, { name: 'Eben gekommen', elapsedMs: 300 })
    await page.clock.fastForward(60_000)
    await card(page, 'Eben gekommen').waitFor()
    await expect.poll(newOnes).toBe(before + 1)

    const show = (state: 'hidden' | 'visible') =>
      page.evaluate((now) => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now })
        dispatchEvent(new Event('visibilitychange'))
      }, state)
    await show('hidden')
    await send(page, { name: 'Zlatan Casino', website: 'https://casino.example' })
    await page.clock.fastForward(60_000)
    // The suspicious inquiry is not in the list of the others, but the link counts it.
    await page.getByRole('link', { name: '2 verdächtige Anfragen prüfen' }).waitFor()
    await show('visible')
    expect(await card(page, 'Zlatan Casino').count()).toBe(0)
    await page.getByRole('tab', { name: 'Verdacht (2)' }).click()
    await card(page, 'Zlatan Casino').getByText('Ein Feld war ausgefüllt, das Menschen nicht sehen.').waitFor()
    await card(page, 'Eben gekommen').getByText('schneller abgeschickt').waitFor()
    expect(await barriers(page)).toEqual([])
    await page.getByRole('button', { name: 'Kein Verdacht: Anfrage von Eben gekommen' }).click()
    await message(page, 'Anfrage aktualisiert').waitFor()
    await sayYes(page)
    await page.getByRole('button', { name: 'Anfrage von Zlatan Casino löschen' }).click()
    await page
      .getByText('Verdacht (1)')
      .or(page.getByText('Verdacht', { exact: true }))
      .first()
      .waitFor()
    await expect.poll(async () => (await (await page.request.get('/api/admin/inquiries/counts')).json()).suspicious).toBe(0)
  })

  test('answers on the page of an inquiry, writes notes, and loses nothing in a conflict', async () => {
    walk.excuse('409 /api/admin/inquiries/', '404 /api/admin/inquiries/', '404 /admin/inquiries/')
    const page = await signedIn('/admin/dashboard?tab=inquiries')
    const cart = {
      code: '7KQ4XM',
      lines: [{ productId: productId('sistema-solar-completo-3-kw'), quantity: 2, name: 'Sistema', price: '100.00' }],
    }
    const { id } = await send(page, { name: 'Hotel Bahía', systemType: 'generator', source: '/contact', language: 'en', cart })
    const { id: newest } = await send(page, { name: 'Marlén Suárez' })
    await openStaffPage(page, `/admin/inquiries/${newest}`)
    await page.getByRole('link', { name: 'Ältere Anfrage: Hotel Bahía' }).click()
    await page.getByRole('heading', { name: 'Hotel Bahía', level: 1 }).waitFor()
    for (const text of ['Nur Generator', 'Formular auf der Kontaktseite', 'Warenkorb, Bestellung 7KQ4XM', 'Englisch'])
      await page.getByText(text, { exact: true }).filter({ visible: true }).first().waitFor()
    expect(await barriers(page)).toEqual([])

    // Typed notes survive a reload. If somebody else has changed the notes, both versions are shown before one replaces the other.
    const notes = page.getByRole('textbox', { name: 'Notizen' })
    await notes.fill('Ruft am Montag an.')
    await reloadStaffPage(page)
    await page.getByText('Noch nicht gespeichert').waitFor()
    expect(await notes.inputValue()).toBe('Ruft am Montag an.')
    await page.request.put(`/api/admin/inquiries/${id}`, { data: { status: 'in_progress' }, headers: headers() })
    await page.getByRole('button', { name: 'Notizen speichern' }).click()
    await page.getByText('Alles gespeichert').waitFor()
    expect(await read(page, id)).toMatchObject({ status: 'in_progress', notes: 'Ruft am Montag an.' })
    await notes.fill('Ruft am Dienstag an.')
    await page.request.put(`/api/admin/inquiries/${id}`, { data: { notes: 'Hat abgesagt.' }, headers: headers() })
    await page.getByRole('button', { name: 'Notizen speichern' }).click()
    const panel = page.getByRole('alert').filter({ hasText: 'Inzwischen hat jemand anderes etwas geändert' })
    await panel.waitFor()
    // Both versions are side by side, the other person's with name and time, and both survive a reload.
    const both = panel.getByRole('group', { name: 'Notizen' })
    await both.getByRole('radio', { name: /^Ihre Eingabe ?Ruft am Dienstag an\.$/ }).waitFor()
    const theirs = both.getByRole('radio', { name: /^\S.*, .*\d\d:\d\d.*Hat abgesagt\.$/ })
    await theirs.waitFor()
    await reloadStaffPage(page)
    await theirs.check()
    expect(await barriers(page)).toEqual([])
    await panel.getByRole('button', { name: 'Beide behalten, meine unter deren' }).click()
    await page.getByRole('button', { name: 'Notizen speichern' }).click()
    await page.getByText('Alles gespeichert').waitFor()
    expect((await read(page, id)).notes).toBe('Hat abgesagt.\n\nRuft am Dienstag an.')

    await page.getByText('Verlauf', { exact: true }).click()
    await page.getByRole('list', { name: 'Verlauf' }).getByText('Notizen').first().waitFor()

    // The first draft of an answer is in the customer's language.
    await page.getByLabel('Vorlage').selectOption({ label: 'Verfügbarkeit und Preis' })
    const answer = page.getByRole('textbox', { name: 'Text auf Englisch' })
    await expect
      .poll(() => answer.inputValue())
      .toMatch(/^Hello Hotel Bahía,[\s\S]*\n\nWe have in stock:\n- 2 x Complete solar system 3 kW: \$[\d,.]+ USD each\nWhen would/)
    // If stored data change while the answer is being written, a note says so, and the typed text stays.
    await answer.press('End')
    await answer.press('!')
    const stock = (stockStatus: string) =>
      page.request.put(`/api/admin/products/${productId('sistema-solar-completo-3-kw')}`, { data: { stockStatus }, headers: headers() })
    await stock('out_of_stock')
    await reloadStaffPage(page)
    await page.getByText('Seit Sie hier schreiben, hat sich etwas geändert').waitFor()
    expect(await answer.inputValue()).toContain('!')
    await sayYes(page)
    await page.getByRole('button', { name: 'Mit dem neuen Text beginnen' }).click()
    await expect.poll(() => answer.inputValue()).toMatch(/Not in stock at the moment:\n- 2 x Complete solar system 3 kW/)
    expect(await answer.inputValue()).not.toContain('We have in stock')
    await page.getByText('Dazu ist nichts gespeichert: Auf Lager, Nur noch wenige.').waitFor()
    await stock('in_stock')
    await answer.fill('See you on Monday & thank you')
    const chat = page.getByRole('link', { name: 'In WhatsApp öffnen' })
    // The link is visible without scrolling the page or a box within it.
    await page.evaluate(() => scrollTo(0, 0))
    await expect.poll(() => chat.evaluate((link) => link.getBoundingClientRect().bottom <= innerHeight)).toBe(true)
    expect(await chat.getAttribute('href')).toBe('https://wa.me/5352345678?text=See%20you%20on%20Monday%20%26%20thank%20you')
    await Promise.all([page.waitForEvent('popup'), chat.click()])
    // The shop cannot know whether the message was sent, so it asks. Question and text survive a reload; "no" changes nothing.
    const answered = page.locator('.note').filter({ hasText: 'Haben Sie geantwortet?' })
    await answered.waitFor()
    await reloadStaffPage(page)
    await answered.waitFor()
    expect((await read(page, id)).status).toBe('in_progress')
    expect(await barriers(page)).toEqual([])
    await answered.getByRole('button', { name: 'Nein, noch nicht' }).click()
    await answered.waitFor({ state: 'detached' })
    await reloadStaffPage(page)
    expect(await answer.inputValue()).toBe('See you on Monday & thank you')
    expect(await answered.count()).toBe(0)
    expect((await read(page, id)).status).toBe('in_progress')
    await Promise.all([page.waitForEvent('popup'), chat.click()])
    await answered.getByRole('button', { name: 'Ja, beantwortet' }).click()
    await message(page, 'Anfrage aktualisiert').waitFor()
    expect((await read(page, id)).status).toBe('replied')
    expect(await answered.count()).toBe(0)
    await page.getByRole('combobox', { name: 'Status' }).selectOption('completed')
    await page.getByText('Abgeschlossen', { exact: true }).first().waitFor()
    await expect.poll(async () => (await read(page, id)).status).toBe('completed')

    await sayYes(page)
    await page.getByRole('button', { name: 'Anfrage löschen' }).click()
    await page.waitForURL('**/admin/dashboard?tab=inquiries')
    await message(page, 'Anfrage gelöscht').waitFor()
    await page.goto(`/admin/inquiries/${id}`)
    await page.getByRole('heading', { name: 'Anfrage nicht gefunden' }).waitFor()
  })

  test('is asked after every chat or e-mail link whether the answer was sent', async () => {
    const page = await signedIn('/admin/dashboard?tab=inquiries', phone)
    const { id } = await send(page, { name: 'Reinier Soto', email: 'reinier@correo.example' })
    const question = page.locator('.note').filter({ hasText: 'Haben Sie geantwortet?' })
    const no = question.getByRole('button', { name: 'Nein, noch nicht' })
    const open = (name: string) => Promise.all([page.waitForEvent('popup'), page.getByRole('link', { name, exact: true }).click()])

    // In the list the question is at the inquiry whose chat was opened.
    await reloadStaffPage(page)
    await open('WhatsApp an Reinier Soto')
    await card(page, 'Reinier Soto').locator(question).waitFor()
    expect(await question.count()).toBe(1)
    await no.click()
    await question.waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'E-Mail an Reinier Soto' }).click()
    await question.waitFor()

    // The inquiry's page asks once, too; at the contact details if the chat was opened there.
    await openStaffPage(page, `/admin/inquiries/${id}`)
    await question.waitFor()
    await no.click()
    await open('5234 5678')
    const facts = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Angaben' }) })
    await facts.locator(question).waitFor()
    expect(await question.count()).toBe(1)
    expect(await question.evaluate((note) => note.getBoundingClientRect().bottom <= innerHeight)).toBe(true)
    await question.getByRole('button', { name: 'Ja, beantwortet' }).click()
    await message(page, 'Anfrage aktualisiert').waitFor()
    expect((await read(page, id)).status).toBe('replied')
    expect(await question.count()).toBe(0)
  })

  test.each([
    { width: 390, height: 844 },
    { width: 320, height: 640 },
  ])('has the answer within reach on a phone of $width x $height, and is asked about it there', async (viewport) => {
    const page = await signedIn('/admin/dashboard?tab=inquiries', { ...phone, viewport })
    const { id } = await send(page, { name: 'María del Carmen Fernández', message: 'Quiero un sistema solar para la casa. '.repeat(12) })
    await openStaffPage(page, `/admin/inquiries/${id}`)
    const chat = page.getByRole('link', { name: 'In WhatsApp öffnen' })
    const isInSight = (one: Locator) =>
      one.evaluate((element) => {
        const { top, bottom, left, right } = element.getBoundingClientRect()
        const onTop = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        return top >= 0 && bottom <= innerHeight && element.contains(onTop)
      })
    await expect.poll(() => isInSight(chat)).toBe(true)
    expect(await barriers(page)).toEqual([])
    await Promise.all([page.waitForEvent('popup'), chat.click()])
    const yes = page.getByRole('button', { name: 'Ja, beantwortet' })
    await yes.waitFor()
    expect(await isInSight(yes)).toBe(true)
    await yes.click()
    await message(page, 'Anfrage aktualisiert').waitFor()
    // The text of the answer is above the other facts about the inquiry.
    const [text, facts] = [page.getByRole('textbox', { name: 'Text auf' }), page.getByRole('heading', { name: 'Angaben' })]
    const topOf = (one: Locator) => one.evaluate((element) => element.getBoundingClientRect().top)
    expect(await topOf(text)).toBeLessThan(await topOf(facts))
  })

  test('writes templates: placeholders at the cursor, a preview, error messages, the order, and a way back', async () => {
    walk.excuse('409 /api/admin/reply-templates/')
    const page = await signedIn('/admin/dashboard?tab=inquiries', phone)
    const { id } = await send(page, { name: 'Odalys Pérez', language: 'de' })
    await page.getByRole('link', { name: 'Vorlagen' }).click()
    const list = page.getByRole('list', { name: 'Vorlagen in ihrer Reihenfolge' })
    const first = list.getByRole('listitem').first()
    await first.getByText('WhatsApp von der Übersicht').waitFor()
    await openStaffPage(page, '/admin/reply-templates')
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
    const page = await signedIn('/admin/orders', phone)
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
    await card(page, 'Jorge Luis').waitFor()
    expect(await barriers(page)).toEqual([])

    // On a desktop screen magnified four times no page scrolls sideways.
    await page.setViewportSize({ width: 320, height: 640 })
    const inquiry = (await page.getByRole('link', { name: 'Jorge Luis', exact: true }).getAttribute('href')) ?? ''
    for (const path of ['/admin/dashboard?tab=inquiries', inquiry, '/admin/orders']) {
      await openStaffPage(page, path)
      if (path === '/admin/orders') {
        await text.fill(order)
        await page.getByRole('table').waitFor()
      } else await page.getByText('Jorge Luis').first().waitFor()
      expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, 320])
      if (!path.includes('tab=')) continue
      // The button that deletes is beside the others, not alone in a line below them.
      const tops = await page
        .locator('ul.inquiries > li .act')
        .first()
        .evaluate((bar) => [...bar.querySelectorAll('button')].map((button) => button.getBoundingClientRect().top))
      expect(tops).toEqual([tops[0], tops[0]])
    }
  })

  test('asks owners on the dashboard for a notice address until one has set it', async () => {
    const page = await signedIn('/admin/dashboard')
    const note = page.locator('.note').filter({ hasText: 'Niemand wird über Änderungen an Konten benachrichtigt' })
    await note.getByRole('link', { name: 'Adresse angeben' }).click()
    await page.waitForURL('**/admin/account#own-email')
    await page.getByLabel('Ihre E-Mail-Adresse').fill('yanelis@correo.example')
    await page.getByLabel('Ihr eigenes Passwort').fill(ADMIN.password)
    await page.getByRole('button', { name: 'Adresse speichern' }).click()
    await message(page, 'Adresse gespeichert').waitFor()
    await expect.poll(() => mails.received.some(({ to }) => to.includes('yanelis@correo.example'))).toBe(true)
    await openStaffPage(page, '/admin/dashboard')
    await page.getByRole('heading', { name: /^Willkommen/ }).waitFor()
    expect(await note.count()).toBe(0)
  })

  test('is notified of an inquiry by mail, sees a failed one on the dashboard, sends it again, and sends a test mail', async () => {
    mails.behave('refuse')
    mails.received.splice(0)
    const page = await signedIn('/admin/dashboard', phone)
    expect(await page.locator('.note').count()).toBe(0)
    const { id } = await send(page, { name: 'Lázaro', email: 'lazaro@correo.example' })
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
    await page.goto(path)
    await page.getByRole('heading', { name: 'Lázaro' }).waitFor()

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
