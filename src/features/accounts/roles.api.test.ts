import type { InjectOptions } from 'fastify'
import { describe, expect } from 'vitest'
import { databases } from '#tests/databases.ts'
import { addEmployee, type Client, shopTest } from '#tests/shop.ts'

/** Every staff call, by the role it requires. A new call has to be added here, which makes its author choose a role. */
const callsOf = {
  nobody: ['POST login', 'POST logout'],
  owner: [
    'GET POST administrators',
    'PUT administrators/{id}/password',
    'PUT administrators/{id}/role',
    'POST administrators/{id}/remove',
    'POST administrators/{id}/restore',
    'GET administrators/removed',
    'GET PUT user/email',
    'POST company/documents',
  ],
  employee: [
    'GET PUT user',
    'PUT user/password',
    'GET DELETE sessions',
    'DELETE sessions/{id}',
    'GET POST glossary',
    'PUT DELETE glossary/{key}',
    'POST glossary/{key}/reset',
    'GET sizing/missing',
    'GET sizing/settings',
    'PUT sizing/settings/{key}',
    'POST sizing/settings/{key}/reset',
    'GET sizing/settings/{key}/kits',
    'GET POST categories',
    'PUT categories/order',
    'GET PUT DELETE categories/{id}',
    'GET POST subcategories',
    'GET PUT DELETE subcategories/{id}',
    'GET POST products',
    'GET products/found',
    'POST products/bulk',
    'PUT products/order',
    'GET products/export',
    'POST products/import',
    'GET products/import-template',
    'GET imports',
    'GET imports/{id}',
    'GET imports/{id}/faulty-rows',
    'GET PUT DELETE products/{id}',
    'POST products/{id}/duplicate',
    // Only owners change the company's facts: see below.
    'GET POST site-settings',
    'GET PUT company',
    'GET tasks',
    'GET translations',
    'POST translations/fits',
    'GET images',
    'GET PUT DELETE images/{id}',
    'GET images/{id}/original',
    'POST images/upload',
    'POST images/fetch',
    'GET operation',
    'GET mail',
    'POST mail/retry',
    'POST mail/test',
    'GET POST inquiries',
    'GET inquiries/counts',
    'GET inquiries.csv',
    'GET inquiries/by-code/{code}',
    'GET PUT DELETE inquiries/{id}',
    'GET inquiries/{id}/neighbours',
    'GET POST reply-templates',
    'PUT DELETE reply-templates/{id}',
    'GET POST exchange-rates',
    'DELETE exchange-rates/{currency}',
    'GET POST search-words',
    'PUT DELETE search-words/{key}',
    'POST search-words/{key}/reset',
    'POST search-words/trial',
    'POST search-words/found',
    // Only owners read the history of accounts: see below.
    'GET history',
    'POST history/{id}/undo',
    'POST history/batches/{id}/undo',
    'GET trash',
    'POST trash/{kind}/{id}/restore',
    'DELETE trash/{kind}/{id}',
    'GET analytics',
    'GET analytics.csv',
  ],
}
const ADMIN = '/api/admin/'
const flat = (calls: readonly string[]) =>
  calls.flatMap((line) => {
    const words = line.split(' ')
    return words.slice(0, -1).map((method) => `${method} ${ADMIN}${words.at(-1)}`)
  })

type Document = { paths: Record<string, Record<string, { security?: Record<string, string[]>[] }>> }

for (const database of databases) {
  describe(`roles, on ${database.name}`, () => {
    const test = shopTest(database)

    test('are listed in the API document for every staff call', async ({ visitor }) => {
      const { paths } = (await visitor.get('/api/openapi.json')).json<Document>()
      const named: Record<keyof typeof callsOf, string[]> = { nobody: [], owner: [], employee: [] }
      for (const [path, item] of Object.entries(paths))
        for (const [method, { security }] of Object.entries(item)) {
          if (!path.startsWith(ADMIN)) continue
          const roles = security?.[0]?.session
          named[!roles ? 'nobody' : roles.includes('owner') ? 'owner' : 'employee'].push(`${method.toUpperCase()} ${path}`)
        }
      for (const role of ['nobody', 'owner', 'employee'] as const) expect(named[role].sort()).toEqual(flat(callsOf[role]).sort())
      const page = (await visitor.get('/api/docs')).body
      expect(page.match(/Needs a session; role: owner/g)).toHaveLength(flat(callsOf.owner).length)
    })

    test('are enforced by the server: an employee gets 403 with a message from exactly the owners’ calls', async ({ app, admin }) => {
      const employee = await addEmployee(app, admin)
      for (const [role, calls] of Object.entries(callsOf)) {
        // Login and logout require no role, and logout would end the session of this test.
        if (role === 'nobody') continue
        for (const call of flat(calls)) {
          const [method = '', path = ''] = call.split(' ')
          const { statusCode, body } = await send(employee.client, method, path.replace(/\{\w+\}/g, '999999'))
          expect([call, statusCode === 403, statusCode < 500]).toEqual([call, role === 'owner', true])
          if (role === 'owner') expect(JSON.parse(body)).toEqual({ error: 'Dafür braucht es die Rolle Inhaber.' })
        }
      }
    })

    test('let employees change contact details, and only owners change facts about the company', async ({ app, admin }) => {
      const { client } = await addEmployee(app, admin)
      const save = (by: Client, key: string, value: string) => by.post('/api/admin/site-settings', { key, value })
      expect((await save(client, 'contact_sales_phone', '+53 5123 4567')).statusCode).toBe(200)
      expect((await save(client, 'hero_title_1_es', 'Sol')).statusCode).toBe(200)
      for (const key of ['statistic_years', 'currencies']) {
        const value = key === 'currencies' ? 'USD, EUR' : '36+'
        expect((await save(client, key, value)).statusCode).toBe(403)
        expect((await save(admin, key, value)).statusCode).toBe(200)
      }
    })

    test('apply to undo too, and let only owners read the history of accounts', async ({ app, admin }) => {
      const { client } = await addEmployee(app, admin)
      const history = async (by: Client, query = '') =>
        (await by.get(`${ADMIN}history${query}`)).json<{ id: number; kind: string; canUndo: boolean }[]>()
      await admin.post(`${ADMIN}site-settings`, { key: 'statistic_years', value: '36+' })
      await admin.post(`${ADMIN}site-settings`, { key: 'contact_address', value: 'Matanzas' })
      const [address, years, account] = await history(admin)
      expect([address?.kind, years?.kind, account?.kind]).toEqual(['setting', 'setting', 'account'])
      expect((await history(client)).map(({ id, canUndo }) => [id, canUndo])).toEqual([
        [address?.id, true],
        [years?.id, false],
      ])
      expect((await client.get(`${ADMIN}history?kind=account`)).statusCode).toBe(403)
      expect((await client.post(`${ADMIN}history/${years?.id}/undo`)).statusCode).toBe(403)
      expect((await client.post(`${ADMIN}history/${account?.id}/undo`)).statusCode).toBe(403)
      expect((await client.post(`${ADMIN}history/${address?.id}/undo`)).statusCode).toBe(200)
      expect((await admin.post(`${ADMIN}history/${years?.id}/undo`)).statusCode).toBe(200)
    })

    test('let an owner set the address for notices about accounts, with the password', async ({ admin, db }) => {
      const email = `${ADMIN}user/email`
      expect((await admin.get(email)).json()).toEqual({ email: '' })
      const body = { ownPassword: 'sol de Matanzas', email: ' yanelis@example.org ' }
      expect((await admin.put(email, body)).json()).toEqual({ email: 'yanelis@example.org' })
      expect((await admin.get(email)).json()).toEqual({ email: 'yanelis@example.org' })
      expect((await admin.put(email, { ...body, email: 'yanelis' })).json().issues[0].path).toBe('email')
      // The history records the change without the address.
      expect(JSON.stringify(await db.selectFrom('edit').selectAll().execute())).not.toContain('example.org')
      expect((await admin.put(email, { ...body, email: '' })).json()).toEqual({ email: '' })
    })
  })
}

function send(by: Client, method: string, url: string) {
  const body: InjectOptions['payload'] = {}
  if (method === 'GET') return by.get(url)
  if (method === 'DELETE') return by.delete(url)
  return method === 'PUT' ? by.put(url, body) : by.post(url, body)
}
