import { describe, expect, test } from 'vitest'
import { pageParameters } from '#ui/site/page-parameters.ts'
import { countFilters, type FilterName, filterNames, readFilters, withoutFilter, writeFilters } from './filters.ts'

const read = (text: string) => {
  const query = new URLSearchParams(text)
  return readFilters((name) => query.get(name))
}
const written = (text: string) => writeFilters(read(text).filters)

describe('the filters of a URL', () => {
  test('are all declared in page-parameters.ts', () => {
    const parameters: Record<string, object> = pageParameters['/products']
    for (const name of filterNames)
      expect([name, parameters[name]]).toEqual([name, { isEndless: true, ...(/^m/.test(name) ? {} : { isList: true }) }])
  })

  test('are the same after reading and writing', () => {
    const all = {
      in: '4,2',
      stock: 'in_stock,limited',
      offer: '1',
      min: '100',
      max: '1500',
      kw: '3-5,20-',
      battery: '48',
      phases: '3',
      fuel: 'diesel',
      db: '-60',
    }
    expect(written(new URLSearchParams(all).toString())).toEqual(all)
    expect(read(new URLSearchParams(all).toString()).hasUnknown).toBe(false)
  })

  test('accept prices in euros and pesos only if the exchange rate is known', () => {
    const query = (text: string) => (name: string) => new URLSearchParams(text).get(name)
    const rates = [
      { currency: 'CUP', perUsd: 400, day: '2026-11-20' },
      { currency: 'EUR', perUsd: 0.8, day: '2026-11-20' },
    ] as const
    for (const [text, min, max] of [
      ['min=40 010 cup&max=200.000 pesos', 100, 500],
      ['min=99,50 €&max=400 EUR', 124, 500],
      ['max=€400', null, 500],
      ['min=500 USD', 500, null],
    ] as const)
      expect([text, readFilters(query(text), rates)]).toMatchObject([text, { filters: { min, max }, hasUnknown: false }])
    expect(readFilters(query('max=200000 cup'))).toMatchObject({ filters: { max: null }, hasUnknown: true })
  })

  test.each<[string, Partial<Record<FilterName, string>>]>([
    ['min=1500&max=100', { min: '100', max: '1500' }],
    ['kw=5-3', { kw: '3-5' }],
    ['kw=3-5,3-5', { kw: '3-5' }],
    ['min=$99.50', { min: '99.5' }],
    ['min=1,5&max=112.05', { min: '1.5', max: '112.05' }],
    ['min=1,200&max=1.490,50 USD', { min: '1200', max: '1490.5' }],
    ['max=$1,490.00', { max: '1490' }],
    ['min=200 dolares', { min: '200' }],
    ['stock=&kw=,&min=', {}],
    ['max=0', { max: '0' }],
  ])('%s is read as %j', (text, filters) => {
    expect(written(text)).toEqual(filters)
    expect(read(text).hasUnknown).toBe(false)
  })

  test.each([
    'stock=sold',
    'kw=a-b',
    'kw=-',
    'kw=3',
    'kw=-3-5',
    'min=-5',
    'min=NaN',
    'max=1e9',
    'in=0',
    'in=x',
    'offer=yes',
    'fuel=coal',
    'battery=13',
    `in=${Array.from({ length: 50 }, (_, index) => index + 1)}`,
    'stock=\u202esold',
    `kw=${'9'.repeat(500)}`,
  ])('%s is ignored and reported as unknown', (text) => {
    const { filters, hasUnknown } = read(text)
    expect(hasUnknown).toBe(true)
    expect(countFilters(filters)).toBe(text.startsWith('in=1,') ? 20 : 0)
  })

  test('are counted by value, both price limits as one value', () => {
    expect(countFilters(read('min=1&max=2&kw=3-5,5-8&stock=limited').filters)).toBe(4)
  })

  test('can be removed by value or as a whole', () => {
    const { filters } = read('min=1&max=2&kw=3-5,5-8')
    expect(writeFilters(withoutFilter(filters, 'kw', '3-5'))).toEqual({ min: '1', max: '2', kw: '5-8' })
    expect(writeFilters(withoutFilter(filters, 'kw'))).toEqual({ min: '1', max: '2' })
    expect(writeFilters(withoutFilter(filters, 'min'))).toEqual({ kw: '3-5,5-8' })
  })
})
