import { afterAll, beforeEach, describe, expect } from 'vitest'
import type { Database } from '#database/schema.ts'
import type { MailState } from '#features/mail/mail.contract.ts'
import { databases } from '#tests/databases.ts'
import { startMailServer } from '#tests/mail-server.ts'
import { addEmployee, shopTest, staff } from '#tests/shop.ts'

const server = await startMailServer()
afterAll(() => server.close())
beforeEach(() => {
  server.behave('accept')
  server.received.splice(0)
})
const environment = { SMTP_URL: server.url, MAIL_FROM: 'Matanzas Solar <web@matanzas.example>' }
const url = '/api/admin/administrators'
const own = { ownPassword: staff.password }
const subjects = () => server.received.map(({ headers }) => headers.subject).sort()

for (const database of databases) {
  describe(`mails about changes of accounts, on ${database.name}`, () => {
    const test = shopTest(database, environment)

    const setAddress = (db: Database) => db.updateTable('administrator').set({ email: 'yanelis@example.org' }).execute()

    test('report each change with its author and time', async ({ app, admin, db }) => {
      await setAddress(db)
      const { id } = await addEmployee(app, admin)
      await expect.poll(subjects).toEqual(['Das Konto „heinz“ wurde angelegt'])
      const [mail] = server.received
      expect(mail?.to).toEqual(['yanelis@example.org'])
      expect(mail?.text).toBe(`Das Konto „heinz“ wurde angelegt.

Konto: heinz
Geändert von: Yanelis
Zeitpunkt: 21.11.2026, 07:00 (Uhr in Havanna)

Haben Sie das nicht veranlasst? Dann prüfen Sie bitte gleich die Konten und ändern Sie Ihr Passwort:
http://localhost/admin/account
`)
      server.received.splice(0)
      await admin.put(`${url}/${id}/role`, { ...own, role: 'owner' })
      // This repeated request changes nothing, so it sends no mail.
      await admin.put(`${url}/${id}/role`, { ...own, role: 'owner' })
      await admin.put(`${url}/${id}/password`, own)
      await admin.post(`${url}/${id}/remove`, own)
      await admin.post(`${url}/${id}/restore`, own)
      await admin.put('/api/admin/user', { firstName: 'Yane' })
      await admin.put('/api/admin/user/password', { current: staff.password, next: 'luna de Matanzas' })
      await expect
        .poll(subjects)
        .toEqual([
          'Das Konto „heinz“ hat jetzt die Rolle Inhaber',
          'Das Konto „heinz“ wurde entfernt',
          'Das Konto „heinz“ wurde wiederhergestellt',
          'Das Passwort des Kontos „heinz“ wurde geändert',
          `Das Passwort des Kontos „${staff.username}“ wurde geändert`,
        ])
      const removal = server.received.find(({ headers }) => headers.subject?.includes('entfernt'))
      expect(removal?.text).toContain('Das Konto lässt sich 30 Tage lang wiederherstellen.')
    })

    test('are not sent while no owner has set an address: employees choose the sales address', async ({ app, admin, db }) => {
      const { id, client: employee } = await addEmployee(app, admin)
      const changed = await employee.post('/api/admin/site-settings', { key: 'contact_email_sales', value: 'heinz@example.org' })
      expect(changed.statusCode).toBe(200)
      await admin.put(`${url}/${id}/password`, own)
      await expect.poll(() => db.selectFrom('outbox').selectAll().execute()).toEqual([])
      expect(server.received).toEqual([])
      const hasRecipient = async () => ((await admin.get('/api/admin/mail')).json() as MailState).hasNoticeRecipient
      expect(await hasRecipient()).toBe(false)
      await setAddress(db)
      expect(await hasRecipient()).toBe(true)
    })

    test('are sent to all owners with an address, and not to employees or removed owners', async ({ app, admin, db }) => {
      await admin.put('/api/admin/user/email', { ...own, email: 'yanelis@example.org' })
      const { id } = await addEmployee(app, admin)
      await db.updateTable('administrator').set({ email: 'heinz@example.org' }).where('id', '=', id).execute()
      await expect.poll(() => server.received.length).toBe(2)
      const { to: first } = server.received.find(({ headers }) => headers.subject?.includes('E-Mail-Adresse')) ?? {}
      expect(first).toEqual(['yanelis@example.org'])
      server.received.splice(0)
      await admin.put(`${url}/${id}/role`, { ...own, role: 'owner' })
      await expect.poll(() => server.received.length).toBe(1)
      expect(server.received[0]?.to).toEqual(['yanelis@example.org', 'heinz@example.org'])
      server.received.splice(0)
      await admin.post(`${url}/${id}/remove`, own)
      await expect.poll(() => server.received.length).toBe(1)
      expect(server.received[0]?.to).toEqual(['yanelis@example.org'])
    })

    test('about a replaced or cleared address also go to the old address and say that it gets no more', async ({ admin, db }) => {
      const setTo = (email: string) => admin.put('/api/admin/user/email', { ...own, email })
      const sent = () => server.received.map(({ to, headers }) => `${to}: ${headers.subject}`).sort()
      const last = 'An diese Adresse gehen für dieses Konto keine weiteren Hinweise.'
      const changed = `Die E-Mail-Adresse des Kontos „${staff.username}“ wurde geändert`
      await setTo('yanelis@example.org')
      await expect.poll(sent).toEqual([`yanelis@example.org: ${changed}`])
      server.received.splice(0)
      await setTo('evil@example.org')
      await expect.poll(sent).toEqual([`evil@example.org: ${changed}`, `yanelis@example.org: ${changed}`])
      const [toNew, toFormer] = server.received.toSorted((a, b) => a.to.join().localeCompare(b.to.join()))
      expect(toFormer?.text).toContain(last)
      expect(toFormer?.text).toContain('Haben Sie das nicht veranlasst?')
      expect(toFormer?.raw).not.toContain('evil')
      expect(toNew?.text).not.toContain(last)
      server.received.splice(0)
      await setTo('evil@example.org')
      await setTo('')
      await expect.poll(sent).toEqual([`evil@example.org: ${changed}`])
      await expect.poll(() => db.selectFrom('outbox').selectAll().execute()).toEqual([])
    })

    test('never delay a change: while the mail server hangs, the mail waits in the outbox', async ({ app, admin, db }) => {
      await setAddress(db)
      server.behave('hang')
      await addEmployee(app, admin)
      const waiting = await db.selectFrom('outbox').select('kind').execute()
      expect(waiting).toEqual([{ kind: 'account' }])
    })
  })
}
