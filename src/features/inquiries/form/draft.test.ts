import { describe, expect, test } from 'vitest'
import { typedIn } from './draft.ts'
import type { FormValues } from './form-rules.ts'

const prefill = { message: 'Me interesa este producto: Panel.\n', quantity: '2' }
const form: FormValues = {
  name: 'Ana',
  phone: '',
  ...prefill,
  systemType: 'generator',
  website: '',
  productIds: '7',
  storedCart: '',
}

describe('a draft keeps', () => {
  test('nothing that the page itself put into the form', () => {
    expect(typedIn(form, prefill)).toEqual({ name: 'Ana', phone: '', systemType: 'generator' })
  })

  test('every word and figure of the visitor, also where a field was emptied', () => {
    const typed = { message: `${prefill.message}Para dos casas.`, quantity: '3' }
    expect(typedIn({ ...form, ...typed }, prefill)).toMatchObject(typed)
    expect(typedIn({ ...form, message: '', quantity: '' }, prefill)).toMatchObject({ message: '', quantity: '' })
  })

  test('what stands in a refused form, which the page shows as it was typed', () => {
    expect(typedIn({ ...form, message: 'Hola', quantity: '0' }, prefill)).toMatchObject({ message: 'Hola', quantity: '0' })
  })
})
