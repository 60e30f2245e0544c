import { describe, expect, test } from 'vitest'
import { facetFigures } from '../../goods/facets.ts'
import { filterAndCount } from './browse.ts'
import { type Filters, noFilters, readFilters } from './filters.ts'
import { compareInListOrder } from './list-order.ts'
import { type ListedProduct, withProfile } from './listed-product.ts'

let id = 0
function product(specs: Parameters<typeof facetFigures>[0], more: Partial<Omit<ListedProduct, 'profile'>> = {}): ListedProduct {
  id += 1
  const base = {
    categoryId: 1,
    subcategoryId: null,
    stock: 'in_stock',
    isOnSale: false,
    isFeatured: false,
    cents: 100_00,
    createdAt: Date.parse('2026-01-01'),
    sortOrder: 0,
  } as const
  return withProfile({ id, sortName: String(id), ...base, figures: facetFigures(specs), ...more })
}
const asked = (text: string): Filters => {
  const query = new URLSearchParams(text)
  return readFilters((name) => query.get(name)).filters
}
const inverters = [
  product({ powerKw: 3, batteryV: '24', phases: '1' }, { cents: 520_00 }),
  product({ powerKw: 5, batteryV: '48', phases: '1' }, { cents: 690_00, isOnSale: true, createdAt: Date.parse('2026-03-01') }),
  product({ powerKw: 8, batteryV: '48', phases: '1/3' }, { cents: null, stock: 'limited' }),
  product(
    { powerKw: 12, batteryV: '12/24/48', phases: '3' },
    { cents: 1900_00, stock: 'out_of_stock', createdAt: Date.parse('2026-02-01') },
  ),
]
const [small, middle, large, largest] = inverters.map((one) => one.id)
const idsOf = (text: string, sort?: Parameters<typeof filterAndCount>[2]) => filterAndCount(inverters, asked(text), sort).ids
const facetsOf = (text: string, goods = inverters) =>
  Object.fromEntries(
    filterAndCount(goods, asked(text)).facets.map(({ key, options }) => [key, options.map(({ value, count }) => `${value} (${count})`)]),
  )

describe('a list', () => {
  test.each([
    ['', [small, middle, large, largest]],
    ['kw=3-5', [middle]],
    ['kw=-3,5-8', [small, large]],
    ['kw=3-5&stock=limited', []],
    ['battery=24', [small, largest]],
    ['phases=3', [large, largest]],
    ['min=600', [middle, largest]],
    ['max=520', [small]],
    ['min=521&max=690', [middle]],
    ['offer=1', [middle]],
    ['stock=limited,out_of_stock', [large, largest]],
    ['wp=200-400', []],
  ])('shows only the products that match the filters %j', (text, ids) => {
    expect(idsOf(text)).toEqual(ids)
  })

  test.each([
    ['price', [small, middle, largest, large]],
    ['-price', [largest, middle, small, large]],
    ['newest', [middle, largest, large, small]],
    ['kw', [small, middle, large, largest]],
    ['-kw', [largest, large, middle, small]],
    ['kwh', [small, middle, large, largest]],
  ] as const)('is sorted by %s', (sort, ids) => {
    expect(idsOf('', sort)).toEqual(ids)
  })
})

describe('facets', () => {
  test('include the values that split the list, each with its count', () => {
    expect(facetsOf('')).toEqual({
      stock: ['in_stock (2)', 'limited (1)', 'out_of_stock (1)'],
      offer: ['1 (1)'],
      kw: ['2-4 (1)', '4-6 (1)', '6-9 (1)', '9-15 (1)'],
      battery: ['12 (1)', '24 (2)', '48 (3)'],
      phases: ['1 (3)', '3 (2)'],
    })
  })

  test('are counted with all filters applied except their own', () => {
    expect(facetsOf('battery=48&stock=in_stock')).toEqual({
      stock: ['in_stock (1)', 'limited (1)', 'out_of_stock (1)'],
      battery: ['24 (1)', '48 (1)'],
    })
  })

  test('include the chosen value even if it does not split the list, also a custom range', () => {
    expect(facetsOf('kw=2-10&offer=1')).toMatchObject({ kw: ['2-10 (1)', '4-6 (1)'], offer: ['1 (1)'] })
    expect(facetsOf('ah=-50')).toEqual({ ah: ['-50 (0)'] })
  })

  test('are empty if all products are alike or there are none', () => {
    expect(facetsOf('', [product({ powerKw: 3 }), product({ powerKw: 3 })])).toEqual({})
    expect(filterAndCount([], noFilters)).toEqual({ ids: [], facets: [], price: null, figure: null, loosen: null })
  })

  test('show the number of products that choosing them returns', () => {
    for (const text of ['', 'kw=3-5', 'battery=48&phases=1', 'stock=limited&min=100', 'offer=1&kw=-3'])
      for (const { key, options } of filterAndCount(inverters, asked(text)).facets)
        for (const { value, count } of options) {
          const query = new URLSearchParams(text)
          query.set(key, value)
          expect([text, key, value, filterAndCount(inverters, asked(query.toString())).ids.length]).toEqual([text, key, value, count])
        }
  })
})

test('the lowest and highest price are rounded to whole dollars that exclude no product', () => {
  expect(filterAndCount(inverters, noFilters).price).toEqual({ min: 520, max: 1900 })
  expect(filterAndCount([product({}, { cents: 1_50 }), product({}, { cents: 2_99 })], noFilters).price).toEqual({ min: 1, max: 3 })
})

test('the main figure of a list is the figure that most of its products have', () => {
  expect(filterAndCount(inverters, noFilters).figure).toBe('kw')
  const batteries = [product({ capacityKwh: 5, voltageV: 48 }), product({ capacityKwh: 10 }), product({ powerKw: 1 })]
  expect(filterAndCount(batteries, noFilters).figure).toBe('kwh')
  expect(filterAndCount([product({}), product({})], noFilters).figure).toBeNull()
})

describe('an empty result', () => {
  test('names the filter that excludes the most', () => {
    expect(filterAndCount(inverters, asked('battery=48&wp=200-400')).loosen).toEqual({ name: 'wp', count: 3 })
    expect(filterAndCount(inverters, asked('min=1000&offer=1')).loosen).toEqual({ name: 'min', count: 1 })
  })

  test('names no filter if no single one is the cause', () => {
    expect(filterAndCount(inverters, asked('wp=200-400&ah=50-100')).loosen).toBeNull()
  })
})

test('lists are sorted by position, with products without a position last, then by name, then by id', () => {
  const goods = [
    product({}, { sortOrder: 0, sortName: 'a' }),
    product({}, { sortOrder: 2, sortName: 'b' }),
    product({}, { sortOrder: 2, sortName: 'a' }),
    product({}, { sortOrder: 2, sortName: 'a' }),
    product({}, { sortOrder: 1, sortName: 'z' }),
  ]
  const [a, b, c, d, e] = goods.map((one) => one.id)
  expect(
    goods
      .toReversed()
      .sort(compareInListOrder)
      .map((one) => one.id),
  ).toEqual([e, c, d, b, a])
})

test('an exclusion removes only products with the excluded value, also beside chosen values', () => {
  const goods = [product({ fuel: 'petrol' }), product({ fuel: 'diesel' }), product({ powerKw: 3 })]
  const [petrol, diesel, other] = goods.map((one) => one.id)
  const ids = (text: string) => filterAndCount(goods, asked(text)).ids
  expect(ids('fuel=-petrol')).toEqual([diesel, other])
  expect(ids('fuel=-petrol,-diesel')).toEqual([other])
  expect(ids('fuel=-petrol,diesel')).toEqual([diesel])
  expect([ids('fuel=petrol'), ids('fuel=-wood')]).toEqual([[petrol], [petrol, diesel, other]])
  expect(facetsOf('fuel=-petrol', goods)).toMatchObject({ fuel: ['petrol (1)', '-petrol (2)', 'diesel (1)'] })
})
