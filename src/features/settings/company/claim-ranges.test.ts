import { expect, test } from 'vitest'
import type { SettingKey } from '../setting-keys.ts'
import { inSavingOrder, rangeProblem } from './claim-ranges.ts'

const [from, to] = ['claim_panels_from', 'claim_panels_to'] as const
const watts = (first: string, last: string) => (key: SettingKey) => (key === from ? first : key === to ? last : undefined)

test('a range must not begin above its end, once both are set', () => {
  for (const key of [from, to]) {
    expect(rangeProblem(key, watts('900', '100'))).toBe('setting.claimRange')
    expect(rangeProblem(key, watts('100,5', '100'))).toBe('setting.claimRange')
    for (const values of [watts('300', '550'), watts('300', '300'), watts('900', ''), watts('', '100')])
      expect(rangeProblem(key, values)).toBeUndefined()
  }
  expect(rangeProblem('claim_sun_days', watts('900', '100'))).toBeUndefined()
})

test('the end of a range is saved first if the range moves up, its beginning if it moves down', () => {
  const keys = ['currencies', from, to] as const
  const order = (typed: [string, string], saved: [string, string]) => inSavingOrder(keys, watts(...typed), watts(...saved))
  expect(order(['600', '700'], ['300', '550'])).toEqual(['currencies', to, from])
  expect(order(['100', '200'], ['300', '550'])).toEqual(keys)
  expect(order(['400', '700'], ['300', '550'])).toEqual(keys)
  expect(order(['300', '550'], ['', ''])).toEqual(keys)
  expect(inSavingOrder([from], watts('600', '550'), watts('300', '550'))).toEqual([from])
  expect(inSavingOrder([to, from], watts('100', '200'), watts('300', '550'))).toEqual([from, to])
})
