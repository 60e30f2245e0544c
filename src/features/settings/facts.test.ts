import { expect, test } from 'vitest'
import { company } from './company.ts'
import { factsFrom } from './facts.ts'

test('without settings the company says what it always has', () => {
  const { hours, opening, currencies, statistics, phones } = company
  expect(factsFrom([])).toMatchObject({ hours, opening, currencies, statistics, phones })
})

test('what staff have set takes the place of the default, each by itself', () => {
  const facts = factsFrom([
    { key: 'hours_es', value: 'Lunes a viernes, 9:00 a 17:00' },
    { key: 'hours_machine', value: 'Mo-Fr 09:00-17:00' },
    { key: 'currencies', value: 'USD, CUP' },
    { key: 'statistic_clients', value: '1500+' },
    { key: 'statistic_years', value: ' ' },
  ])
  expect(facts.hours).toEqual({ ...company.hours, es: 'Lunes a viernes, 9:00 a 17:00' })
  expect(facts.opening).toEqual({ from: 'Mo', to: 'Fr', opens: '09:00', closes: '17:00' })
  expect(facts.currencies).toEqual(['USD', 'CUP'])
  expect(facts.statistics).toEqual({ ...company.statistics, clients: '1500+' })
})

test('what a later version can no longer read gives way to the default', () => {
  const facts = factsFrom([
    { key: 'hours_machine', value: 'always' },
    { key: 'currencies', value: 'pesos' },
  ])
  expect([facts.opening, facts.currencies]).toEqual([company.opening, company.currencies])
})
