import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { barriers } from '../barriers.ts'
import { ADMIN, desktop, phone } from '../browser.ts'
import { closeMessages, message, openStaffPage, question, walks } from '../walks.ts'

const onPhone = { ...phone, locale: 'de-DE' }
const ACCOUNT = '/admin/account'

describe('accounts, one’s own and those of others', () => {
  const walk = walks()

  /** Signs a person in without a browser. @returns function that sends a request within this session */
  async function session({ username, password }: { username: string; password: string }, userAgent = 'Mozilla/5.0') {
    const send = (path: string, { method = 'GET', cookie = '', body }: { method?: string; cookie?: string; body?: object }) =>
      fetch(walk.shop.url + path, {
        method,
        headers: { 'content-type': 'application/json', 'user-agent': userAgent, origin: walk.shop.url, cookie },
        ...(body && { body: JSON.stringify(body) }),
      })
    const answer = await send('/api/admin/login', { method: 'POST', body: { username, password } })
    expect(answer.status).toBe(200)
    const cookies = answer.headers.getSetCookie().map((cookie) => cookie.replace(/;.*/, ''))
    return (path: string, more: { method?: string; body?: object } = {}) => send(path, { cookie: cookies.join('; '), ...more })
  }
  /** Creates an account for a walk that changes its password. */
  async function newcomer(username: string, role = 'employee'): Promise<{ username: string; password: string }> {
    const made = { username, password: 'caballo verde mesa' }
    const admin = await session(ADMIN)
    const body = { ...made, role, ownPassword: ADMIN.password }
    expect((await admin('/api/admin/administrators', { method: 'POST', body })).status).toBe(201)
    return made
  }
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
  const section = (page: Page, name: string) => page.getByRole('region', { name })

  test('the password is changed: other sessions end, this one continues, and an expired one loses nothing', async () => {
    walk.excuse('400 /api/admin/user/password', '401 /api/admin/user/password')
    const me = await newcomer('wechsel')
    const elsewhere = await session(me)
    const page = await walk.signedIn('/admin/dashboard', onPhone, me)
    await page.getByRole('link', { name: `Mein Konto: ${me.username}` }).click()
    await page.waitForURL(`**${ACCOUNT}`)
    await section(page, 'Meine Sitzungen').getByText('Diese Sitzung').waitFor()

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
    expect((await elsewhere('/api/admin/user')).status).toBe(401)

    // The login opens over the page. After it the change is saved.
    await closeMessages(page)
    await page.getByLabel('Jetziges Passwort').fill('tres tristes tigres')
    await page.getByLabel('Neues Passwort', { exact: true }).fill('pancha plancha')
    await page.context().clearCookies()
    await button(page, 'Passwort ändern').click()
    const login = page.getByRole('dialog', { name: 'Nicht angemeldet' })
    await login.getByLabel('Passwort', { exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await message(page, 'Sitzung abgelaufen').waitFor()
    expect(await page.getByLabel('Neues Passwort', { exact: true }).inputValue()).toBe('pancha plancha')
    await button(page, 'Passwort ändern').click()
    await login.getByLabel('Passwort', { exact: true }).fill('tres tristes tigres')
    await page.keyboard.press('Enter')
    await message(page, 'Passwort geändert').waitFor()
    expect((await page.request.get('/api/admin/user')).status()).toBe(200)
  })

  test('an employee’s new first name is in the greeting at once; accounts of others are not shown, company facts are read-only', async () => {
    walk.excuse('ERR_INTERNET_DISCONNECTED')
    const page = await walk.signedIn(ACCOUNT, desktop, await newcomer('yane'))
    await page.getByText('Rolle: Mitarbeiter').waitFor()
    await page.getByText('außer Konten und Angaben über die Firma').waitFor()
    expect(await button(page, 'Person hinzufügen').count()).toBe(0)
    await page.getByLabel('Vorname').fill('Yanelis')
    // Leaving with an unsaved name asks first.
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

    // The first steps are the owner's.
    await page.goto('/admin/welcome')
    await expect.poll(() => new URL(page.url()).pathname).toBe('/admin/dashboard')
    await openStaffPage(page, '/admin/company')
    await page.getByText('Nur Personen mit der Rolle Inhaber können diese Angaben ändern.').waitFor()
    for (const label of ['Jahre Erfahrung', 'Steuernummer (NIT)']) expect(await page.getByLabel(label).isEditable()).toBe(false)
    await page.getByRole('link', { name: 'Kontakt', exact: true }).click()
    await expect.poll(() => page.getByLabel('Telefon Vertrieb').isEditable()).toBe(true)
  })

  test('other sessions are listed and ended, one or all', async () => {
    const me = await newcomer('sitzung')
    const away = await session(me, 'Mozilla/5.0 (Android 14; Mobile; rv:133.0) Firefox/133.0')
    await session(me)
    const page = await walk.signedIn(ACCOUNT, desktop, me)
    await button(page, 'Sitzung beenden: Firefox auf Android').click()
    await message(page, 'Sitzung beendet').waitFor()
    await expect.poll(() => section(page, 'Meine Sitzungen').getByRole('listitem').count()).toBe(2)
    expect((await away('/api/admin/user')).status).toBe(401)
    await button(page, 'Alle anderen beenden').click()
    await message(page, 'Alle anderen Sitzungen sind beendet').waitFor()
    await page.getByText('Sie sind sonst nirgends angemeldet.').waitFor()
    expect((await page.request.get('/api/admin/user')).status()).toBe(200)
  })

  test('an account is added, signs in, gets a password and a role, is removed and restored', async () => {
    walk.excuse('409 /api/admin/administrators', '400 /api/admin/administrators')
    const page = await walk.signedIn(ACCOUNT, onPhone)
    const username = 'heinz'
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
    const theirs = await session(heinz)

    await button(page, `Neues Passwort für ${username}`).click()
    await dialog.getByText('Passwort erzeugen').click()
    await dialog.getByLabel('Passwort', { exact: true }).fill('caballo verde')
    await own().fill(ADMIN.password)
    await button(page, 'Passwort setzen').click()
    await message(page, `${username} hat ein neues Passwort`).waitFor()
    expect((await theirs('/api/admin/user')).status).toBe(401)
    const again = await session({ username, password: 'caballo verde' })
    expect((await again('/api/admin/administrators')).status).toBe(403)

    await button(page, `${username} zum Inhaber machen`).click()
    expect(await barriers(page)).toEqual([])
    await own().fill('falsch')
    await button(page, 'Zum Inhaber machen').click()
    await dialog.getByText('Ihr eigenes Passwort stimmt nicht').waitFor()
    await own().fill(ADMIN.password)
    await page.keyboard.press('Enter')
    await message(page, `${username} hat jetzt die Rolle Inhaber`).waitFor()
    expect((await again('/api/admin/administrators')).status).toBe(200)

    await button(page, `${username} entfernen`).click()
    await dialog.getByText(/30 Tage lang wiederherstellen/).waitFor()
    await own().fill(ADMIN.password)
    await button(page, 'Entfernen').click()
    await message(page, `Konto „${username}“ entfernt`).waitFor()
    expect((await again('/api/admin/user')).status).toBe(401)
    await button(page, `${username} wiederherstellen`).click()
    await own().fill(ADMIN.password)
    await button(page, 'Wiederherstellen').click()
    await message(page, `Konto „${username}“ wiederhergestellt`).waitFor()
    await button(page, `${username} entfernen`).waitFor()
    expect(await barriers(page)).toEqual([])
    await session({ username, password: 'caballo verde' })
  })

  test('a dialog shows the reason of a refused change once, above its buttons', async () => {
    walk.excuse('403 /api/admin/')
    const me = await newcomer('herabgestuft', 'owner')
    const page = await walk.signedIn(ACCOUNT, { ...phone, viewport: { width: 320, height: 568 } }, me)
    await button(page, 'Person hinzufügen').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Benutzername').fill('spaet')
    await dialog.getByLabel('Ihr eigenes Passwort').fill(me.password)
    const owner = await session(ADMIN)
    const accounts = (await (await owner('/api/admin/administrators')).json()) as { id: number; username: string }[]
    const { id = 0 } = accounts.find(({ username }) => username === me.username) ?? {}
    const body = { role: 'employee', ownPassword: ADMIN.password }
    expect((await owner(`/api/admin/administrators/${id}/role`, { method: 'PUT', body })).status).toBe(200)

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
})
