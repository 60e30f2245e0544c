import { describe, expect, test } from 'vitest'
import { languages } from '#i18n/language.ts'
import { problemText } from '#i18n/problems.ts'
import { siteText } from '#i18n/site.ts'
import '#pages/all-messages.ts'
import { outcomeOfStatus } from '#kit/browser/post-inquiry.ts'
import { inquiryFieldsSchema, inquiryInputSchema } from '../inquiry.contract.ts'
import { type FormValues, findProblems, keyOfDay, readFailure, readFormValues } from './form-rules.ts'

const none = { productIds: '', quantity: '', storedCart: '' }
const good: FormValues = { name: 'Ana', phone: '5234 5678', message: 'Quiero un sistema.', systemType: '', website: '', ...none }

describe('the form', () => {
  test.each([
    ['name', 1, 'inquiry.nameTooShort'],
    ['name', 2, undefined],
    ['name', 200, undefined],
    ['name', 201, 'inquiry.tooLong'],
    ['phone', 7, 'inquiry.phoneInvalid'],
    ['phone', 8, undefined],
    ['phone', 40, undefined],
    ['phone', 41, 'inquiry.tooLong'],
    ['message', 9, 'inquiry.messageTooShort'],
    ['message', 10, undefined],
    ['message', 5000, undefined],
    ['message', 5001, 'inquiry.tooLong'],
  ] as const)('judges a %s of %i characters as the server does', (field, length, problem) => {
    const values = { ...good, [field]: '5'.repeat(length) }
    expect(findProblems(values)).toEqual(problem ? { [field]: problem } : {})
    expect(inquiryFieldsSchema.safeParse({ ...values, language: 'es' }).success).toBe(problem === undefined)
  })

  test.each([
    ['no tengo teléfono', 'inquiry.phoneDigits'],
    ['llame al 12345', 'inquiry.phoneDigits'],
    ['fijo 123456', undefined],
    ['٥٢٣٤ ٥٦٧٨', undefined],
  ] as const)('accepts or refuses the phone "%s" as the server does', (phone, problem) => {
    expect(findProblems({ ...good, phone })).toEqual(problem ? { phone: problem } : {})
    const issues = inquiryFieldsSchema.safeParse({ ...good, phone, language: 'es' }).error?.issues.map(({ message }) => message)
    expect(issues).toEqual(problem ? [problem] : undefined)
  })

  test.each([
    ['1', true],
    [' 9999 ', true],
    ['', false],
    ['0', false],
    ['10000', false],
    ['1.5', false],
    ['-2', false],
    ['dos', false],
  ])('accepts or refuses the quantity "%s" as the server does', (quantity, isGood) => {
    expect(findProblems({ ...good, productIds: '7', quantity })).toEqual(isGood ? {} : { quantity: 'inquiry.quantityInvalid' })
    // Without a product the quantity is ignored.
    expect(findProblems({ ...good, quantity })).toEqual({})
    const parsed = inquiryInputSchema.safeParse({ ...good, language: 'es', productIds: '7', quantity })
    // The server accepts an empty quantity from a form without script; with script the form requires one.
    if (quantity)
      expect(parsed.success ? parsed.data.quantity : parsed.error.issues[0]?.message).toBe(
        isGood ? Number(quantity) : 'inquiry.quantityInvalid',
      )
  })

  test('ignores blanks around a text', () => {
    expect(findProblems({ ...good, name: '  A  ', phone: ' 1234567 ', message: '\n\n corto \n\n\n\n' })).toEqual({
      name: 'inquiry.nameTooShort',
      phone: 'inquiry.phoneInvalid',
      message: 'inquiry.messageTooShort',
    })
  })

  test('normalises submitted line ends, and ignores unknown system types', () => {
    const form = new FormData()
    form.set('name', 'Ana')
    form.set('message', 'uno\r\ndos')
    form.set('systemType', 'roof')
    form.set('phone', new Blob(['x']))
    expect(readFormValues(form)).toEqual({ name: 'Ana', phone: '', message: 'uno\ndos', systemType: '', website: '', ...none })
    form.set('systemType', 'generator')
    expect(readFormValues(form).systemType).toBe('generator')
  })

  test('shows the same texts as the server, in every language', () => {
    const keys = [
      'inquiry.nameTooShort',
      'inquiry.phoneInvalid',
      'inquiry.phoneDigits',
      'inquiry.messageTooShort',
      'inquiry.quantityInvalid',
    ] as const
    for (const language of languages) {
      const t = siteText(language)
      for (const key of keys) expect(t(key)).toBe(problemText(language, key))
      expect(t('inquiry.tooLong')).toBe(problemText(language, 'problem.tooLong'))
    }
  })
})

test('a refusal has the server’s messages by field, and no details of a server error', () => {
  const issues = [
    { path: 'phone', message: 'Invalid phone number' },
    { path: 'systemType', message: 'x' },
  ]
  expect(readFailure(400, { error: 'Invalid phone number', issues })).toEqual({
    status: 400,
    problems: { phone: 'Invalid phone number' },
    reason: '',
  })
  expect(readFailure(500, { error: 'Server error.' })).toEqual({ status: 500, problems: {}, reason: '' })
  expect(readFailure(502, undefined)).toEqual({ status: 502, problems: {}, reason: '' })
})

test('a refusal after too many inquiries has the time to wait', () => {
  expect(readFailure(429, { error: 'Wait 60 seconds.' }).reason).toBe('Wait 60 seconds.')
})

test.each([
  [403, 'unverified'],
  [429, 'later'],
  [500, 'later'],
  [503, 'later'],
  [400, 'refused'],
  [409, 'refused'],
  [422, 'refused'],
])('an answer of %i means %s', (status, outcome) => {
  expect(outcomeOfStatus(status)).toBe(outcome)
})

const values: FormValues = {
  name: 'Ana',
  phone: '5234 5678',
  message: 'Quiero un sistema.',
  systemType: '',
  website: '',
  productIds: '',
  quantity: '',
  storedCart: '',
}
const morning = new Date('2026-11-21T08:00:00Z')

test('the same text on the same day gets the same key, and another text or day gets another key', async () => {
  const key = await keyOfDay(values, morning)
  expect(await keyOfDay({ ...values }, new Date('2026-11-21T20:00:00Z'))).toBe(key)
  const others = [
    await keyOfDay(values, new Date('2026-11-22T08:00:00Z')),
    await keyOfDay({ ...values, message: 'Quiero otro sistema.' }, morning),
    await keyOfDay({ ...values, systemType: 'generator' }, morning),
    await keyOfDay({ ...values, productIds: '7', quantity: '2' }, morning),
    await keyOfDay({ ...values, storedCart: '{"items":[]}' }, morning),
    await keyOfDay({ ...values, name: 'An', phone: 'a5234 5678' }, morning),
  ]
  expect(new Set([key, ...others]).size).toBe(7)
})
