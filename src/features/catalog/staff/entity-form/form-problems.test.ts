import { expect, test } from 'vitest'
import { formProblems } from './form-problems.ts'

test('a general message names its field, whether it is the contract’s or zod’s own; the others stay as they are', () => {
  const errors = {
    slug: { type: 'custom', message: 'Invalid input: expected string, received undefined' },
    nameDe: { type: 'custom', message: 'problem.tooLong 160' },
    newPrice: { type: 'server', message: 'Der Preis ist nicht zu lesen.' },
  }
  const problems = formProblems({ name: 'product', fields: ['nameDe', 'newPrice', 'slug'] }, errors, 'de')
  expect(problems.map(({ field }) => field)).toEqual(['nameDe', 'newPrice', 'slug'])
  const [name, price, slug] = problems.map(({ message }) => message)
  expect(name).toMatch(/^Name.*: .*160/)
  expect(price).toBe('Der Preis ist nicht zu lesen.')
  expect(slug).toMatch(/^\S.*: \S/)
  expect(slug).not.toContain('Invalid')
})
