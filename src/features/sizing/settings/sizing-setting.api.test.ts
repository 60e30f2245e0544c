import { describe, expect } from 'vitest'
import type { WholeDatabase } from '#database/schema.ts'
import type { HistoryEntry } from '#features/history/history.contract.ts'
import { databases } from '#tests/databases.ts'
import { type Client, shopTest } from '#tests/shop.ts'
import { ASSUMED_ON, defaultAssumptions } from '../assumptions.ts'
import type { Sizing } from '../sizing.contract.ts'
import type { KitChange } from './kit-preview.contract.ts'
import type { SizingSetting } from './sizing-setting.contract.ts'

const url = '/api/admin/sizing/settings'
const of = async (admin: Client, key: string) =>
  (await admin.get(url)).json<SizingSetting[]>().find((one) => one.key === key) as SizingSetting
const size = async (visitor: Client, home = 'basic') => (await visitor.get(`/api/sizing?home=${home}`)).json<Sizing>()

for (const database of databases) {
  describe(`the settings of the calculator, on ${database.name}`, () => {
    const test = shopTest(database)

    test('visitors are turned away', async ({ visitor }) => {
      const answers = await Promise.all([
        visitor.get(url),
        visitor.put(`${url}/sunHours`, { value: 4 }),
        visitor.post(`${url}/sunHours/reset`),
      ])
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401])
    })

    test('a changed assumption applies at once, with its source and date, until it is reset', async ({
      admin,
      visitor,
      clock,
      changes,
      db,
    }) => {
      const before = await size(visitor)
      expect([before.assumed, before.assumedOn]).toEqual([defaultAssumptions, ASSUMED_ON])
      expect(before.needs.panelWp).toBeCloseTo(5270 / (5 * 0.7), 6)
      clock.advance(1000)
      const { version } = changes
      const changed = await admin.put(`${url}/sunHours`, { value: 4.2, source: 'NASA POWER', updatedAt: null })
      // A new version makes cached pages stale.
      expect(changes.version).toBeGreaterThan(version)
      expect([changed.statusCode, changed.json()]).toMatchObject([
        200,
        { key: 'sunHours', fields: { value: 4.2, source: 'NASA POWER' }, first: { value: 5 }, updatedAt: clock.now().toISOString() },
      ])
      const after = await size(visitor)
      expect(after).toMatchObject({ assumed: { sunHours: 4.2 }, sources: { sunHours: 'NASA POWER', powerFactor: '' } })
      expect(after.assumedOn).toBe(clock.now().toISOString())
      expect(after.needs.panelWp).toBeCloseTo(5270 / (4.2 * 0.7), 6)
      await admin.put(`${url}/depthLifepo4`, { value: 90, source: '' })
      expect((await size(visitor)).assumed.depth).toEqual({ lifepo4: 0.9, agm: 0.5 })

      await admin.post(`${url}/depthLifepo4/reset`)
      expect((await admin.post(`${url}/sunHours/reset`)).json()).toMatchObject({ fields: { value: 5 }, updatedAt: null })
      expect((await size(visitor)).assumedOn).toBe(ASSUMED_ON)
      // No row is left, so that better defaults of a later version apply.
      expect(await db.selectFrom('sizing_setting').selectAll().execute()).toEqual([])
    })

    test('an appliance gets another name and other figures', async ({ admin, visitor }) => {
      const place = `${url}/appliance-fridge`
      const old = await of(admin, 'appliance-fridge')
      expect(old.fields).toMatchObject({ nameEs: 'Refrigerador', watts: 150, source: 'Diario de Cuba, 2020; Granma' })
      expect((await admin.put(place, { watts: 100, dutyPercent: 50, nameEs: ' Refrigerador\nnuevo ', source: 'Taller' })).statusCode).toBe(
        200,
      )
      const { appliances, needs } = await size(visitor)
      expect(appliances[0]).toMatchObject({ key: 'fridge', name: { es: 'Refrigerador nuevo', de: 'Kühlschrank' }, watts: 100, duty: 0.5 })
      expect(needs.dailyWh).toBeCloseTo(4670 - 2600 + 1200, 6)
      // A link without figures of its own uses the changed ones.
      expect((await size(visitor, '1~8n~backup~lifepo4~0~fridge')).needs.dailyWh).toBeCloseTo(1200, 6)
    })

    test('impossible assumptions are refused with a message', async ({ admin, visitor }) => {
      const refusal = async (key: string, body: object) => {
        const answer = await admin.put(`${url}/${key}`, { source: '', ...body })
        return [answer.statusCode, answer.json().issues?.[0]?.path, answer.json().issues?.[0]?.message]
      }
      expect(await refusal('sunHours', { value: 0 })).toEqual([400, 'value', expect.stringMatching(/1 .*9/)])
      expect(await refusal('sunHours', { value: 1e99 })).toEqual([400, 'value', expect.stringMatching(/1 .*9/)])
      expect(await refusal('sunHours', { value: 'viel' })).toEqual([400, 'value', expect.any(String)])
      expect(await refusal('sunHours', { value: null })).toEqual([400, 'value', expect.any(String)])
      expect(await refusal('depthAgm', { value: 101 })).toEqual([400, 'value', expect.any(String)])
      expect(await refusal('appliance-fan', { nightHours: 13 })).toEqual([400, 'nightHours', expect.any(String)])
      expect(await refusal('appliance-fan', { nameDe: ' ' })).toEqual([400, 'nameDe', expect.any(String)])
      expect(await refusal('appliance-fan', { source: 'x'.repeat(201) })).toEqual([400, 'source', expect.any(String)])
      expect((await admin.put(`${url}/bankV`, { value: 1 })).statusCode).toBe(400)
      expect((await size(visitor)).assumed).toEqual(defaultAssumptions)
    })

    test('all problems are reported at once, each at its field', async ({ admin, visitor }) => {
      const paths = async (answer: Promise<{ statusCode: number; json: () => { issues?: { path: string; message: string }[] } }>) => {
        const { statusCode, json } = await answer
        return [statusCode, json().issues?.map(({ path, message }) => [path, message !== ''])]
      }
      const wrong = { nameDe: ' ', watts: 0, nightHours: 13, dutyPercent: 50 }
      const told = [400, ['nameDe', 'watts', 'nightHours'].map((path) => [path, true])]
      expect(await paths(admin.put(`${url}/appliance-fan`, { ...wrong, source: '' }))).toEqual(told)
      expect((await size(visitor)).appliances.find(({ key }) => key === 'fan')?.watts).toBe(55)
    })

    test('a damaged stored assumption falls back to the default', async ({ admin, visitor, db, changes }) => {
      await admin.put(`${url}/sunHours`, { value: 4, source: 'PVGIS' })
      await admin.put(`${url}/appliance-fan`, { watts: 60, source: '' })
      for (const fields of [
        '{',
        'null',
        '[]',
        '{"value":"4","source":7}',
        '{"value":null}',
        '{"value":1e999}',
        '{"value":0}',
        '{"watts":-1}',
      ]) {
        await (db as WholeDatabase).updateTable('sizing_setting').set({ fields }).execute()
        changes.announce()
        const { assumed, appliances, needs } = await size(visitor)
        expect([fields, assumed, appliances.find(({ key }) => key === 'fan')?.watts]).toEqual([fields, defaultAssumptions, 55])
        expect(Object.values(needs).every(Number.isFinite)).toBe(true)
      }
    })

    test('two people who change the same figure to different values get a conflict', async ({ admin, clock }) => {
      const place = `${url}/sunHours`
      const { source } = (await of(admin, 'sunHours')).fields
      await admin.put(place, { value: 4.5, source, updatedAt: null })
      clock.advance(1000)
      const refused = await admin.put(place, { value: 4.8, source, updatedAt: null })
      expect([refused.statusCode, refused.json()]).toMatchObject([
        409,
        { current: { value: 4.5, source }, conflicts: [{ field: 'value', by: 'Yanelis' }] },
      ])
      expect((await of(admin, 'sunHours')).fields.value).toBe(4.5)
      // A repeated save, as after a lost answer, succeeds and changes nothing.
      const again = await admin.put(place, { value: 4.5, source, updatedAt: null })
      expect([again.statusCode, again.json().fields]).toEqual([200, { value: 4.5, source }])
      // A changed name does not conflict with changed figures.
      const fan = `${url}/appliance-fan`
      await admin.put(fan, { watts: 60, source: 'Taller', updatedAt: null })
      clock.advance(1000)
      expect((await admin.put(fan, { nameDe: 'Lüfter', updatedAt: null })).json().fields).toMatchObject({ nameDe: 'Lüfter', watts: 60 })
    })

    test('two people change different figures of an appliance without a conflict', async ({ admin, clock }) => {
      const place = `${url}/appliance-fan`
      const { source } = (await of(admin, 'appliance-fan')).fields
      expect((await admin.put(place, { watts: 70, source, updatedAt: null })).statusCode).toBe(200)
      clock.advance(1000)
      const other = await admin.put(place, { nightHours: 4, source, updatedAt: null })
      expect([other.statusCode, other.json().fields]).toMatchObject([200, { watts: 70, nightHours: 4, dayHours: 2, source }])
      clock.advance(1000)
      // Only the figure that both changed is a conflict.
      const third = await admin.put(place, { watts: 80, startFactor: 2, source, updatedAt: null })
      expect([third.statusCode, third.json().conflicts]).toMatchObject([409, [{ field: 'watts', by: 'Yanelis' }]])
      expect(third.json().conflicts).toHaveLength(1)
      expect((await of(admin, 'appliance-fan')).fields).toMatchObject({ watts: 70, startFactor: 1.5 })
      // A changed source conflicts with figures that others saved under the old source meanwhile.
      const named = await admin.put(place, { source: 'Taller', updatedAt: null })
      expect([named.statusCode, named.json().conflicts]).toMatchObject([409, [{ field: 'source', by: 'Yanelis' }]])
    })

    test('a figure cannot be saved under a source that was not confirmed for it', async ({ admin, clock }) => {
      const place = `${url}/sunHours`
      const unsaid = await admin.put(place, { value: 4.5 })
      expect([unsaid.statusCode, unsaid.json().issues]).toMatchObject([400, [{ path: 'source', message: expect.stringMatching(/\?/) }]])
      expect((await admin.put(`${url}/appliance-fan`, { watts: 60, nameDe: 'Lüfter' })).statusCode).toBe(400)
      expect((await of(admin, 'sunHours')).fields.value).toBe(5)
      const { source } = (await of(admin, 'sunHours')).fields
      expect((await admin.put(place, { value: 4.5, source })).json().fields).toEqual({ value: 4.5, source })
      // Somebody else changes the source meanwhile, so a figure with the old source conflicts.
      const { updatedAt } = await of(admin, 'sunHours')
      clock.advance(1000)
      await admin.put(place, { source: 'PVGIS', updatedAt })
      const refused = await admin.put(place, { value: 4.8, source, updatedAt })
      expect([refused.statusCode, refused.json().conflicts]).toMatchObject([409, [{ field: 'source', by: 'Yanelis' }]])
      expect((await of(admin, 'sunHours')).fields).toEqual({ value: 4.5, source: 'PVGIS' })
    })

    test('staff see the kit of each preset household with the stored and the typed figures', async ({
      admin,
      visitor,
      category,
      product,
    }) => {
      const kits = async (query: string, key = 'sunHours') => admin.get(`${url}/${key}/kits?${query}`)
      expect((await visitor.get(`${url}/sunHours/kits?value=4`)).statusCode).toBe(401)
      const none = (await kits('value=4')).json<KitChange[]>()
      expect(none).toEqual(['basic', 'comfort', 'shop'].map((preset) => ({ preset, before: null, after: null })))
      const place = (await category({ goods: 'system' })).id
      const specs = { powerKw: 5, surgeKw: 10, capacityKwh: 10, acV: '110/220', phases: '1', chemistry: 'lifepo4' }
      await product({ categoryId: place, nameDe: 'Klein', newPrice: '1000.00', specs: { ...specs, wattPeak: 1800 } })
      await product({ categoryId: place, nameDe: 'Groß', newPrice: '2000.00', specs: { ...specs, wattPeak: 2600 } })
      const [basic] = (await kits('value=3.5')).json<KitChange[]>()
      expect(basic).toMatchObject({
        before: { cents: 100_000, lines: [{ quantity: 1, nameDe: 'Klein' }] },
        after: { cents: 200_000, lines: [{ quantity: 1, nameDe: 'Groß' }] },
      })
      const [fridge] = (await kits('watts=260', 'appliance-fridge')).json<KitChange[]>()
      expect(fridge?.after?.lines).toMatchObject([{ nameDe: 'Groß' }])
      for (const query of ['value=0', 'value=viel', 'value=1e99', 'value='])
        expect([query, (await kits(query)).statusCode]).toEqual([query, 400])
      expect((await kits('value=4', 'bankV')).statusCode).toBe(400)
      // The preview saves nothing.
      expect((await of(admin, 'sunHours')).fields.value).toBe(5)
    })

    test('every change is in the history and can be undone', async ({ admin, visitor, clock }) => {
      await admin.put(`${url}/powerMargin`, { value: 1.5, source: 'Taller' })
      clock.advance(1000)
      const entries = async () => (await admin.get('/api/admin/history?kind=sizing')).json<HistoryEntry[]>()
      const [entry] = await entries()
      expect(entry).toMatchObject({ subject: 'powerMargin', action: 'changed', canUndo: true })
      expect(entry?.changes).toEqual([
        { field: 'value', before: 1.25, after: 1.5 },
        { field: 'source', before: '', after: 'Taller' },
      ])
      expect((await admin.post(`/api/admin/history/${entry?.id}/undo`)).statusCode).toBe(200)
      expect(await of(admin, 'powerMargin')).toMatchObject({ fields: { value: 1.25, source: '' }, updatedAt: null })
      expect((await size(visitor)).assumed.powerMargin).toBe(1.25)
      const [again] = await entries()
      clock.advance(1000)
      expect((await admin.post(`/api/admin/history/${again?.id}/undo`)).statusCode).toBe(200)
      expect((await size(visitor)).assumed.powerMargin).toBe(1.5)
    })
  })
}
