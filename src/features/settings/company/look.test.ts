import { expect, test } from 'vitest'
import { contrastOf } from '#kit/colour.ts'
import { factProblem } from './fact-rules.ts'
import { coloursOf, lookOf, markLetters, tokensOf, usualColours } from './look.ts'

test('the usual colours, chosen or not, cost a page nothing', () => {
  expect(lookOf({}, undefined)).toEqual({})
  expect(lookOf({ company_colour_main: usualColours.main, company_colour_accent: usualColours.accent }, undefined)).toEqual({})
  expect(coloursOf({ company_colour_main: 'red' })).toEqual(usualColours)
})

test('a picture comes before letters', () => {
  expect(lookOf({ company_mark_letters: 'SyS' }, undefined)).toEqual({ mark: { letters: 'SyS' } })
  expect(lookOf({ company_mark_letters: 'SyS' }, '/media/a/240l.webp')).toEqual({ mark: { picture: '/media/a/240l.webp' } })
})

test('a company that sells no solar systems has its initials for a mark, not a panel in the sun', () => {
  const letters = (brand: string, services = '') => markLetters({ company_brand: brand, company_services: services })
  expect([letters('Ferretería El Faro'), letters('la tiendita'), letters('')]).toEqual(['FEF', 'L', ''])
  expect(letters('Matanzas Solar', 'systems, care')).toBe('')
  expect(markLetters({ company_brand: 'El Faro', company_mark_letters: 'F' })).toBe('F')
})

test('whatever colours are accepted, all that stands on them can be read', () => {
  const steps = ['00', '33', '66', '99', 'cc', 'ff']
  const all = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `#${r}${g}${b}`)))
  const mains = all.filter((colour) => !factProblem('company_colour_main', colour))
  const accents = all.filter((colour) => !factProblem('company_colour_accent', colour))
  expect([mains.length > 20, accents.length > 20]).toEqual([true, true])
  const failing = mains.flatMap((main) =>
    accents.flatMap((accent) => {
      const token = tokensOf({ main, accent })
      const pairs = [
        ['--color-ink', '#faf6ec'],
        ['--color-sea', '#faf6ec'],
        ['--color-muted', '#faf6ec'],
        ['--color-mist', token['--color-ink'] ?? ''],
        ['--color-sun', main],
        ['--color-sun-ink', token['--color-sun-soft'] ?? ''],
      ] as const
      return pairs.filter(([name, other]) => contrastOf(token[name] ?? '', other) < 4.5).map(([name]) => `${name} of ${main} ${accent}`)
    }),
  )
  expect(failing).toEqual([])
})
