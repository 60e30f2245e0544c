import { describe, expect, test } from 'vitest'
import { draftValues } from './draft.ts'
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

describe('a draft', () => {
  test('leaves out values that the page prefilled', () => {
    expect(draftValues(form, prefill)).toEqual({ name: 'Ana', phone: '', systemType: 'generator' })
  })

  test('contains all input of the visitor, even an emptied field', () => {
    const typed = { message: `${prefill.message}Para dos casas.`, quantity: '3' }
    expect(draftValues({ ...form, ...typed }, prefill)).toMatchObject(typed)
    expect(draftValues({ ...form, message: '', quantity: '' }, prefill)).toMatchObject({ message: '', quantity: '' })
  })

  test('contains the values of a refused form as they were typed', () => {
    expect(draftValues({ ...form, message: 'Hola', quantity: '0' }, prefill)).toMatchObject({ message: 'Hola', quantity: '0' })
  })
})
