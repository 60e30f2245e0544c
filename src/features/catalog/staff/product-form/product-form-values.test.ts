import { describe, expect, test } from 'vitest'
import { languages } from '#i18n/language.ts'
import { blankProduct } from '#tests/blank-product.ts'
import { withNote } from '#ui/staff/fields/translation-notes.ts'
import { changedMeanings } from '#ui/staff/typed/draft-changes.ts'
import { productInputSchema } from '../../product/product.contract.ts'
import { typedPrice } from '../entity-form/typed-price.ts'
import { productFormByLanguage } from './product-form-kind.ts'
import {
  afterSaving,
  blankValues,
  changedFields,
  previewFrom,
  productFormValues,
  readDraftValues,
  toProductInput,
} from './product-form-values.ts'

const filled = { ...blankValues, nameDe: 'Speicher', shortDescriptionDe: 'Kurz', categoryId: '3' }
const problemsOf = (changes: Partial<typeof filled>) => {
  const parsed = productInputSchema.safeParse(toProductInput({ ...filled, ...changes }))
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
}

describe('a typed price', () => {
  test.each([
    ['1299', '1299'],
    ['1299.5', '1299.5'],
    ['1299,50', '1299.50'],
    ['1.299,50', '1299.50'],
    ['1,299.00', '1299.00'],
    ['1.234.567,5', '1234567.5'],
    // A price has no third decimal: these are thousands.
    ['2.890', '2890'],
    ['1,299', '1299'],
    ['1.234.567', '1234567'],
    ['2 890', '2890'],
    ['2 890,50', '2890.50'],
    [' 78 ', '78'],
    ['$ 620', '620'],
    ['5 $', '5'],
    ['1.299,50 USD', '1299.50'],
    ['', null],
  ])('%j is sent as %j and passes', (typed, sent) => {
    expect(typedPrice(typed)).toBe(sent)
    expect(problemsOf({ newPrice: typed })).toEqual([])
  })

  test.each([
    '$',
    'USD',
    'abc',
    '-5',
    '1e9',
    '0.500',
    '1.2990',
    '1.29,00',
    '1.299.50',
    '1.299,500',
    '12.99,00',
    '1.299,000',
    '0',
    '012,345',
    '12,3456',
    '10000000',
    '10.000.000,00',
    '5 €',
    'abc',
  ])('%j is refused', (typed) => {
    expect(problemsOf({ newPrice: typed })).toEqual(['newPrice: problem.price'])
  })
})

test.each([
  ['weightKg', '1.000', ['specs.weightKg: problem.readTwoWays']],
  ['weightKg', '1000', []],
  ['weightKg', '12,5', []],
  // A percentage cannot be 72 222, so the comma is a decimal sign.
  ['depthPercent', '72,222', []],
  ['weightKg', 'schwer', ['specs.weightKg: problem.figure 100000']],
] as const)('a figure %s of "%s" is accepted or reported', (key, typed, problems) => {
  expect(problemsOf({ specs: { ...blankValues.specs, [key]: typed } })).toEqual(problems)
})

test('a stored figure is unchanged after it was shown and sent back, whatever its digits', () => {
  for (const language of languages)
    for (const weightKg of [1, 12.5, 12.125, 1000, 1.0005, 0.125, 99_999]) {
      const values = productFormValues({ ...blankProduct, specs: { weightKg } }, language)
      expect([values.specs.weightKg, toProductInput(values).specs]).toEqual([expect.any(String), { weightKg }])
    }
})

test('numbers are shown in the reader’s notation, and a change of language counts as no change', () => {
  const product = { ...blankProduct, oldPrice: '1299.50', newPrice: '629.00', specs: { powerKw: 2.9, acV: '110/220', weightKg: 12.125 } }
  const [es, de] = [productFormValues(product, 'es'), productFormValues(product, 'de')]
  const textsOf = ({ oldPrice, newPrice, specs }: typeof de) => [oldPrice, newPrice, specs.powerKw, specs.acV, specs.weightKg]
  expect(textsOf(de)).toEqual(['1299,50', '629,00', '2,9', '110/220', '12,1250'])
  expect(textsOf(es)).toEqual(['1299.50', '629.00', '2.9', '110/220', '12.1250'])
  expect(productFormValues(product, 'en')).toEqual(es)
  expect(toProductInput(de)).toEqual(toProductInput(es))
  expect(changedMeanings(productFormByLanguage.es, es, de)).toEqual([])
  // Unsaved input in German notation is kept in the Spanish form; all other values take Spanish notation.
  const typed = { ...de, newPrice: '599,5', specs: { ...de.specs, powerKw: '3,5' } }
  expect(afterSaving(typed, de, es)).toEqual({ ...es, newPrice: '599,5', specs: { ...es.specs, powerKw: '3,5' } })
})

describe('the product form', () => {
  test('requires only German name, short description and category', () => {
    expect(problemsOf({})).toEqual([])
  })

  test('refuses an empty form with three messages: about name, short description and category', () => {
    const parsed = productInputSchema.safeParse(toProductInput(blankValues))
    expect(parsed.error?.issues.map(({ message }) => message)).toEqual(
      expect.arrayContaining(['product.nameRequired', 'product.shortDescriptionRequired', 'product.categoryRequired']),
    )
    expect(parsed.error?.issues).toHaveLength(3)
  })

  test('does not accept spaces as name, description or article number', () => {
    expect(problemsOf({ nameDe: '  ', shortDescriptionDe: ' \n', sku: '   ' }).sort()).toEqual([
      'nameDe: product.nameRequired',
      'shortDescriptionDe: product.shortDescriptionRequired',
      'sku: product.skuBlank',
    ])
  })

  test('accepts names up to 300 and descriptions up to 10000 characters', () => {
    expect(problemsOf({ nameDe: 'x'.repeat(300), descriptionDe: 'x'.repeat(10_000) })).toEqual([])
    expect(problemsOf({ nameDe: 'x'.repeat(301), descriptionDe: 'x'.repeat(10_001) })).toHaveLength(2)
  })

  test('sends no price for a product on request, and no availability text for a product in stock', () => {
    const input = toProductInput({ ...filled, priceOnRequest: true, newPrice: '5', availabilityTextDe: 'Auf See' })
    expect(input).toMatchObject({ newPrice: null, oldPrice: null, availabilityTextDe: '' })
    expect(toProductInput({ ...filled, stockStatus: 'limited', availabilityTextDe: 'Auf See' })).toMatchObject({
      stockStatus: 'limited',
      availabilityTextDe: 'Auf See',
    })
  })

  test('accepts only whole positions, and figures with a comma or a point', () => {
    expect(problemsOf({ sortOrder: '1,5' })).toEqual(['sortOrder: problem.sortOrder'])
    expect(problemsOf({ sortOrder: 'vorn' })).toEqual(['sortOrder: problem.sortOrder'])
    expect(toProductInput({ ...filled, sortOrder: '' }).sortOrder).toBe(0)
    expect(toProductInput({ ...filled, specs: { ...blankValues.specs, powerKw: '5,12', fuel: 'diesel' } }).specs).toEqual({
      powerKw: 5.12,
      fuel: 'diesel',
    })
    expect(problemsOf({ specs: { ...blankValues.specs, powerKw: 'viel' } })).toEqual(['specs.powerKw: problem.figure 1000'])
  })

  test('accepts only pictures of the library', () => {
    expect(problemsOf({ mainImage: '/media/abc/960.webp' })).toEqual([])
    expect(problemsOf({ mainImage: 'javascript:alert(1)' })).toEqual(['mainImage: problem.pictureUrl'])
    expect(problemsOf({ mainImage: '//elsewhere.example/a.jpg' })).toEqual(['mainImage: problem.pictureUrl'])
  })
})

describe('the form', () => {
  test('sends a loaded product back unchanged', () => {
    const product = {
      ...blankProduct,
      sku: 'BL-1',
      oldPrice: '1290.00',
      newPrice: '1150.00',
      mainImage: '/media/a/1.webp',
      images: ['/media/b/1.webp'],
      stockStatus: 'limited' as const,
      availabilityTextDe: 'Bald',
      sortOrder: 4,
      specs: { powerKw: 5.12, phases: '1/3', cycles: 6000 },
    }
    const { id, name, wattPeak, onSale, translations, outdatedTexts, createdAt, updatedAt, ...sent } = product
    expect(productInputSchema.parse(toProductInput(productFormValues(product, 'de')))).toEqual({
      ...sent,
      checkedTexts: [],
      behindTexts: [],
    })
  })

  test('lists changed fields, with each figure and each language separately', () => {
    const now = { ...filled, nameDe: 'x', nameEs: 'y', images: ['/media/a'], specs: { ...filled.specs, kva: '5' } }
    expect(changedFields(filled, now)).toEqual(['nameDe', 'nameEs', 'specs.kva', 'images'])
    expect(changedFields(now, now)).toEqual([])
  })

  test('after a save keeps input typed meanwhile, and takes the other values from the server', () => {
    const sent = { ...filled, newPrice: '1299,5', nameEs: 'uno' }
    const now = { ...sent, nameEs: 'dos', specs: { ...sent.specs, kva: '7' } }
    const saved = { ...filled, newPrice: '1299.50', nameEs: 'uno', slug: 'uno' }
    expect(afterSaving(now, sent, saved)).toMatchObject({ newPrice: '1299.50', nameEs: 'dos', slug: 'uno', specs: { kva: '7' } })
  })

  test('reads a draft of another version of the form: known fields only', () => {
    expect(readDraftValues({ nameDe: 'Alt', categoryId: 7, specs: { kva: '5', gone: '1' }, unknown: true })).toEqual({
      ...blankValues,
      nameDe: 'Alt',
      specs: { ...blankValues.specs, kva: '5' },
    })
    expect(readDraftValues('rubbish')).toBeUndefined()
  })
})

test('a translation confirmed for the current German text is sent as checked, a translation of an older text as outdated', () => {
  const saved = { ...productFormValues(blankProduct, 'de'), nameEs: 'Acumulador' }
  const translationNotes = withNote(withNote([], 'nameEs', 'Akku', 'Acumulador'), 'nameEn', 'Batterie', 'Battery')
  const values = { ...saved, nameDe: 'Akku', nameEn: 'Battery', translationNotes }
  expect(toProductInput(values)).toMatchObject({ checkedTexts: ['nameEs'], behindTexts: ['nameEn'] })
  // The English name counts as one change although it also has a note; the confirmed Spanish name counts by its note alone.
  expect(changedFields(saved, values)).toEqual(['nameDe', 'nameEn', 'translationNotes'])
  expect(toProductInput({ ...values, nameEs: 'Pila', nameEn: 'Accumulator' })).toMatchObject({ checkedTexts: [], behindTexts: [] })
})

test('a preview keeps the subcategory, which may decide the kind of goods and so the texts and companions of the page', () => {
  expect(previewFrom({ ...filled, subcategoryId: '9', oldPrice: 'x' })).toMatchObject({ categoryId: 3, subcategoryId: 9, oldPrice: null })
})
