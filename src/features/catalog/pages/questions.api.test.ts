import { describe, expect } from 'vitest'
import { databases } from '#tests/databases.ts'
import { loadDemonstration } from '#tests/demonstration-indexes.ts'
import { readAsCustomersType } from '#tests/questions/as-customers-type.ts'
import type { FirstHit } from '#tests/questions/first-hits.ts'
import { readLimitsAndTongues } from '#tests/questions/limits-and-tongues.ts'
import { isForeign } from '#tests/questions/measure.ts'
import { readQuestions } from '#tests/questions/read-questions.ts'
import { readExclusionQuestions } from '#tests/questions/refusals.ts'
import { type Client, shopTest } from '#tests/shop.ts'
import type { FoundProducts } from '../product/product.contract.ts'

const questions = readLimitsAndTongues()

for (const database of databases) {
  describe(`search queries in whole sentences, on ${database.name}`, () => {
    const test = shopTest(database)

    test('at least 95 % of the queries have the right first hit', async ({ db, visitor }) => {
      await loadDemonstration(db)
      const missed = await missedOf(visitor, questions)
      expect(1 - missed.length / questions.length, missed.join('\n')).toBeGreaterThanOrEqual(0.95)
      // The search was adjusted to these queries, so all of them must be right.
      expect(await missedOf(visitor, readAsCustomersType())).toEqual([])
    })

    test('exclusions are applied, or reported if they cannot be', async ({ db, visitor, product }) => {
      await loadDemonstration(db)
      // The demonstration was loaded into the database directly, so the search reads it only after a change by the API.
      await product({ nameEs: 'Cemento', nameEn: 'Cement', nameDe: 'Zement' })
      const rows = await db.selectFrom('product').select(['sku', 'slug']).execute()
      const skuOf = new Map(rows.map(({ sku, slug }) => [slug, sku ?? '']))
      for (const { language, words, must, never, isTold } of readExclusionQuestions()) {
        const { products, ignored } = await ask(visitor, language, words)
        const found = products.map(({ slug }) => skuOf.get(slug) ?? '')
        const wrong = { missing: must.filter((sku) => !found.includes(sku)), refused: never.filter((sku) => found.includes(sku)) }
        expect([words, wrong, ignored.length > 0]).toEqual([words, { missing: [], refused: [] }, isTold])
      }
    })

    test('an appliance leads to the calculator, a service to its section', async ({ visitor, product }) => {
      await product({ nameEs: 'Inversor 5 kW', nameEn: 'Inverter 5 kW', nameDe: 'Wechselrichter 5 kW' })
      const leads = [
        ['es', 'ventilador', { appliance: 'fan' }],
        ['es', 'cuánto cuesta el envío', { service: 'delivery' }],
        ['en', 'washing machine', { appliance: 'washer' }],
        ['de', 'Garantie', { service: 'warranty' }],
        // An English word on a Spanish page is read as English.
        ['es', 'delivery', { service: 'delivery' }],
        ['es', 'inversor', undefined],
      ] as const
      for (const [language, q, lead] of leads) expect([q, (await ask(visitor, language, q)).lead]).toEqual([q, lead])
    })

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

    test('availability in words becomes a filter, which a chosen filter overrides', async ({ visitor, product }) => {
      const texts = (of: string) => ({ nameEs: `Panel ${of}`, nameEn: `Panel ${of}`, nameDe: `Modul ${of}` })
      await product({ ...texts('A'), stockStatus: 'in_stock' })
      await product({ ...texts('B'), stockStatus: 'limited' })
      await product({ ...texts('C'), stockStatus: 'out_of_stock' })
      const questions: [language: string, q: string, stock: string | undefined, names: string[]][] = [
        ['es', 'paneles', undefined, ['Panel A', 'Panel B', 'Panel C']],
        ...[
          ['es', 'paneles disponibles'],
          ['es', 'solo paneles en existencia'],
          ['es', 'que tengan en existencia paneles'],
          ['es', 'en existencia'],
          ['en', 'panels in stock'],
          ['de', 'Module auf Lager'],
        ].map(([language = '', q = '']): [string, string, string, string[]] => [language, q, 'in_stock,limited', ['Panel A', 'Panel B']]),
      ]
      for (const [language, q, stock, names] of questions) {
        const found = await ask(visitor, language, q)
        expect([q, found.products.map(({ nameEs }) => nameEs).sort(), found.filters.stock]).toEqual([q, names, stock])
        const suggested = (await visitor.get(`/api/suggestions?${new URLSearchParams({ q })}`, { 'accept-language': language })).json()
        expect([q, suggested.total]).toEqual([q, names.length])
      }
      const chosen = await ask(visitor, 'es', 'paneles disponibles', { stock: 'out_of_stock' })
      expect([chosen.products.map(({ nameEs }) => nameEs), chosen.filters]).toEqual([['Panel C'], { stock: 'out_of_stock' }])
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

    test('an unknown fuel is reported, and the rest of the query is answered', async ({ visitor, product }) => {
      await product({ nameEs: 'Generador de gasolina', nameEn: 'Petrol generator', nameDe: 'Benzingenerator', specs: { fuel: 'petrol' } })
      const questions = [
        ['es', 'planta a gas', ['gas']],
        ['es', 'generador de propano', ['propano']],
        ['en', 'propane generator', ['propane']],
        ['de', 'Stromerzeuger Propan', ['propan']],
        ['en', 'gas generator', []],
        ['es', 'generador gasolina', []],
      ] as const
      for (const [language, q, lacking] of questions) {
        const found = await ask(visitor, language, q)
        expect([q, found.total, found.lacking]).toEqual([q, 1, lacking])
      }
      await product({ nameEs: 'Generador de gas', specs: {} })
      const sold = await ask(visitor, 'es', 'planta a gas')
      expect([sold.products[0]?.nameEs, sold.lacking]).toEqual(['Generador de gas', []])
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

    test('words that match no product are ignored beside a limit, in any language on any page', async ({ visitor, product }) => {
      await product({ nameEs: 'Inversor 48 V', newPrice: '129.00', specs: { batteryV: '48' } })
      await product({ nameEs: 'Batería 24 V', newPrice: '629.00', specs: { voltageV: 25.6 } })
      await product({ nameEs: 'Batería 48 V', newPrice: '729.00', specs: { voltageV: 51.2 } })
      const questions: [q: string, names: string[]][] = [
        ...['algo por menos de 200 dolares', 'anything under $200', 'was gibt es für zweihundert Dollar', 'equipos por menos de 200'].map(
          (q): [string, string[]] => [q, ['Inversor 48 V']],
        ),
        ['tengo 200 dólares para un inversor', ['Inversor 48 V']],
        // A number without unit is a voltage if the named goods have one; a query that names no goods ignores it.
        ['bateria menos de 48', ['Batería 24 V']],
        ['menos de 48', ['Batería 24 V', 'Batería 48 V', 'Inversor 48 V']],
        // Volts are a number for some goods and a choice for others: the limit applies to both.
        ['hasta 48 v', ['Batería 24 V', 'Inversor 48 V']],
        ['más de 30 v', ['Batería 48 V', 'Inversor 48 V']],
        ['mas de 100 v', []],
      ]
      for (const language of ['es', 'en', 'de'])
        for (const [q, names] of questions) {
          const found = await ask(visitor, language, q)
          expect([language, q, found.products.map(({ nameEs }) => nameEs).sort()]).toEqual([language, q, names])
        }
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

    test('a query for cheap goods sorts by lowest price, and sorts all products if it names none', async ({ visitor, product }) => {
      for (const [nameEs, newPrice] of [
        ['Inversor 5 kW', '629.00'],
        ['Inversor 1 kW', '129.00'],
        ['Inversor 3 kW', '399.00'],
        ['Cemento', '9.00'],
      ])
        await product({ nameEs, nameEn: nameEs, nameDe: nameEs, newPrice, sortOrder: newPrice === '629.00' ? 1 : 2 })
      const inverters = ['Inversor 1 kW', 'Inversor 3 kW', 'Inversor 5 kW']
      const questions: [language: string, q: string, names: string[]][] = [
        ...[
          'inversor barato',
          'el inversor más económico',
          'inversores más baratos',
          'cheapest inversor',
          'inversor günstig',
          'billigster inversor',
        ].flatMap((q) => ['es', 'en', 'de'].map((language): [string, string, string[]] => [language, q, inverters])),
        ['en', 'cheap', ['Cemento', ...inverters]],
        ['es', 'lo más barato', ['Cemento', ...inverters]],
        ['es', 'inversor barato de más de 300 usd', ['Inversor 3 kW', 'Inversor 5 kW']],
      ]
      for (const [language, q, names] of questions) {
        const found = await ask(visitor, language, q)
        expect([language, q, found.products.map(({ nameEs }) => nameEs)]).toEqual([language, q, names])
      }
      const dearest = await ask(visitor, 'es', 'inversor barato', { sort: '-price' })
      expect(dearest.products.map(({ nameEs }) => nameEs)).toEqual(inverters.toReversed())
    })

    test('superlatives sort by price or size, and a missing common figure is reported', async ({ db, visitor, product }) => {
      await loadDemonstration(db)
      // The demonstration was loaded into the database directly, so the search reads it only after a change by the API.
      await product({ nameEs: 'Cemento', nameEn: 'Cement', nameDe: 'Zement' })
      const rows = await db.selectFrom('product').select(['sku', 'slug']).execute()
      const skuOf = new Map(rows.map(({ sku, slug }) => [slug, sku ?? '']))
      const questions: [language: string, q: string, first: string][] = [
        ['es', 'baterias de mayor a menor precio', 'BL-4840C'],
        ['es', 'el inversor mas caro', 'INV-10H'],
        ['es', 'paneles del mas caro al mas barato', 'PV-550M'],
        ['en', 'most expensive inverter', 'INV-10H'],
        ['de', 'teuerster Generator', 'GEN-D12S'],
        ['es', 'el generador mas potente', 'GEN-D20S'],
        ['en', 'most powerful inverter', 'INV-20T'],
        ['de', 'größte Batterie', 'BL-4840C'],
        ['es', 'inversor mas potente de menos de 1000 usd', 'INV-05H'],
      ]
      for (const [language, q, first] of questions) {
        const { products, largest } = await ask(visitor, language, q)
        expect([q, skuOf.get(products[0]?.slug ?? ''), largest?.sort]).toEqual([
          q,
          first,
          largest ? expect.stringMatching(/^-/) : undefined,
        ])
      }
      expect((await ask(visitor, 'es', 'el generador mas potente agotado')).filters).toEqual({ stock: 'out_of_stock' })
      expect((await ask(visitor, 'es', 'el filtro mas grande')).largest).toEqual({ words: 'mas grande', sort: null })
      expect(await ask(visitor, 'es', 'filtro')).not.toHaveProperty('largest')
    })

    test('an unknown brand or kind is reported, an unknown filler word is not', async ({ visitor, product }) => {
      for (const nameEs of ['Inversor 5 kW', 'Batería 5 kWh', 'Generador 3 kVA', 'Inversor Victron 3 kW'])
        await product({ nameEs, nameEn: nameEs, nameDe: nameEs })
      const questions: [q: string, lacking: string[]][] = [
        ['inversor growatt', ['growatt']],
        ['inversor deye 5kw', ['deye']],
        ['bateria pylontech', ['pylontech']],
        ['bateria tubular', ['tubular']],
        ['generador eolico', ['eolico']],
        ['inversor victron', []],
        ['inversor bueno porfa', []],
        ['inversor urgente para mi casa', []],
        ['quiero un inversor', []],
      ]
      for (const [q, lacking] of questions) {
        const found = await ask(visitor, 'es', q)
        expect([q, found.lacking, found.total > 0]).toEqual([q, lacking, true])
      }
    })

    test('a figure that no product has is reported, and the nearest products come first', async ({ visitor, product }) => {
      for (const nameEs of [
        'Panel 300 W',
        'Panel 550 W',
        'Inversor 5 kW para 48 V',
        'Seccionador 32 A',
        'Cable 6 mm, 10 A',
        'Cemento',
        'Generador inverter 2 kVA',
      ])
        await product({ nameEs })
      const questions: [q: string, unmet: { amount: number; unit: string }[], first: string][] = [
        ['panel 700w', [{ amount: 700, unit: 'W' }], 'Panel 550 W'],
        ['panel 100w', [{ amount: 100, unit: 'W' }], 'Panel 300 W'],
        ['panel 560 w', [], 'Panel 550 W'],
        ['panel 600 w', [{ amount: 600, unit: 'W' }], 'Panel 550 W'],
        ['panel 600', [{ amount: 600, unit: '' }], 'Panel 300 W'],
        ['panel 550', [], 'Panel 550 W'],
        ['inversor 24', [], 'Inversor 5 kW para 48 V'],
        ['inversor 5500 w', [{ amount: 5.5, unit: 'kW' }], 'Inversor 5 kW para 48 V'],
        ['inversor 5000', [], 'Inversor 5 kW para 48 V'],
        ['panel 2 x 300', [], 'Panel 300 W'],
        ['cable de 6mm2', [], 'Cable 6 mm, 10 A'],
        ['cable de 10 mm', [{ amount: 10, unit: 'mm' }], 'Cable 6 mm, 10 A'],
        ['inversor 96v', [{ amount: 96, unit: 'V' }], 'Inversor 5 kW para 48 V'],
        ['inversor 51.2v', [], 'Inversor 5 kW para 48 V'],
        ['inversor 6 kva', [{ amount: 6, unit: 'kVA' }], 'Inversor 5 kW para 48 V'],
        ['generador 3 kva', [{ amount: 3, unit: 'kVA' }], 'Generador inverter 2 kVA'],
        // "32a" matches the text "32 A", although amperes are no figure of this product.
        ['seccionador 32a', [], 'Seccionador 32 A'],
        ['seccionador 63a', [{ amount: 63, unit: 'A' }], 'Seccionador 32 A'],
        ['cemento 96v', [{ amount: 96, unit: 'V' }], 'Cemento'],
        // The figure belongs to the fridge, not to the inverter.
        ['inversor para nevera de 250 w', [], 'Inversor 5 kW para 48 V'],
      ]
      for (const [q, unmet, first] of questions) {
        const found = await ask(visitor, 'es', q)
        expect([q, found.unmet, found.products[0]?.nameEs]).toEqual([q, unmet, first])
      }
    })

    test('a query finds the same in every page language', async ({ db, visitor, product }) => {
      await loadDemonstration(db)
      const questions: [words: string, total: number][] = [
        ['inversor 48v para 2 aires', 2],
        ['inversor para 2 aires', 6],
        ['generador silencioso', 4],
        ['2 aires', 0],
        ['quiet generator', 4],
        ['Wechselrichter für Kühlschrank', 6],
      ]
      // The demonstration was loaded into the database directly, so the search reads it only after a change by the API.
      await product({ nameEs: 'Cemento', nameEn: 'Cement', nameDe: 'Zement' })
      for (const [words, total] of questions)
        for (const language of ['es', 'en', 'de']) {
          const found = await ask(visitor, language, words)
          expect([language, words, found.total]).toEqual([language, words, total])
        }
    })

    test('a word for a product that the shop does not sell is not read as a word of another language', async ({ db, visitor }) => {
      await loadDemonstration(db)
      const foreign = readQuestions().filter(isForeign)
      const found: string[] = []
      for (const { language, words } of foreign) {
        const { total } = await ask(visitor, language, words)
        if (total > 0) found.push(`${language} "${words}"`)
      }
      expect(foreign.length).toBeGreaterThan(70)
      // The search in one language alone finds as many by mistake, see search/questions.test.ts.
      expect(found.length, found.join(', ')).toBeLessThanOrEqual(2)
    })
  })
}

/** Queries whose first result is a wrong product, in words. */
async function missedOf(visitor: Client, questions: readonly FirstHit[]): Promise<string[]> {
  const missed: string[] = []
  for (const { language, words, right } of questions) {
    const first = (await ask(visitor, language, words)).products[0]?.slug ?? 'nothing'
    if (!right.includes(first)) missed.push(`${language} "${words}": ${first} instead of ${right.join(' or ')}`)
  }
  return missed
}

async function ask(visitor: Client, language: string, q: string, more: Record<string, string> = {}): Promise<FoundProducts> {
  const answer = await visitor.get(`/api/search?${new URLSearchParams({ q, ...more })}`, { 'accept-language': language })
  return answer.json<FoundProducts>()
}
