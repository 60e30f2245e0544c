import { describe, expect, test } from 'vitest'
import { type Given, indexOf } from '#tests/search-documents.ts'

describe('alternatives for a search without results', () => {
  test('include products with a similar word or with the next quantities of the same unit', async () => {
    const given: Given[] = [
      { name: 'Termosolar', isInStock: false },
      { name: 'Termo de agua' },
      { name: 'Inversor', attributes: '5 kW' },
      { name: 'Inversor', attributes: '10 kW' },
      { name: 'Inversor', attributes: '30 kW' },
      { name: 'Batería', attributes: '12 V', longText: '6000 ciclos' },
    ]
    const index = await indexOf(given)
    const near = (query: string) => index.find(query).near.map((id) => given[id - 1])
    expect(near('7 kW')).toEqual([given[2], given[3]])
    expect(near('24 V')).toEqual([given[5]])
    expect(near('termosolares')).toEqual([])
    expect(index.find('termosolares').ids).not.toEqual([])
    expect(near('termosifon')).toEqual([given[1], given[0]])
    // Descriptions are not searched for similar words: "ciclos" for "bicicleta".
    expect(near('bicicleta')).toEqual([])
    expect(near('zzzz qqqq')).toEqual([])
    expect(near('')).toEqual([])
  })

  test('match the known words of a query, and a query for goods of other shops gets none', async () => {
    const given: Given[] = [
      { name: 'Cable solar', isInStock: false },
      { name: 'Cemento' },
      { name: 'Panel', attributes: 'solar' },
      { name: 'Batería' },
    ]
    const index = await indexOf(given)
    const near = (query: string) => index.find(query)
    expect(near('chapita solar')).toMatchObject({ ids: [], near: [3, 1] })
    expect(near('batería de laptop')).toMatchObject({ ids: [], near: [] })
    // For a vehicle's battery the shop's batteries are the nearest.
    expect(near('batería de carro')).toMatchObject({ ids: [], near: [4] })
    expect((await indexOf([...given, { name: 'Batería de carro' }])).find('batería para carro').ids).toEqual([5])
  })

  test('include only products that can power it for an appliance by any name', async () => {
    const given: Given[] = [
      { name: 'Sistema chico', longText: 'No está pensado para aire acondicionado.' },
      { name: 'Sistema', shortText: 'Con dos aires acondicionados' },
      { name: 'Lavadora industrial', isInStock: false },
    ]
    const index = await indexOf(given)
    for (const query of ['aire acondicionado', 'split', 'aires', 'split de una tonelada', 'aire acondicionado samsung'])
      expect([query, index.find(query)]).toMatchObject([query, { ids: [], near: [2], isForOffers: false }])
    // The shop sells this appliance, so it is found.
    expect(index.find('lavadora').ids).toEqual([3])
  })

  test('include inverters of a vehicle’s voltage, but no product that only mentions goods of other shops', async () => {
    const given: Given[] = [
      { name: 'Inversor 5 kW', attributes: '48 V' },
      { name: 'Inversor 1 kW', attributes: '12 V' },
      { name: 'Inversor 3 kW', attributes: '24 V' },
      { name: 'Generador inverter', attributes: '12 V' },
      { name: 'Filtro', shortText: 'Retiene arena y óxido' },
    ]
    const index = await indexOf(given)
    expect(index.find('inversor de carro')).toMatchObject({ ids: [], near: [2] })
    expect(index.find('inversor de camión 24 v')).toMatchObject({ ids: [], near: [3] })
    expect((await indexOf([...given, { name: 'Inversor de carro' }])).find('inversor de carro').ids).toEqual([6])
    expect(index.find('arena')).toMatchObject({ ids: [], near: [] })
    expect((await indexOf([...given, { name: 'Arena lavada' }])).find('arena').ids).toEqual([6])
  })

  test('do not mix up a transfer switch with another switch', async () => {
    const switches: Given[] = [{ name: 'DC switch' }, { name: 'Transfer switch 63 A' }]
    expect((await indexOf(switches, 'en')).find('transfer switch').ids).toEqual([2])
    expect((await indexOf(switches.slice(0, 1), 'en')).find('transfer switch').ids).toEqual([])
  })
})
