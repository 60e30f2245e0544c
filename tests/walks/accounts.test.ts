import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { barriers } from '../barriers.ts'
import { ADMIN, desktop, phone } from '../browser.ts'
import { message, openStaffPage, question, walks } from '../walks.ts'

const sizes = [
  ['on a phone', 390, { ...phone, locale: 'de-DE' }],
  ['at a desk', 1280, { ...desktop, locale: 'de-DE' }],
] as const
const ACCOUNT = '/admin/account'

describe('accounts, one’s own and those of others', () => {
  const walk = walks()

  /** Creates an account for a walk that changes its password. */
  async function newcomer(username: string, role = 'employee'): Promise<{ username: string; password: string }> {
    const post = (path: string, body: object, cookie = '') =>
      fetch(walk.shop.url + path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', origin: walk.shop.url, cookie },
      })
    const cookies = (await post('/api/admin/login', ADMIN)).headers.getSetCookie().map((cookie) => cookie.replace(/;.*/, ''))
    const made = { username, password: 'caballo verde mesa' }
    const account = { ...made, role, ownPassword: ADMIN.password }
    expect((await post('/api/admin/administrators', account, cookies.join('; '))).status).toBe(201)
    return made
  }
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
  const section = (page: Page, name: string) => page.getByRole('region', { name })

  test.each(sizes)('%s: the password is changed, other sessions end, this one continues', async (_, width, options) => {
    walk.excuse('400 /api/admin/user/password')
    const me = await newcomer(`wechsel${width}`)
    const elsewhere = await walk.signedIn('/admin/dashboard', desktop, me)
    const page = await walk.signedIn('/admin/dashboard', options, me)
    await page.getByRole('link', { name: `Mein Konto: ${me.username}` }).click()
    await page.waitForURL(`**${ACCOUNT}`)
    await section(page, 'Meine Sitzungen').getByText('Diese Sitzung').waitFor()
    expect(await barriers(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)

    await page.getByLabel('Jetziges Passwort').fill('falsch')
    await page.getByLabel('Neues Passwort', { exact: true }).fill('1234')
    await page.getByText('Noch 4 Zeichen').waitFor()
    await button(page, 'Passwort ändern').click()
    await page.getByText('Das Passwort braucht mindestens 8 Zeichen').waitFor()
    await page.getByLabel('Neues Passwort', { exact: true }).fill('tres tristes tigres')
    await page.getByText(/^Stark, wenn/).waitFor()
    await button(page, 'Passwort ändern').click()
    await page.getByText('Das jetzige Passwort stimmt nicht').waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('current')
    expect(await barriers(page)).toEqual([])
    await page.getByLabel('Jetziges Passwort').fill(me.password)
    await button(page, 'Passwort ändern').dblclick()
    await message(page, 'Passwort geändert').waitFor()
    await expect.poll(() => page.getByLabel('Jetziges Passwort').inputValue()).toBe('')
    await page.getByText('Sie sind sonst nirgends angemeldet.').waitFor()
    expect((await page.request.get('/api/admin/user')).status()).toBe(200)
    expect((await elsewhere.request.get('/api/admin/user')).status()).toBe(401)
  })

  test('an expired session during a change loses nothing: the login opens over the page, and the change is saved', async () => {
    walk.excuse('401 /api/admin/user/password')
    const me = await newcomer('ablauf')
    const page = await walk.signedIn(ACCOUNT, sizes[0][2], me)
    await page.getByLabel('Jetziges Passwort').fill(me.password)
    await page.getByLabel('Neues Passwort', { exact: true }).fill('tres tristes tigres')
    await page.context().clearCookies()
    await button(page, 'Passwort ändern').click()
    const login = page.getByRole('dialog', { name: 'Nicht angemeldet' })
    await login.getByLabel('Passwort', { exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await message(page, 'Sitzung abgelaufen').waitFor()
    expect(await page.getByLabel('Neues Passwort', { exact: true }).inputValue()).toBe('tres tristes tigres')
    await button(page, 'Passwort ändern').click()
    await login.getByLabel('Passwort', { exact: true }).fill(me.password)
    await page.keyboard.press('Enter')
    await message(page, 'Passwort geändert').waitFor()
    expect((await page.request.get('/api/admin/user')).status()).toBe(200)
  })

  test('the greeting shows a new first name at once, and leaving with an unsaved one asks first', async () => {
    walk.excuse('ERR_INTERNET_DISCONNECTED')
    const page = await walk.signedIn(ACCOUNT, desktop, await newcomer('yane'))
    await page.getByLabel('Vorname').fill('Yanelis')
    await page.getByRole('link', { name: 'Übersicht' }).click()
    await question(page, 'ungespeicherte Eingaben').getByRole('button', { name: 'Abbrechen' }).click()
    await page.context().setOffline(true)
    await button(page, 'Namen speichern').click()
    await message(page, 'Netzwerk-Fehler').waitFor()
    await page.context().setOffline(false)
    await button(page, 'Namen speichern').click()
    await message(page, 'Name gespeichert').waitFor()
    await page.getByRole('link', { name: 'Mein Konto: Yanelis' }).waitFor()
    await page.getByRole('link', { name: 'Übersicht' }).click()
    await page.getByRole('heading', { name: 'Willkommen, Yanelis' }).waitFor()
  })

  test('other sessions are listed and ended, one or all', async () => {
    const me = await newcomer('sitzung')
    const away = await walk.signedIn(
      '/admin/dashboard',
      { ...phone, locale: 'de-DE', userAgent: 'Mozilla/5.0 (Android 14; Mobile; rv:133.0) Firefox/133.0' },
      me,
    )
    await walk.signedIn('/admin/dashboard', desktop, me)
    const page = await walk.signedIn(ACCOUNT, desktop, me)
    await button(page, 'Sitzung beenden: Firefox auf Android').click()
    await message(page, 'Sitzung beendet').waitFor()
    await expect.poll(() => section(page, 'Meine Sitzungen').getByRole('listitem').count()).toBe(2)
    expect((await away.request.get('/api/admin/user')).status()).toBe(401)
    await button(page, 'Alle anderen beenden').click()
    await message(page, 'Alle anderen Sitzungen sind beendet').waitFor()
    await page.getByText('Sie sind sonst nirgends angemeldet.').waitFor()
    expect((await page.request.get('/api/admin/user')).status()).toBe(200)
  })

  test.each(sizes)('%s: an account is added, signs in, gets a password and a role, is removed and restored', async (_, width, options) => {
    // 401: the new password ends the session of the person's open page, which still sends requests.
    walk.excuse('409 /api/admin/administrators', '400 /api/admin/administrators', '401 /api/admin/')
    const page = await walk.signedIn(ACCOUNT, options)
    const username = `heinz${width}`
    const dialog = page.getByRole('dialog')
    const own = () => dialog.getByLabel('Ihr eigenes Passwort')
    await button(page, 'Person hinzufügen').click()
    await button(page, 'Konto anlegen').click()
    await dialog.getByText('Benutzername ist erforderlich').waitFor()
    await dialog.getByLabel('Benutzername').fill('ADMIN')
    await button(page, 'Konto anlegen').click()
    await dialog.getByText('Passwort ist erforderlich').waitFor()
    await own().fill(ADMIN.password)
    await button(page, 'Konto anlegen').click()
    await dialog.getByText('Diesen Benutzernamen gibt es schon').waitFor()
    expect(await barriers(page)).toEqual([])
    await dialog.getByLabel('Benutzername').fill(username)
    await dialog.getByLabel('Vorname').fill('Heinz')
    // Closing the dialog by mistake loses no input.
    await page.keyboard.press('Escape')
    await button(page, 'Person hinzufügen').click()
    expect(await dialog.getByLabel('Benutzername').inputValue()).toBe(username)
    expect(await own().inputValue()).toBe('')
    await own().fill(ADMIN.password)
    await button(page, 'Konto anlegen').dblclick()
    const told = dialog.getByLabel(`Passwort für ${username}`)
    await told.waitFor()
    expect(await barriers(page)).toEqual([])
    const heinz = { username, password: await told.inputValue() }
    await button(page, 'Fertig').click()
    const theirs = await walk.signedIn('/admin/dashboard', desktop, heinz)

    await button(page, `Neues Passwort für ${username}`).click()
    await dialog.getByText('Passwort erzeugen').click()
    await dialog.getByLabel('Passwort', { exact: true }).fill('caballo verde')
    await own().fill(ADMIN.password)
    await button(page, 'Passwort setzen').click()
    await message(page, `${username} hat ein neues Passwort`).waitFor()
    expect((await theirs.request.get('/api/admin/user')).status()).toBe(401)
    const again = await walk.signedIn('/admin/dashboard', desktop, { username, password: 'caballo verde' })
    expect((await again.request.get('/api/admin/administrators')).status()).toBe(403)

    await button(page, `${username} zum Inhaber machen`).click()
    expect(await barriers(page)).toEqual([])
    await own().fill('falsch')
    await button(page, 'Zum Inhaber machen').click()
    await dialog.getByText('Ihr eigenes Passwort stimmt nicht').waitFor()
    await own().fill(ADMIN.password)
    await page.keyboard.press('Enter')
    await message(page, `${username} hat jetzt die Rolle Inhaber`).waitFor()
    expect((await again.request.get('/api/admin/administrators')).status()).toBe(200)

    await button(page, `${username} entfernen`).click()
    await dialog.getByText(/30 Tage lang wiederherstellen/).waitFor()
    await own().fill(ADMIN.password)
    await button(page, 'Entfernen').click()
    await message(page, `Konto „${username}“ entfernt`).waitFor()
    expect((await again.request.get('/api/admin/user')).status()).toBe(401)
    await button(page, `${username} wiederherstellen`).click()
    await own().fill(ADMIN.password)
    await button(page, 'Wiederherstellen').click()
    await message(page, `Konto „${username}“ wiederhergestellt`).waitFor()
    await button(page, `${username} entfernen`).waitFor()
    expect(await barriers(page)).toEqual([])
    await walk.signedIn('/admin/dashboard', desktop, { username, password: 'caballo verde' })
  })

  test('a dialog shows the reason of a refused change once, above its buttons', async () => {
    walk.excuse('403 /api/admin/')
    const me = await newcomer('herabgestuft', 'owner')
    const page = await walk.signedIn(ACCOUNT, { ...phone, viewport: { width: 320, height: 568 } }, me)
    await button(page, 'Person hinzufügen').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Benutzername').fill('spaet')
    await dialog.getByLabel('Ihr eigenes Passwort').fill(me.password)
    const owner = await walk.signedIn(ACCOUNT)
    const accounts = (await (await owner.request.get('/api/admin/administrators')).json()) as { id: number; username: string }[]
    const { id = 0 } = accounts.find(({ username }) => username === me.username) ?? {}
    const demoted = await owner.request.put(`/api/admin/administrators/${id}/role`, {
      data: { role: 'employee', ownPassword: ADMIN.password },
      headers: { origin: walk.shop.url },
    })
    expect(demoted.status()).toBe(200)

    await button(page, 'Konto anlegen').click()
    const refusal = dialog.getByRole('alert').filter({ hasText: 'Keine Berechtigung' })
    await refusal.getByText('Dafür braucht es die Rolle Inhaber.').waitFor()
    expect(await page.getByText('Keine Berechtigung').count()).toBe(1)
    await expect
      .poll(() =>
        refusal.evaluate((note) => {
          const { bottom } = note.getBoundingClientRect()
          return bottom <= (note.closest('dialog')?.querySelector('.dlg-f')?.getBoundingClientRect().top ?? 0)
        }),
      )
      .toBe(true)
    expect(await barriers(page)).toEqual([])
  })

  test('an employee sees no accounts of others, and company facts read-only', async () => {
    const page = await walk.signedIn(ACCOUNT, desktop, await newcomer('mitarbeit'))
    await page.getByText('Rolle: Mitarbeiter').waitFor()
    await page.getByText('außer Konten und Angaben über die Firma').waitFor()
    expect(await button(page, 'Person hinzufügen').count()).toBe(0)
    await openStaffPage(page, '/admin/company')
    await page.getByText('Nur Personen mit der Rolle Inhaber können diese Angaben ändern.').waitFor()
    for (const label of ['Jahre Erfahrung', 'Steuernummer (NIT)']) expect(await page.getByLabel(label).isEditable()).toBe(false)
    await openStaffPage(page, '/admin/contact')
    expect(await page.getByLabel('Telefon Vertrieb').isEditable()).toBe(true)
  })

  test('an owner sets the address for notices about accounts, confirmed by their password', async () => {
    const me = await newcomer('inhaberin', 'owner')
    const page = await walk.signedIn(ACCOUNT, desktop, me)
    const notices = section(page, 'Nachrichten über Konten')
    await notices.getByLabel('Ihre E-Mail-Adresse').fill('ines@example.org')
    await notices.getByLabel('Ihr eigenes Passwort').fill(me.password)
    await button(page, 'Adresse speichern').click()
    await message(page, 'Adresse gespeichert').waitFor()
    expect(await (await page.request.get('/api/admin/user/email')).json()).toEqual({ email: 'ines@example.org' })
    await expect.poll(() => button(page, 'Adresse speichern').count()).toBe(0)
  })
})
