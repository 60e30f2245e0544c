import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { addToCart, emptyCart } from '#features/cart/cart.ts'
import { orderMessage } from '#features/cart/order/whatsapp-message.ts'
import { es } from '#i18n/site/cart/es.ts'
import { translator } from '#i18n/translate.ts'
import { ADMIN } from '../browser.ts'
import { closeMessages, loseAnswers, openStaffPage, reloadStaffPage, sayYes, walks } from '../walks.ts'

/** A dialog in which a person makes or changes an item, and the item that is stored then. */
type Dialog = {
  name: string
  path: string
  open?: (page: Page) => Promise<void>
  /** Enters the first or the second version of the item; in some dialogs this sends it. */
  change: (page: Page, wish: 'first' | 'second') => Promise<void>
  press?: (page: Page) => Promise<void>
  /** The field of the item, in forms that keep their input on the device. */
  field?: (page: Page) => Locator
  /** Message while the answer is missing. */
  lost: string | RegExp
  done: string | RegExp
  /** Reads the items on the server: exactly one, in its second version (`wanted`). */
  stored: (page: Page) => Promise<unknown>
  wanted: unknown
  /** Address of a new item, which is deleted before the same item is made again. */
  made?: (page: Page) => Promise<string>
}

const SAFE = 'Keine Antwort angekommen'
const KEPT = /Ihre Eingaben bleiben erhalten/
const get = async <Answer>(page: Page, path: string) => (await (await page.request.get(`/api/admin/${path}`)).json()) as Answer
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

const inDialog = (page: Page, label: string | RegExp) => page.getByRole('dialog').getByLabel(label)

type Order = { name: string; phone: string; message: string }
const order = orderMessage(
  addToCart(
    emptyCart,
    { id: 9, product: { nameEs: 'Panel', nameEn: 'Panel', nameDe: 'Modul' } as never, quantity: 2 },
    { now: '2026-11-19T15:00:00.000Z', code: 'K7M3PX' },
  ),
  { language: 'es', t: translator(es), link: 'http://shop.example/cart', calculated: [] },
)
const inquiryOf = async (page: Page) => {
  const all = await get<{ id: number; name: string; notes: string; status: string }[]>(page, 'inquiries')
  return all.find(({ name }) => name === 'Wer wartet')
}
const openInquiry = async (page: Page) => {
  const known = await inquiryOf(page)
  const data = { name: 'Wer wartet', phone: '5234 5678', language: 'es', message: 'Hola', cart: { lines: [] } }
  const headers = { origin: new URL(page.url()).origin }
  if (!known) await page.request.post('/api/admin/inquiries', { data, headers })
  await openStaffPage(page, `/admin/inquiries/${(await inquiryOf(page))?.id}`)
}
const term = (german: string) => async (page: Page) =>
  (await get<{ de: string; es: string }[]>(page, 'glossary')).filter(({ de }) => de === german).map((one) => one.es)
const remove = (page: Page, path: string) => page.request.delete(`/api/admin/${path}`, { headers: { origin: new URL(page.url()).origin } })
const positions = async (page: Page) =>
  (await get<{ nameDe: string; sortOrder: number }[]>(page, 'products'))
    .sort((one, other) => one.sortOrder - other.sortOrder)
    .map(({ nameDe }) => nameDe)

const dialogs: Dialog[] = [
  {
    name: 'a new term of the glossary',
    path: '/admin/glossary',
    open: async (page) => {
      await button(page, 'Neuer Begriff').click()
      await page
        .getByRole('dialog')
        .getByLabel(/^Deutsch/)
        .fill('Nur einmal')
    },
    change: (page, wish) => inDialog(page, 'Spanisch').fill(wish),
    press: (page) => button(page, 'Speichern').click(),
    field: (page) => inDialog(page, 'Spanisch'),
    lost: KEPT,
    done: 'Begriff gespeichert',
    stored: term('Nur einmal'),
    wanted: ['second'],
    made: async (page) => {
      const terms = await get<{ key: string; de: string }[]>(page, 'glossary')
      return `glossary/${terms.find(({ de }) => de === 'Nur einmal')?.key}`
    },
  },
  {
    name: 'a changed term of the glossary',
    path: '/admin/glossary',
    open: (page) =>
      button(page, /^Wechselrichter /)
        .first()
        .click(),
    change: (page, wish) => inDialog(page, 'Spanisch').fill(wish),
    press: (page) => button(page, 'Speichern').click(),
    field: (page) => inDialog(page, 'Spanisch'),
    lost: KEPT,
    done: 'Begriff gespeichert',
    stored: term('Wechselrichter'),
    wanted: ['second'],
  },
  {
    name: 'a new group of search words',
    path: '/admin/search-words',
    open: (page) => button(page, 'Neue Gruppe').click(),
    change: (page, wish) => inDialog(page, /^Wörter/).fill(`panel\n${wish}`),
    press: (page) => button(page, 'Speichern').click(),
    field: (page) => inDialog(page, /^Wörter/),
    lost: KEPT,
    done: 'Suchwörter gespeichert',
    stored: async (page) =>
      (await get<{ words: string; origin: string }[]>(page, 'search-words'))
        .filter(({ origin }) => origin === 'own')
        .map(({ words }) => words),
    wanted: ['panel\nsecond'],
    made: async (page) => {
      const groups = await get<{ key: string; origin: string }[]>(page, 'search-words')
      return `search-words/${groups.find(({ origin }) => origin === 'own')?.key}`
    },
  },
  {
    name: 'what is said of a picture',
    path: '/admin/images?view=list',
    open: async (page) => {
      await page.getByRole('searchbox', { name: 'Dateiname suchen' }).fill('batteries')
      await page.getByRole('row').nth(1).getByRole('button').first().click()
    },
    change: (page, wish) => inDialog(page, 'Spanisch').fill(wish),
    press: (page) => page.getByRole('dialog').getByRole('button', { name: 'Speichern', exact: true }).click(),
    field: (page) => inDialog(page, 'Spanisch'),
    lost: KEPT,
    done: 'Angaben zum Bild gespeichert',
    stored: async (page) =>
      (await get<{ filename: string; altEs: string }[]>(page, 'images')).find(({ filename }) => filename === 'batteries.jpg')?.altEs,
    wanted: 'second',
  },
  {
    name: 'the own name',
    path: '/admin/account',
    change: (page, wish) => page.getByLabel('Vorname').fill(wish),
    press: (page) => button(page, 'Namen speichern').click(),
    field: (page) => page.getByLabel('Vorname'),
    lost: KEPT,
    done: 'Name gespeichert',
    stored: async (page) => (await get<{ firstName: string }>(page, 'user')).firstName,
    wanted: 'second',
  },
  {
    name: 'a new account',
    path: '/admin/account',
    open: async (page) => {
      await button(page, 'Person hinzufügen').click()
      await page.getByRole('dialog').getByLabel('Ihr eigenes Passwort').fill(ADMIN.password)
    },
    change: (page, wish) => page.getByRole('dialog').getByLabel('Benutzername').fill(`walk-${wish}`),
    press: (page) => button(page, 'Konto anlegen').click(),
    lost: KEPT,
    done: 'Konto „walk-second“ angelegt',
    stored: async (page) =>
      (await get<{ username: string }[]>(page, 'administrators'))
        .map(({ username }) => username)
        .filter((name) => name.startsWith('walk-')),
    wanted: ['walk-second'],
  },
  {
    name: 'the notes of an inquiry',
    path: '/admin/dashboard',
    open: openInquiry,
    change: (page, wish) => page.getByRole('textbox', { name: 'Notizen' }).fill(wish),
    press: (page) => button(page, 'Notizen speichern').click(),
    lost: KEPT,
    done: 'Anfrage aktualisiert',
    stored: async (page) => (await inquiryOf(page))?.notes,
    wanted: 'second',
  },
  {
    name: 'the status of an inquiry',
    path: '/admin/dashboard',
    open: openInquiry,
    change: async (page, wish) => {
      await page.getByLabel('Status', { exact: true }).selectOption(wish === 'first' ? 'in_progress' : 'completed')
    },
    lost: SAFE,
    done: 'Anfrage aktualisiert',
    stored: async (page) => (await inquiryOf(page))?.status,
    wanted: 'completed',
  },
  {
    name: 'an order that is written down',
    path: '/admin/orders',
    open: async (page) => {
      await page.getByRole('textbox', { name: 'Nachricht oder Code' }).fill(order)
      await page.getByLabel('Telefon (WhatsApp)').fill('5234 5678')
    },
    change: async (page, wish) => {
      await page.getByLabel('Name des Kunden').fill(`Orden ${wish}`)
      if (wish === 'second') await page.getByRole('textbox', { name: 'Nachricht oder Code' }).fill(`${order}\nSecond`)
    },
    press: (page) => button(page, /als Anfrage übernehmen$/i).click(),
    lost: SAFE,
    done: 'Anfrage angelegt',
    stored: async (page) =>
      (await get<Order[]>(page, 'inquiries'))
        .filter(({ name }) => name.startsWith('Orden'))
        .map(({ name, message }) => [name, message.endsWith('Second')]),
    wanted: [['Orden second', true]],
  },
  {
    name: 'the picture of a place',
    path: '/admin/site-images?area=team',
    change: async (page, wish) => {
      const filename = wish === 'first' ? 'lithium-wall-battery-5kwh.jpg' : 'batteries.jpg'
      await page.getByRole('searchbox', { name: 'Dateiname suchen' }).fill(filename)
      await page.getByRole('radio', { name: filename }).check()
    },
    press: (page) => button(page, 'Team zuweisen').click(),
    lost: SAFE,
    done: 'Team zugewiesen',
    stored: async (page) => {
      const settings = await get<{ key: string; value: string }[]>(page, 'site-settings')
      const images = await get<{ filename: string; url: string }[]>(page, 'images')
      const url = settings.find(({ key }) => key === 'about_team_image')?.value
      return images.find((image) => image.url === url)?.filename
    },
    wanted: 'batteries.jpg',
  },
]

describe('staff on a connection that loses answers', () => {
  const walk = walks()
  const said = (page: Page, words: string | RegExp) => page.getByText(words).filter({ visible: true }).first()

  test.each(dialogs)('$name: the item is made once, in its last version, also after a reload', async (dialog) => {
    walk.excuse('ERR_CONNECTION_RESET /api/admin/')
    const page = await walk.signedIn(dialog.path)
    await sayYes(page)
    const refused: string[] = []
    page.on('response', (response) => {
      if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`)
    })
    await dialog.open?.(page)
    let mend = await loseAnswers(page)
    await dialog.change(page, 'first')
    await dialog.press?.(page)
    await said(page, dialog.lost).waitFor()
    await mend()
    await dialog.change(page, 'second')
    await dialog.press?.(page)
    await said(page, dialog.done).waitFor()
    await expect.poll(() => dialog.stored(page)).toEqual(dialog.wanted)
    expect(await page.getByText('Inzwischen hat jemand anderes').count()).toBe(0)
    expect(refused).toEqual([])
    if (!dialog.field) return

    // The typed input is there again after a reload.
    if (dialog.made) expect((await remove(page, await dialog.made(page))).ok()).toBe(true)
    await openStaffPage(page, dialog.path)
    await dialog.open?.(page)
    mend = await loseAnswers(page)
    await dialog.change(page, 'first')
    await dialog.press?.(page)
    await said(page, dialog.lost).waitFor()
    await mend()
    await openStaffPage(page, '/admin/dashboard')
    await page
      .getByText(/Auf diesem Gerät warte/)
      .first()
      .waitFor()
    await openStaffPage(page, dialog.path)
    await dialog.open?.(page)
    await expect.poll(() => dialog.field?.(page).inputValue()).toContain('first')
    await dialog.change(page, 'second')
    await dialog.press?.(page)
    await said(page, dialog.done).waitFor()
    await expect.poll(() => dialog.stored(page)).toEqual(dialog.wanted)
    expect(await page.getByText('Inzwischen hat jemand anderes').count()).toBe(0)
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')))).toEqual([])
  })

  test('notes saved without an answer cause no conflict after a reload, and stay if somebody deletes the inquiry meanwhile', async () => {
    walk.excuse('ERR_CONNECTION_RESET /api/admin/inquiries/', '404 /api/admin/inquiries/')
    const page = await walk.signedIn('/admin/dashboard')
    await openInquiry(page)
    const notes = page.getByRole('textbox', { name: 'Notizen' })
    await notes.fill('Vor dem Neuladen')
    const mend = await loseAnswers(page)
    await button(page, 'Notizen speichern').click()
    await said(page, KEPT).waitFor()
    await mend()
    await notes.fill('Vor dem Neuladen, und mehr')
    await sayYes(page)
    await reloadStaffPage(page)
    await expect.poll(() => notes.inputValue()).toBe('Vor dem Neuladen, und mehr')
    expect(await page.getByText('Inzwischen hat jemand anderes').count()).toBe(0)
    await button(page, 'Notizen speichern').click()
    await said(page, 'Anfrage aktualisiert').waitFor()
    expect((await inquiryOf(page))?.notes).toBe('Vor dem Neuladen, und mehr')

    await notes.fill('Noch nicht gespeichert')
    await remove(page, `inquiries/${(await inquiryOf(page))?.id}`)
    await page.getByLabel('Status').selectOption('Beantwortet')
    await said(page, /Sie wurde inzwischen gelöscht/).waitFor()
    await button(page, 'Notizen speichern').click()
    await said(page, /Sie wurde inzwischen gelöscht.*Ihr Text bleibt auf diesem Gerät/).waitFor()
    expect(await notes.inputValue()).toBe('Noch nicht gespeichert')
  })

  test('a list is reordered further after a lost answer, and a deletion is repeated', async () => {
    walk.excuse('ERR_CONNECTION_RESET /api/admin/', '404 /api/admin/products/')
    const page = await walk.signedIn('/admin/dashboard')
    await sayYes(page)
    await button(page, 'Reihenfolge ändern').click()
    const [first, second, third] = await positions(page)
    await button(page, `${first} nach unten`).click()
    let mend = await loseAnswers(page)
    await button(page, 'Reihenfolge speichern').click()
    await said(page, SAFE).waitFor()
    await mend()
    await button(page, `${first} nach unten`).click()
    await button(page, 'Reihenfolge speichern').click()
    await said(page, 'Reihenfolge gespeichert').waitFor()
    expect((await positions(page)).slice(0, 3)).toEqual([second, third, first])

    await closeMessages(page)
    mend = await loseAnswers(page)
    await button(page, `${third} löschen`).click()
    await said(page, SAFE).waitFor()
    await mend()
    expect(await positions(page)).not.toContain(third)
    await button(page, `${third} löschen`).click()
    await said(page, 'Produkt gelöscht').waitFor()

    mend = await loseAnswers(page)
    await button(page, 'Rückgängig').click()
    await said(page, SAFE).waitFor()
    await mend()
    await button(page, 'Wiederherstellen').click()
    await button(page, `${third} löschen`).waitFor()
    expect(await positions(page)).toContain(third)
  })
})
