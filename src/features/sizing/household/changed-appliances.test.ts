import { expect, test } from 'vitest'
import { defaultFigures } from './appliance-figures.ts'
import { readChanged, writeChanged } from './changed-appliances.ts'

test('unchanged appliances add no byte', () => {
  expect(writeChanged(defaultFigures)).toBeUndefined()
  expect(readChanged(undefined)).toEqual(defaultFigures)
})

test('only appliances that staff changed are sent', () => {
  const changed = { ...defaultFigures, fan: { ...defaultFigures.fan, watts: 60, duty: 0.5 } }
  const written = writeChanged(changed)
  expect(written).toBe('{"fan":[60,2,8,0.5,1.5]}')
  expect(readChanged(written)).toEqual(changed)
})

test('an appliance unknown to a script is skipped', () => {
  expect(readChanged('{"sauna":[6000,1,0,1,1]}')).toEqual(defaultFigures)
})
