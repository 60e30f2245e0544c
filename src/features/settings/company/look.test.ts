import { expect, test } from 'vitest'
import { contrastOf } from '#kit/colour.ts'
import { factProblem } from './fact-rules.ts'
import { coloursOf, defaultColours, lookOf, markLetters, tokensOf } from './look.ts'

const URL = 'https://www.tienda.example'

test('the default colours, chosen or not, add nothing to a page', () => {
  expect(lookOf({ company_services: 'systems' }, URL, undefined)).toEqual({})
  const chosen = { company_colour_main: defaultColours.main, company_colour_accent: defaultColours.accent }
  expect(lookOf({ company_services: 'systems', ...chosen }, URL, undefined)).toEqual({})
  expect(coloursOf({ company_colour_main: 'red' })).toEqual(defaultColours)
})

test('a picture overrides the letters of the mark', () => {
  expect(lookOf({ company_mark_letters: 'SyS' }, URL, undefined)).toEqual({ mark: { letters: 'SyS' } })
  expect(lookOf({ company_mark_letters: 'SyS' }, URL, '/media/a/240l.webp')).toEqual({ mark: { picture: '/media/a/240l.webp' } })
})

test('the mark of a company without solar systems is its initials or, without a name, the letter of its address, not a panel in the sun', () => {
  const letters = (brand: string, services = '') => markLetters({ company_brand: brand, company_services: services }, URL)
  expect([letters('Ferretería El Faro'), letters('la tiendita'), letters('')]).toEqual(['FEF', 'L', 'T'])
  expect(letters('Matanzas Solar', 'systems, care')).toBe('')
  expect(markLetters({ company_brand: 'El Faro', company_mark_letters: 'F' }, URL)).toBe('F')
})

test('every text is readable on every pair of accepted colours', () => {
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
