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
      // The search in one language alone finds as many by mistake, see search/questions/questions.test.ts.
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
