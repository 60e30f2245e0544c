import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Inquiry } from '#features/inquiries/inquiry.contract.ts'
import { barriers } from '../barriers.ts'
import { desktop, phone } from '../browser.ts'
import { productId } from '../goods.ts'
import { inquiryCard, sendInquiry } from '../inquiries.ts'
import { closeMessages, loseAnswers, message, openStaffPage, reloadStaffPage, sayYes, walks } from '../walks.ts'

describe('a member of staff with inquiries', () => {
  const walk = walks({ foreign: /^(?:https:\/\/wa\.me\/|mailto:)/ })

  async function signedIn(...arrival: Parameters<typeof walk.signedIn>): Promise<Page> {
    const page = await walk.signedIn(...arrival)
    // Links to chats open another site in a new tab: the test answers it.
    await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }))
    return page
  }

  const headers = () => ({ origin: walk.shop.url })
  const send = (input: object) => sendInquiry(walk.shop.url, input)
  const read = async (page: Page, id: number) => (await (await page.request.get(`/api/admin/inquiries/${id}`)).json()) as Inquiry
  const reloadList = (page: Page) => page.getByRole('button', { name: 'Neu laden' }).click()

  test('reaches every button of the lowest inquiry while a message offers to undo a deletion, on a phone and on a wide screen', async () => {
    const page = await signedIn('/admin/dashboard?tab=inquiries', phone)
    await sayYes(page)
    const written = { phone: '5234 5678', language: 'es', message: 'Pedido', cart: { lines: [] } }
    for (const name of ['Unten', 'Fort'])
      await page.request.post('/api/admin/inquiries', { data: { ...written, name }, headers: headers() })
    await reloadList(page)
    await inquiryCard(page, 'Fort')
      .getByRole('button', { name: /löschen/ })
      .click()
    const undo = page.getByRole('region', { name: 'Meldungen' }).getByRole('button', { name: 'Rückgängig' })
    // The focus keeps the message on the page.
    await undo.focus()
    await inquiryCard(page, 'Fort').waitFor({ state: 'detached' })
    const lowest = page.locator('ul.inquiries > li').last()
    for (const { viewport } of [phone, desktop]) {
      await page.setViewportSize(viewport)
      const covered = async () => {
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
        return lowest.locator('.act :is(button, a)').evaluateAll((buttons) =>
          buttons
            .filter((button) => {
              const { left, top, width, height } = button.getBoundingClientRect()
              const points = [0.05, 0.5, 0.95].map((part) => document.elementFromPoint(left + width * part, top + height / 2))
              return points.some((found) => !button.contains(found))
            })
            .map((button) => button.textContent),
        )
      }
      // The room of the message is measured in the frame after the new size.
      await expect.poll(async () => [viewport.width, await covered()]).toEqual([viewport.width, []])
      expect(await undo.isVisible()).toBe(true)
    }
    await inquiryCard(page, 'Unten')
      .getByRole('button', { name: /löschen/ })
      .click()
    await page.getByText('Keine Anfragen').waitFor()
  })

  test('works through the list: answers, checks off, searches, filters, exports and deletes', async () => {
    const page = await signedIn('/admin/dashboard?tab=inquiries')
    await page.getByText('Keine Anfragen').waitFor()
    await send({ name: 'Yanet Rodríguez', email: 'yanet@correo.example', message: 'Buenas, ¿alcanza para un refrigerador?' })
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
    const yanet = inquiryCard(page, 'Yanet Rodríguez')
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
    await inquiryCard(page, 'Cliente 11').waitFor()
    await reloadStaffPage(page)
    await inquiryCard(page, 'Cliente 11').waitFor()
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
    await inquiryCard(page, 'Cliente 11').waitFor()
  })

  test('sees new inquiries within a minute, also in the title of a background tab, and reviews suspicious ones', async () => {
    const page = await signedIn('/admin/dashboard?tab=inquiries')
    await page.clock.install()
    await reloadStaffPage(page)
    const newOnes = async () => Number(/^\((\d+)\) /.exec(await page.title())?.[1] ?? 0)
    const before = await newOnes()
    await send({ name: 'Eben gekommen', elapsedMs: 300 })
    await page.clock.fastForward(60_000)
    await inquiryCard(page, 'Eben gekommen').waitFor()
    await expect.poll(newOnes).toBe(before + 1)

    const show = (state: 'hidden' | 'visible') =>
      page.evaluate((now) => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now })
        dispatchEvent(new Event('visibilitychange'))
      }, state)
    await show('hidden')
    await send({ name: 'Zlatan Casino', website: 'https://casino.example' })
    await page.clock.fastForward(60_000)
    // The suspicious inquiry is not in the list of the others, but the link counts it.
    await page.getByRole('link', { name: '2 verdächtige Anfragen prüfen' }).waitFor()
    await show('visible')
    expect(await inquiryCard(page, 'Zlatan Casino').count()).toBe(0)
    await page.getByRole('tab', { name: 'Verdacht (2)' }).click()
    await inquiryCard(page, 'Zlatan Casino').getByText('Ein Feld war ausgefüllt, das Menschen nicht sehen.').waitFor()
    await inquiryCard(page, 'Eben gekommen').getByText('schneller abgeschickt').waitFor()
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
    const cart = {
      code: '7KQ4XM',
      lines: [{ productId: productId('sistema-solar-completo-3-kw'), quantity: 2, name: 'Sistema', price: '100.00' }],
    }
    const { id } = await send({ name: 'Hotel Bahía', systemType: 'generator', source: '/contact', language: 'en', cart })
    const { id: newest } = await send({ name: 'Marlén Suárez' })
    const page = await signedIn(`/admin/inquiries/${newest}`)
    await page.getByRole('link', { name: 'Ältere Anfrage: Hotel Bahía' }).click()
    await page.getByRole('heading', { name: 'Hotel Bahía', level: 1 }).waitFor()
    for (const text of ['Nur Generator', 'Formular auf der Kontaktseite', 'Warenkorb, Bestellung 7KQ4XM', 'Englisch'])
      await page.getByText(text, { exact: true }).filter({ visible: true }).first().waitFor()

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
    const panel = page.getByRole('alert').filter({ hasText: 'Sie selbst haben in einem anderen Fenster etwas geändert' })
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

  test('is asked after every chat or e-mail link whether the answer was sent, within reach on small phones', async () => {
    const name = 'María del Carmen Fernández'
    const { id } = await send({ name, email: 'maria@correo.example', message: 'Quiero un sistema solar para la casa. '.repeat(12) })
    const page = await signedIn('/admin/dashboard?tab=inquiries', phone)
    const question = page.locator('.note').filter({ hasText: 'Haben Sie geantwortet?' })
    const no = question.getByRole('button', { name: 'Nein, noch nicht' })
    const open = (link: string) => Promise.all([page.waitForEvent('popup'), page.getByRole('link', { name: link, exact: true }).click()])
    const refuse = async () => {
      await no.click()
      await question.waitFor({ state: 'detached' })
    }

    // In the list the question is at the inquiry whose chat was opened.
    await open(`WhatsApp an ${name}`)
    await inquiryCard(page, name).locator(question).waitFor()
    expect(await question.count()).toBe(1)
    await refuse()
    await page.getByRole('link', { name: `E-Mail an ${name}` }).click()
    await question.waitFor()

    // The inquiry's page asks once, too. Link and question are in sight, and the answer is above the other facts.
    await openStaffPage(page, `/admin/inquiries/${id}`)
    await question.waitFor()
    await refuse()
    const isInSight = (one: Locator) =>
      one.evaluate((element) => {
        const { top, bottom, left, right } = element.getBoundingClientRect()
        const onTop = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        return top >= 0 && bottom <= innerHeight && element.contains(onTop)
      })
    const topOf = (one: Locator) => one.evaluate((element) => element.getBoundingClientRect().top)
    const [text, facts] = [page.getByRole('textbox', { name: 'Text auf' }), page.getByRole('heading', { name: 'Angaben' })]
    for (const viewport of [phone.viewport, { width: 320, height: 640 }]) {
      await page.setViewportSize(viewport)
      await page.evaluate(() => scrollTo(0, 0))
      await expect.poll(() => isInSight(page.getByRole('link', { name: 'In WhatsApp öffnen' }))).toBe(true)
      expect(await topOf(text)).toBeLessThan(await topOf(facts))
      await open('In WhatsApp öffnen')
      await no.waitFor()
      expect(await isInSight(question.getByRole('button', { name: 'Ja, beantwortet' }))).toBe(true)
      await refuse()
    }

    // The question is at the contact details if the chat was opened there.
    await page.setViewportSize(phone.viewport)
    await open('5234 5678')
    await page.locator('section').filter({ has: facts }).locator(question).waitFor()
    expect(await question.count()).toBe(1)
    expect(await question.evaluate((note) => note.getBoundingClientRect().bottom <= innerHeight)).toBe(true)
    await question.getByRole('button', { name: 'Ja, beantwortet' }).click()
    await expect.poll(async () => (await read(page, id)).status).toBe('replied')
    await question.waitFor({ state: 'detached' })
  })
})
