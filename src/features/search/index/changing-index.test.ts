import { describe, expect, test } from 'vitest'
import { demoProducts } from '#tests/demo.ts'
import type { ListedDocument } from '../search-document.ts'
import { makeSearchIndex } from '../search-index.ts'

const questions = [
  'panel',
  'panel solar 550 w',
  'inversor 48v',
  'bateria 5 kwh',
  'planta electrica',
  'generador para nevera',
  'panwl',
  'bateira de litio',
  'PV-550M',
  'pv',
  'en oferta',
  'gasolina',
  'kva',
  'jeneradro dieesl',
  'aire acondicionado',
  'cemento para placa',
  '7000 w',
  'vatios nuevos',
  'nuevo',
]

/** Creates a generator of pseudo-random numbers from 0 to below 1, the same in every run. */
function dice(seed: number) {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32
    return state / 2 ** 32
  }
}

function documentOf(id: number, roll: () => number): ListedDocument {
  const product = demoProducts[Math.floor(roll() * demoProducts.length)] as (typeof demoProducts)[number]
  const isChanged = roll() < 0.3
  return {
    id,
    name: isChanged ? `${product.name.es} nuevo` : product.name.es,
    sku: roll() < 0.1 ? null : `${product.sku}-${id}`,
    place: product.category,
    attributes: Object.values(product.specs)
      .map((value) => `${isChanged ? `${Number(value) + 1}` : value} W`)
      .join('\n'),
    shortText: product.shortDescription.es,
    longText: product.description.es,
    isInStock: roll() < 0.7,
    isOnSale: roll() < 0.2,
    chemistry: (product.specs.chemistry as string | undefined) ?? null,
    fuel: (product.specs.fuel as string | undefined) ?? null,
    position: Math.floor(roll() * 5),
    sortName: product.name.es,
  }
}

describe('an index that takes changes one by one', () => {
  test.each([1, 2, 3])('answers like a rebuilt index after any changes (%i)', (seed) => {
    const roll = dice(seed)
    const changing = makeSearchIndex('es')
    const present = new Map<number, ListedDocument>()
    for (let round = 0; round < 12; round += 1) {
      for (let change = 0; change < 25; change += 1) {
        const id = 1 + Math.floor(roll() * 90)
        if (roll() < 0.35) {
          changing.remove(id)
          present.delete(id)
        } else {
          const document = documentOf(id, roll)
          changing.put(document)
          present.set(id, document)
        }
      }
      const anew = makeSearchIndex('es')
      // Adds the documents in another order, which must not change the results.
      for (const document of [...present.values()].sort((a, b) => b.id - a.id)) anew.put(document)
      for (const question of questions) expect([question, changing.find(question)]).toEqual([question, anew.find(question)])
    }
    for (const id of present.keys()) changing.remove(id)
    for (const question of questions) expect(changing.find(question)).toMatchObject({ ids: [], near: [] })
  })

  test('orders equal scores like lists: position, name, id, and products without a position last', () => {
    const index = makeSearchIndex('es')
    const put = (id: number, position: number, sortName: string) =>
      index.put({
        ...documentOf(id, () => 0.5),
        name: 'Panel',
        attributes: '',
        shortText: '',
        longText: '',
        isInStock: true,
        position,
        sortName,
      })
    put(1, 0, 'a')
    put(2, 3, 'b')
    put(3, 3, 'a')
    put(4, 1, 'z')
    put(5, 3, 'a')
    expect(index.find('panel').ids).toEqual([4, 3, 5, 2, 1])
    put(1, 1, 'a')
    put(4, 9, 'z')
    expect(index.find('panel').ids).toEqual([1, 3, 5, 2, 4])
  })

  test('finds the new product of a reassigned SKU', () => {
    const index = makeSearchIndex('es')
    const document = (id: number, sku: string | null) => ({ ...documentOf(id, () => 0.5), sku })
    index.put(document(1, 'QX-77'))
    index.put(document(2, 'QX-78'))
    index.put(document(1, null))
    index.put(document(2, 'QX-77'))
    expect([index.find('qx77').ids, index.find('qx78').ids]).toEqual([[2], []])
  })
})
