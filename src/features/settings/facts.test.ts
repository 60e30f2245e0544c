import { expect, test } from 'vitest'
import { languages } from '#i18n/language.ts'
import { companyDefaults } from './company-defaults.ts'
import { factsFrom } from './facts.ts'

test('without settings the company facts have their defaults', () => {
  const { hours, opening, currencies, statistics, phones } = companyDefaults
  for (const language of languages)
    expect(factsFrom([], language)).toMatchObject({ hours: hours[language], opening, currencies, statistics, phones })
})

test('each setting overrides its own default', () => {
  const settings = [
    { key: 'hours_es', value: 'Lunes a viernes, 9:00 a 17:00' },
    { key: 'hours_machine', value: 'Mo-Fr 09:00-17:00' },
    { key: 'currencies', value: 'USD, CUP' },
    { key: 'statistic_clients', value: '1500+' },
    { key: 'statistic_years', value: ' ' },
  ]
  const facts = factsFrom(settings, 'es')
  expect(facts.hours).toBe('Lunes a viernes, 9:00 a 17:00')
  expect(factsFrom(settings, 'en').hours).toBe(companyDefaults.hours.en)
  expect(facts.opening).toEqual({ from: 'Mo', to: 'Fr', opens: '09:00', closes: '17:00' })
  expect(facts.currencies).toEqual(['USD', 'CUP'])
  expect(facts.statistics).toEqual({ ...companyDefaults.statistics, clients: '1500+' })
})

test('an unreadable stored setting falls back to the default', () => {
  const unreadable = [
    { key: 'hours_machine', value: 'always' },
    { key: 'currencies', value: 'pesos' },
  ]
  const facts = factsFrom(unreadable, 'es')
  expect([facts.opening, facts.currencies]).toEqual([companyDefaults.opening, companyDefaults.currencies])
})
