import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { afterAll, beforeEach, describe, expect, test as plainTest } from 'vitest'
import { readDemoCompany } from '#database/seed/read-demo.server.ts'
import { databases } from '#tests/databases.ts'
import { startMailServer } from '#tests/mail-server.ts'
import { addEmployee, shopTest } from '#tests/shop.ts'

const server = await startMailServer()
afterAll(() => server.close())
beforeEach(() => {
  server.received.splice(0)
})
const [OLD, NEW] = ['Matanzas Solar', 'Sol y Sombra']
const { settings } = readDemoCompany()
const environment = { SMTP_URL: server.url, MAIL_FROM: 'web@shop.example', PUBLIC_URL: 'http://localhost' }
const inquiry = { name: 'Ana Pérez', phone: '5234 5678', email: 'ana@example.com', message: 'Quiero un sistema de 5 kW.', language: 'es' }

for (const database of databases) {
  describe(`the company of the demonstration with another name, on ${database.name}`, () => {
    const test = shopTest(database, environment).extend('renamed', { auto: true }, async ({ db, admin, changes }) => {
      const values = Object.entries(settings).map(([key, value]) => ({ key, value, updated_at: '' }))
      await db.insertInto('site_setting').values(values).execute()
      changes.announce()
      expect((await admin.put('/api/admin/company', { brand: NEW })).statusCode).toBe(200)
      return NEW
    })

    test('shows the new name in every mail', async ({ app, admin, visitor, db }) => {
      await db.updateTable('administrator').set({ email: 'yanelis@example.org' }).execute()
      await addEmployee(app, admin)
      expect((await visitor.post('/api/inquiries', inquiry)).statusCode).toBe(201)
      expect((await admin.post('/api/admin/mail/test')).json()).toMatchObject({ problem: null })
      await expect.poll(() => server.received.length).toBe(3)
      const mails = server.received.map(({ headers, text }) => `${headers.subject} ${text}`)
      expect(mails.filter((mail) => mail.includes(OLD))).toEqual([])
      expect(mails).toContainEqual(expect.stringContaining(`Testmail von ${NEW}`))
    })

    test('has a task with the texts that still have the old name, until they are changed', async ({ admin }) => {
      const task = async () => {
        const { tasks } = (await admin.get('/api/admin/tasks')).json<{ tasks: { kind: string }[] }>()
        return tasks.find(({ kind }) => kind === 'former-name')
      }
      expect(await task()).toBeUndefined()
      const text = (name: string) => ({ page_about_es: `**${name}** importa desde 1990.`, line_motto_de: `Bei ${name} zu Hause` })
      const save = async (name: string) => {
        for (const [key, value] of Object.entries(text(name))) await admin.post('/api/admin/site-settings', { key, value })
      }
      await save(OLD)
      const template = { nameDe: 'Danke', nameEs: 'Gracias', nameEn: 'Thanks', textEs: `Gracias. ${OLD}` }
      const { id } = (await admin.post('/api/admin/reply-templates', template)).json()
      expect(await task()).toMatchObject({ names: [OLD], keys: ['line_motto_de', 'page_about_es'], templates: [{ id, nameDe: 'Danke' }] })
      await save(NEW)
      expect(await task()).toMatchObject({ keys: [], templates: [{ id }] })
      await admin.put(`/api/admin/reply-templates/${id}`, { textEs: 'Gracias.' })
      expect(await task()).toBeUndefined()
    })

    test('shows the new name in the saved catalogue and in the manifest', async ({ visitor, product }) => {
      await product()
      const saved = await visitor.get('/api/saved-catalogue?language=es&since=0')
      const manifest = await visitor.get('/manifest.webmanifest')
      expect(manifest.json()).toMatchObject({ name: NEW, short_name: NEW })
      for (const { body } of [saved, manifest]) expect([body.includes(NEW), body.includes(OLD)]).toEqual([true, false])
    })
  })
}

// Orders, inquiries and chat messages take all their words from these files.
plainTest('no text of the code names the company of the demonstration', async () => {
  const names = [OLD, settings.contact_sales_phone ?? '', settings.contact_email_sales ?? '', settings.company_warehouse_place ?? '']
  for await (const path of glob(
    'src/{i18n,islands,early,ui,pages,saved,features/{cart,inquiries,replies,settings,mail,accounts}}/**/*.{ts,tsx}',
  )) {
    if (path.includes('.test.')) continue
    const text = readFileSync(path, 'utf8')
    expect([path, names.filter((name) => text.includes(name))]).toEqual([path, []])
  }
})
