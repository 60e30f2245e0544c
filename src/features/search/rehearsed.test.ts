import { expect, test } from 'vitest'
import { rehearsed } from './rehearsed.ts'
import type { ListedDocument } from './search-document.ts'
import { makeSearchIndex } from './search-index.ts'

const panel = (id: number): ListedDocument => ({
  ...{ id, name: `Panel ${id}`, sku: `PV-${id}`, place: 'Paneles', attributes: `${id} W`, shortText: '', longText: '' },
  ...{ isInStock: true, isOnSale: false, chemistry: null, fuel: null, position: 0, sortName: `panel ${id}` },
})

test('an index is asked while it is filled, one question at a time, and then no more', () => {
  let asked = 0
  const index = makeSearchIndex('es')
  const counted = rehearsed({
    ...index,
    find(...question) {
      asked += 1
      return index.find(...question)
    },
  })
  for (let id = 1; id <= 5000; id += 1) {
    const before = asked
    counted.put(panel(id))
    expect(asked - before).toBeLessThanOrEqual(1)
  }
  const whenFilled = asked
  expect(whenFilled).toBeGreaterThan(0)
  for (let id = 1; id <= 1000; id += 1) counted.put(panel(id))
  expect(asked).toBe(whenFilled)
  counted.remove(7)
  expect(counted.find('panel pv-8')).toEqual(index.find('panel pv-8'))
  expect(counted.find('pv-7').ids).not.toContain(7)
})
