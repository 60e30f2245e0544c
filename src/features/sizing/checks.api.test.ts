import { describe, expect } from 'vitest'
import type { GoodsKind } from '#features/catalog/goods/goods-kinds.ts'
import { databases } from '#tests/databases.ts'
import { shopTest } from '#tests/shop.ts'
import type { Checks } from './checks.contract.ts'

const inverter = {
  ...{ powerKw: 3, surgeKw: 4, acV: '110/220', phases: '1', batteryV: '24', batteryTypes: 'both' },
  ...{ dcMinV: 60, dcMaxV: 200, mpptMaxV: 160, mpptCount: 1, mpptMaxA: 60, pvMaxW: 6000 },
}
const panel = { wattPeak: 550, voltageV: 41.7, openCircuitV: 49.8 }

for (const database of databases) {
  describe(`compatibility checks, on ${database.name}`, () => {
    const test = shopTest(database)

    test('a cart check also reports products that only some rules cover', async ({ visitor, category, product }) => {
      const place = async (goods: GoodsKind) => (await category({ goods })).id
      const of = async (goods: GoodsKind, name: string, specs: object) =>
        product({ categoryId: await place(goods), specs, nameEs: name, nameEn: name, nameDe: name })
      const mounting = await of('mounting', 'Soporte', { panelCount: 4, frameMinMm: 30, frameMaxMm: 40, panelMaxMm: 1140 })
      const panels = await of('panel', 'Panel', { ...panel, frameMm: 35, widthMm: 1134 })
      const filter = await of('filter', 'Filtro', { cartridgeSize: '20x4.5' })
      const cartridge = await of('cartridge', 'Cartucho', { cartridgeSize: '10x2.5' })
      const verdicts = async (items: string) => (await visitor.get(`/api/checks?items=${items}`)).json<Checks>().findings
      expect(await verdicts(`${panels.id}.6-${mounting.id}`)).toContainEqual({ verdict: 'never', text: expect.stringContaining('Soporte') })
      expect(await verdicts(`${filter.id}-${cartridge.id}`)).toEqual([{ verdict: 'never', text: expect.stringContaining('Cartucho') }])
    })

    test('a cart check uses the page’s language and the household, and ignores deleted products', async ({
      admin,
      visitor,
      category,
      product,
    }) => {
      const place = async (goods: GoodsKind) => (await category({ goods })).id
      const names = { nameEs: 'Panel 550 W', nameEn: 'Panel 550 W', nameDe: 'Modul 550 W' }
      const parts = {
        panel: await product({ categoryId: await place('panel'), specs: panel, ...names }),
        inverter: await product({
          categoryId: await place('inverter'),
          specs: inverter,
          nameEs: 'Inversor',
          nameEn: 'Inverter',
          nameDe: 'Gerät',
        }),
        tool: await product({
          categoryId: await place('tool'),
          specs: { startKw: 5 },
          nameEs: 'Taladro',
          nameEn: 'Drill',
          nameDe: 'Bohrer',
        }),
        cement: await product({ categoryId: await place('material'), nameEs: 'Cemento', nameEn: 'Cement', nameDe: 'Zement' }),
      }
      const ask = async (items: string, more = '', language = 'es') => {
        const answer = await visitor.get(`/api/checks?items=${items}${more}`, { 'accept-language': language })
        expect([items, answer.statusCode, answer.headers.vary]).toEqual([items, 200, expect.stringContaining('accept-language')])
        return answer.json<Checks>().findings.map(({ verdict, text }) => `${verdict}: ${text.replaceAll('\u00a0', ' ')}`)
      }
      const [panels, unit] = [parts.panel.id, parts.inverter.id]
      expect(await ask(`${panels}.7-${unit}`)).toEqual([
        'never: Panel 550 W: Inversor los pide en series iguales (conectados uno tras otro) de 2 a 3, y con 7 no salen; ponga 6 u 8.',
        'unknown: Inversor: aquí no hay batería, y sin ella puede quedarse sin luz cuando falle la red; si no la tiene ya, un técnico confirma si trabaja así.',
        'fits: 7 × Panel 550 W: 3,850 W en paneles; Inversor admite 6,000 W.',
      ])
      expect((await ask(`${panels}.7-${unit}`, '', 'en'))[0]).toContain('take 6 or 8')
      expect((await ask(`${panels}.7-${unit}`, '', 'de'))[0]).toContain('nehmen Sie 6 oder 8')
      expect(await ask(`${panels}-${unit}`, '&alternatives=true')).toContain(
        'told: Panel 550 W con Inversor: de 2 a 3 en cada serie (conectados uno tras otro).',
      )
      expect(await ask(`${unit}-${parts.tool.id}`, '&home=1~8n~backup~lifepo4~0~split-2')).toEqual([
        'never: Taladro pide 5 kW al arrancar; Inversor da 4 kW: no alcanza para arrancarlo.',
        'unknown: Inversor: aquí no hay batería, y sin ella puede quedarse sin luz cuando falle la red; si no la tiene ya, un técnico confirma si trabaja así.',
        'unknown: Falta el dato «Tensión AC» de Taladro: un técnico lo confirma.',
        'fits: Lo que puso en la calculadora pide hasta 2.07 kW; Inversor da 4 kW.',
      ])
      // Findings name a preset household by its name, as runtimes do.
      expect(await ask(`${unit}-${parts.cement.id}`, '&home=comfort')).toEqual([
        'unknown: Inversor: aquí no hay batería, y sin ella puede quedarse sin luz cuando falle la red; si no la tiene ya, un técnico confirma si trabaja así.',
        'told: Casa con aire usa 2.5 de los 3 kW de Inversor: funciona al límite, no agregue nada más a la vez.',
        'fits: Casa con aire pide hasta 3.5 kW; Inversor da 4 kW.',
      ])
      expect((await ask(`${unit}-${parts.cement.id}`, '&home=basic', 'de'))[1]).toMatch(/^fits: Einfacher Haushalt zieht bis 1,02 kW/)
      for (const unread of ['', '&home=9~x', '&home=1~8n~backup~lifepo4~0~split~teleporter'])
        expect(await ask(`${unit}-${parts.cement.id}`, unread)).toEqual([])
      expect((await ask(`${unit}-${parts.tool.id}`, '&home=1~8n~backup~lifepo4~0~split-9'))[0]).toContain('Inversor da 3 kW: no alcanza.')
      expect(await ask(`${parts.cement.id}.40-${unit}`)).toEqual([])
      expect(await ask(String(unit), '&home=basic')).toHaveLength(2)
      expect(await ask(String(unit))).toEqual([])
      expect(await ask(`${unit}.2`)).toEqual([expect.stringContaining('admiten trabajar en paralelo')])
      expect(await ask(`${unit}.2`, '&alternatives=true')).toEqual([])
      // Compared alternatives have no quantity.
      const { id: battery } = await product({
        categoryId: await place('battery'),
        specs: { voltageV: 25.6, chemistry: 'lifepo4', dischargeA: 200, seriesMax: 1, parallelMax: 4 },
      })
      const compared = await ask(`${unit}-${battery}`, '&alternatives=true')
      expect(await ask(`${unit}.2-${battery}.99`, '&alternatives=true')).toEqual(compared)
      expect(compared.join()).toContain('Inversor pide 3 kW como mucho')
      expect(await ask(String(panels), '&home=basic')).toEqual([])

      await admin.delete(`/api/admin/products/${panels}`)
      expect(await ask(`${panels}.7-${unit}-2147483647`)).toEqual([])
    })

    test('an invalid list of products is refused with a message', async ({ visitor }) => {
      const many = Array.from({ length: 61 }, (_, at) => at + 1).join('-')
      for (const items of ['', 'a', '7.0', '-7', '7.2-7', '7..2', '0', '1e3', '7.99999', '99999999999', many, '%00', 'x'.repeat(5000)]) {
        const answer = await visitor.get(`/api/checks?items=${items}`)
        expect([items, answer.statusCode]).toEqual([items, 400])
        expect(answer.body).toContain('La lista de productos no es válida')
      }
      expect((await visitor.get('/api/checks')).statusCode).toBe(400)
      expect((await visitor.get('/api/checks?items=1-2&alternatives=maybe')).statusCode).toBe(400)
      for (const home of ['9~x', '~'.repeat(3000), '%00'])
        expect((await visitor.get(`/api/checks?items=1-2&home=${home}`)).statusCode).toBe(200)
      expect((await visitor.get(`/api/checks?items=${many.slice(0, many.lastIndexOf('-'))}`)).statusCode).toBe(200)
    })
  })
}
