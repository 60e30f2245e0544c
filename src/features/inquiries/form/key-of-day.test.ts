import { expect, test } from 'vitest'
import type { FormValues } from './form-rules.ts'
import { keyOfDay } from './key-of-day.ts'

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
