import { describe, expect } from 'vitest'
import { databases } from '#tests/databases.ts'
import { type Client, shopTest } from '#tests/shop.ts'
import type { FoundProducts } from '../product/product.contract.ts'

for (const database of databases) {
  describe(`limits in search queries, on ${database.name}`, () => {
    const test = shopTest(database)

    test('a price in words becomes a filter, in the results, the public list and the suggestions', async ({ visitor, product }) => {
      await product({ nameEs: 'Inversor 1 kW', newPrice: '129.00' })
      await product({ nameEs: 'Inversor 5 kW', newPrice: '629.00' })
      const questions: [q: string, more: Record<string, string>, names: string[]][] = [
        ['inversor menos de 500', {}, ['Inversor 1 kW']],
        ['inversor menos de 500 híbrido', {}, ['Inversor 1 kW']],
        ['inversor que no cueste más de 500', {}, ['Inversor 1 kW']],
        ['inversor más de 500 usd', {}, ['Inversor 5 kW']],
        ['menos de 500 usd', {}, ['Inversor 1 kW']],
        // The chosen filter overrides the filter in the query.
        ['inversor menos de 500', { max: '900' }, ['Inversor 1 kW', 'Inversor 5 kW']],
      ]
      for (const [q, more, names] of questions) {
        const found = await ask(visitor, 'es', q, more)
        expect([q, found.products.map(({ nameEs }) => nameEs).sort()]).toEqual([q, names])
      }
      const nothing = await ask(visitor, 'es', 'inversor menos de 100')
      expect(nothing).toMatchObject({ total: 0, unfiltered: 2, loosen: { name: 'min', count: 2 } })
      const q = new URLSearchParams({ q: 'inversor menos de 500' })
      const suggested = (await visitor.get(`/api/suggestions?${q}`)).json<{ total: number; products: { name: string }[] }>()
      expect(suggested).toMatchObject({ total: 1, products: [{ name: 'Inversor 1\u00a0kW' }] })
      const listed = (await visitor.get(`/api/products?${q}`)).json<{ nameEs: string }[]>()
      expect(listed.map(({ nameEs }) => nameEs)).toEqual(['Inversor 1 kW'])
    })

    test('each product named in a query is filtered by its own limits', async ({ visitor, product }) => {
      for (const [nameEs, newPrice, specs] of [
        ['Inversor 3 kW', '389.00', { powerKw: 3 }],
        ['Inversor 10 kW', '1490.00', { powerKw: 10 }],
        ['Panel solar 300 W', '89.00', { wattPeak: 300 }],
        ['Panel solar 550 W', '149.00', { wattPeak: 550 }],
      ] as const)
        await product({ nameEs, newPrice, specs })
      const questions: [q: string, names: string[], missing: string[]][] = [
        ['inversor menos de 700 usd y panel menos de 100 usd', ['Inversor 3 kW', 'Panel solar 300 W'], []],
        ['panel de más de 100 usd e inversor de más de 5 kw', ['Panel solar 550 W', 'Inversor 10 kW'], []],
        // A number without unit is read as the figure of the goods before it.
        ['panel de 500 o más, inversor de 5000 o más', ['Panel solar 550 W', 'Inversor 10 kW'], []],
        ['inversor menos de 100 usd y panel menos de 100 usd', ['Panel solar 300 W'], ['inversor menos de 100 usd']],
      ]
      for (const [q, names, missing] of questions) {
        const found = await ask(visitor, 'es', q)
        const words = [q, found.products.map(({ nameEs }) => nameEs.replace('\u00a0', ' ')), found.missing, found.isEach]
        expect(words).toEqual([q, names, missing, true])
        const listed = (await visitor.get(`/api/products?${new URLSearchParams({ q })}`)).json<{ id: number }[]>()
        expect(listed.map(({ id }) => id)).toEqual(found.products.map(({ id }) => id))
      }
      const nothing = await ask(visitor, 'es', 'inversor menos de 100 usd y panel menos de 10 usd')
      expect([nothing.total, nothing.near.length, nothing.missing.length]).toEqual([0, 3, 2])
      // A part that names no product does not count as a second product.
      const one = await ask(visitor, 'es', 'inversor de más de 300 usd y garantía de menos de 700 usd')
      expect([one.isEach, one.filters, one.total]).toEqual([false, { min: '300', max: '700' }, 1])
    })

    test('a number without unit is a price if it divides the prices of the goods, else a figure', async ({ visitor, product }) => {
      for (const [wattPeak, newPrice] of [
        [300, '89.00'],
        [450, '119.00'],
        [550, '149.00'],
      ] as const)
        await product({ nameEs: `Panel ${wattPeak} W`, newPrice, specs: { wattPeak } })
      for (const [powerKw, newPrice] of [
        [3, '389.00'],
        [5, '629.00'],
        [10, '1490.00'],
      ] as const)
        await product({ nameEs: `Inversor ${powerKw} kW`, newPrice, specs: { powerKw } })
      await product({ nameEs: 'Cemento', newPrice: '9.00' })
      const questions: [q: string, filters: Record<string, string>, total: number][] = [
        ...['paneles de 500 o mas', 'panel minimo 500', 'panel 500+', 'paneles de 500 pa arriba', 'panel ab 500'].map(
          (q): [string, Record<string, string>, number] => [q, { wp: '499.99-' }, 1],
        ),
        ['panel over 450', { wp: '450-' }, 1],
        ['paneles hasta 450', { wp: '-450' }, 2],
        ['paneles menos de 450', { wp: '-449.99' }, 1],
        ['inversor 5000 o mas', { kw: '4.99-' }, 2],
        ['inversor más de 5000', { kw: '5-' }, 1],
        ['inversor entre 3000 y 5000', { kw: '2.99-5' }, 2],
        // The number read as a price excludes some of the goods.
        ['panel menos de 100', { max: '100' }, 1],
        ['inversor más de 500', { min: '500' }, 2],
        // Words for money make it a price, and so does a number that fits no figure of the goods.
        ['panel mas de 500 usd', { min: '500' }, 0],
        ['panel que cueste mas de 500', { min: '500' }, 0],
        ['panel por mas de 500', { min: '500' }, 0],
        ['inversor hasta 2000', { max: '2000' }, 3],
        ['cemento mas de 500', { min: '500' }, 0],
      ]
      for (const [q, filters, total] of questions) {
        const found = await ask(visitor, 'es', q)
        expect([q, found.filters, found.total]).toEqual([q, filters, total])
      }
      // Further pages of the results pass the limit as `bare`; a price filter that the visitor chose stays a price.
      expect((await ask(visitor, 'es', 'panel', { min: '500', bare: '499.99-' })).filters).toEqual({ wp: '499.99-' })
      expect((await ask(visitor, 'es', 'panel', { min: '500' })).filters).toEqual({ min: '500' })
      expect((await ask(visitor, 'es', 'panel 500 o mas', { max: '900' })).filters).toEqual({ max: '900' })
      expect((await visitor.get('/api/search?q=panel&bare=x')).statusCode).toBe(400)
    })

    test('a required runtime in hours matches no other figure of a generator', async ({ visitor, product }) => {
      const named = (kva: number) => ({ nameEs: `Generador ${kva} kVA`, nameEn: `Generator ${kva} kVA`, nameDe: `Generator ${kva} kVA` })
      await product({ ...named(12), specs: { runHours: 22 } })
      await product({ ...named(6), specs: { runHours: 12 } })
      await product({ ...named(2), specs: { runHours: 5 } })
      await product({ nameEs: 'Batería 12 V' })
      await product({ nameEs: 'Batería 20.48 kWh' })
      for (const [language, q] of [
        ['es', 'generador que dure 12 horas'],
        ['en', 'generator that lasts 12 hours'],
        ['de', 'Generator der 12 Stunden läuft'],
      ] as const) {
        const found = await ask(visitor, language, q)
        expect([q, found.products.map(({ nameEs }) => nameEs).sort()]).toEqual([q, ['Generador 12 kVA', 'Generador 6 kVA']])
        expect([found.filters, found.facets.find(({ key }) => key === 'h')]).toEqual([
          { h: '11.99-' },
          { key: 'h', options: [{ value: '11.99-', count: 2 }] },
        ])
      }
      // Lists offer the filter only after such a query.
      expect((await ask(visitor, 'es', 'generador')).facets.map(({ key }) => key)).not.toContain('h')
      const battery = await ask(visitor, 'es', 'batería 20 horas')
      expect([battery.total, battery.unmet]).toEqual([2, []])
    })

    test('near results are within the price limit, or reported as outside of it', async ({ visitor, product }) => {
      await product({ nameEs: 'Termosolar grande', newPrice: '900.00' })
      await product({ nameEs: 'Termosolar', newPrice: '90.00' })
      await product({ nameEs: 'Termosolar a pedido', priceOnRequest: true })
      const near = async (q: string) => {
        const { near, isNearOffPrice } = await ask(visitor, 'es', q)
        return [near.map(({ nameEs }) => nameEs).sort(), isNearOffPrice]
      }
      const all = ['Termosolar', 'Termosolar a pedido', 'Termosolar grande']
      expect(await near('termosifon')).toEqual([all, false])
      expect(await near('termosifon menos de 100')).toEqual([['Termosolar'], false])
      expect(await near('termosifon más de 100 usd')).toEqual([['Termosolar grande'], false])
      expect(await near('termosifon menos de 50 usd')).toEqual([all, true])
      expect(await near('bicicleta menos de 50 usd')).toEqual([[], false])
    })

    test('a limit on a figure becomes its filter and is no search term', async ({ visitor, product }) => {
      for (const [wattPeak, capacityKwh] of [[300], [400], [550], [undefined, 5], [undefined, 10.24], [undefined, 15]])
        await product({
          nameEs: wattPeak ? `Panel ${wattPeak} W` : `Batería ${capacityKwh} kWh`,
          specs: wattPeak ? { wattPeak } : { capacityKwh },
        })
      const questions: [q: string, more: Record<string, string>, names: string[]][] = [
        ['panel menos de 500 w', {}, ['Panel 300 W', 'Panel 400 W']],
        ['bateria mas de 10 kwh', {}, ['Batería 10.24 kWh', 'Batería 15 kWh']],
        ['bateria desde 5 kwh', {}, ['Batería 10.24 kWh', 'Batería 15 kWh', 'Batería 5 kWh']],
        ['panel menos de 500 w', { wp: '500-' }, ['Panel 550 W']],
      ]
      for (const [q, more, names] of questions) {
        const found = await ask(visitor, 'es', q, more)
        expect([q, found.products.map(({ nameEs }) => nameEs).sort(), found.unmet]).toEqual([q, names, []])
        if (Object.keys(more).length > 0) continue
        const suggested = (await visitor.get(`/api/suggestions?${new URLSearchParams({ q })}`)).json<{ total: number }>()
        expect([q, suggested.total]).toEqual([q, names.length])
      }
    })

    test('a limit on volts selects the values within the limit if volts are a choice of the goods', async ({ visitor, product }) => {
      for (const batteryV of ['12', '24', '48', '12/24/48', 'hv'])
        await product({ nameEs: `Inversor ${batteryV}`, specs: { batteryV, acV: batteryV === '48' ? '110/220' : '110' } })
      for (const voltageV of [12.8, 25.6, 51.2]) await product({ nameEs: `Batería ${voltageV} V`, specs: { voltageV } })
      const questions: [q: string, more: Record<string, string>, filters: Record<string, string>, names: string[]][] = [
        ['inversor menos de 48 v', {}, { battery: '12,24' }, ['Inversor 12', 'Inversor 12/24/48', 'Inversor 24']],
        ['inversor hasta 24 voltios', {}, { battery: '12,24' }, ['Inversor 12', 'Inversor 12/24/48', 'Inversor 24']],
        ['inversor entre 20 y 30 v', {}, { battery: '24' }, ['Inversor 12/24/48', 'Inversor 24']],
        ['inversor más de 24 v', {}, { battery: '48,hv' }, ['Inversor 12/24/48', 'Inversor 48', 'Inversor hv']],
        ['inversor más de 110 v', {}, { ac: '220' }, ['Inversor 48']],
        ['inversor menos de 220 v', {}, { ac: '110' }, ['Inversor 12', 'Inversor 12/24/48', 'Inversor 24', 'Inversor 48', 'Inversor hv']],
        // For batteries volts are a number.
        ['batería menos de 48 v', {}, { v: '-47.99' }, ['Batería 12.8 V', 'Batería 25.6 V']],
        // The chosen filter for 48 V overrides the limit in the query.
        ['inversor menos de 48 v', { battery: '48' }, { battery: '48' }, ['Inversor 12/24/48', 'Inversor 48']],
      ]
      for (const [q, more, filters, names] of questions) {
        const found = await ask(visitor, 'es', q, more)
        expect([q, found.filters, found.products.map(({ nameEs }) => nameEs).sort(), found.noneWithin]).toEqual([q, filters, names, null])
      }
      const none = await ask(visitor, 'es', 'inversor menos de 10 v')
      expect(none).toMatchObject({ total: 0, filters: { v: '-9.99' }, noneWithin: { name: 'battery', values: ['12', '24', '48', 'hv'] } })
      expect(none.loosen).toEqual({ name: 'v', count: 5 })
      // A chosen filter is applied unchanged.
      expect((await ask(visitor, 'es', 'v', { v: '15-30' })).filters).toEqual({ v: '15-30' })
      const suggested = (await visitor.get(`/api/suggestions?${new URLSearchParams({ q: 'inversor menos de 48 v' })}`)).json()
      expect(suggested).toMatchObject({ total: 3 })
    })

    test('a price in a foreign currency sets no filter', async ({ visitor, product }) => {
      await product({ nameEs: 'Inversor 1 kW', newPrice: '129.00' })
      await product({ nameEs: 'Panel 550 W', newPrice: '629.00' })
      const found = async (q: string) => (await ask(visitor, 'es', q)).products.map(({ nameEs }) => nameEs).sort()
      expect([await found('inversor menos de 100 euros'), await found('menos de 100 euros')]).toEqual([
        ['Inversor 1 kW'],
        ['Inversor 1 kW', 'Panel 550 W'],
      ])
      expect((await ask(visitor, 'es', 'inversor menos de 100 euros')).filters).toEqual({})
    })
  })
}

async function ask(visitor: Client, language: string, q: string, more: Record<string, string> = {}): Promise<FoundProducts> {
  const answer = await visitor.get(`/api/search?${new URLSearchParams({ q, ...more })}`, { 'accept-language': language })
  return answer.json<FoundProducts>()
}
