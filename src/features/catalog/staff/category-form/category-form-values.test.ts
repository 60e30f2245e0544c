import { describe, expect, test } from 'vitest'
import { categoryInputSchema, subcategoryInputSchema } from '../../category/category.contract.ts'
import { blankCategory, type CategoryFormValues, nextPosition, toCategoryInput, toSubcategoryInput } from './category-form-values.ts'

const problemsOf = (changes: Partial<CategoryFormValues>, form: 'category' | 'subcategory' = 'category') => {
  const values = { ...blankCategory, nameDe: 'Module', categoryId: '3', ...changes }
  const parsed =
    form === 'category'
      ? categoryInputSchema.safeParse(toCategoryInput(values))
      : subcategoryInputSchema.safeParse(toSubcategoryInput(values))
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
}

describe.each(['category', 'subcategory'] as const)('the form of a %s', (form) => {
  test('requires only a German name', () => {
    expect(problemsOf({}, form)).toEqual([])
    expect(problemsOf({ nameDe: '' }, form)).toEqual(['nameDe: category.nameDeRequired'])
    expect(problemsOf({ nameDe: ' \n ' }, form)).toEqual(['nameDe: category.nameDeRequired'])
  })

  test('accepts whole positions from 0 to 999, and reads an empty position as 0', () => {
    for (const sortOrder of ['0', '999', ' 7 ', '']) expect([sortOrder, problemsOf({ sortOrder }, form)]).toEqual([sortOrder, []])
    for (const sortOrder of ['-1', '1000', '1,5', 'abc', '1e2'])
      expect([sortOrder, problemsOf({ sortOrder }, form)]).toEqual([sortOrder, ['sortOrder: category.sortOrder']])
  })

  test('accepts names up to 300 and descriptions up to 10,000 characters, in each language', () => {
    for (const language of ['De', 'Es', 'En'] as const) {
      const [name, description] = [`name${language}`, `description${language}`] as const
      expect(problemsOf({ [name]: 'x'.repeat(300), [description]: 'x'.repeat(10_000) }, form)).toEqual([])
      expect(problemsOf({ [name]: 'x'.repeat(301), [description]: 'x'.repeat(10_001) }, form).sort()).toEqual([
        `${description}: problem.tooLong 10000`,
        `${name}: problem.tooLong 300`,
      ])
    }
  })

  test('accepts an address of lowercase letters, digits and hyphens, or none', () => {
    for (const slug of ['', 'paneles-550-w', 'a'.repeat(120)]) expect([slug, problemsOf({ slug }, form)]).toEqual([slug, []])
    for (const slug of ['Mit Leerzeichen', '-a', 'größe'])
      expect([slug, problemsOf({ slug }, form)]).toEqual([slug, ['slug: problem.slug']])
  })

  test('accepts a picture of the library, or none', () => {
    expect(problemsOf({ image: ' ' }, form)).toEqual([])
    expect(problemsOf({ image: '/media/0123456789abcdef0123aabbcc/960.jpg' }, form)).toEqual([])
    for (const image of ['https://elsewhere.example/a.jpg', '//elsewhere.example/a.jpg', 'javascript:alert(1)', '<img>'])
      expect([image, problemsOf({ image }, form)]).toEqual([image, [expect.stringMatching(/^image: /)]])
  })
})

test('requires a category for a subcategory', () => {
  expect(problemsOf({ categoryId: '' }, 'subcategory')).toEqual(['categoryId: category.parentRequired'])
  expect(problemsOf({ categoryId: '1' }, 'subcategory')).toEqual([])
})

test('puts a new entry after all others, at the last position if necessary', () => {
  expect(nextPosition([], 999)).toBe(1)
  expect(nextPosition([{ sortOrder: 4 }, { sortOrder: 0 }], 999)).toBe(5)
  expect(nextPosition([{ sortOrder: 999 }], 999)).toBe(999)
})
