import { expect, test } from 'vitest'
import { exampleLoads, needsOf } from './example-household.ts'
import { dailyYieldKwh, measures } from './irradiation.ts'

test('the worked household needs what the method says', () => {
  const { dailyKwh, panels, batteryKwh, surgeKw } = needsOf(exampleLoads, 550)
  expect(dailyKwh).toBeCloseTo(4.67, 3)
  expect(panels).toBe(3)
  expect(batteryKwh).toBeCloseTo(3.27, 2)
  expect(surgeKw).toBeCloseTo(1.015, 3)
})

test('a panel of 550 W gives about two kilowatt hours a day', () => {
  expect(dailyYieldKwh(550)).toBeCloseTo(2.0625, 4)
})

test('every figure of the sun names its source', () => {
  for (const { source, kwh } of measures) expect([source !== '', kwh.every((one) => one > 2 && one < 7)]).toEqual([true, true])
})
