import { expect, test } from 'vitest'
import { defaultFigures } from './appliance-figures.ts'
import { readChanged, writeChanged } from './changed-appliances.ts'

test('unchanged appliances are not encoded', () => {
  expect(writeChanged(defaultFigures)).toBeUndefined()
  expect(readChanged(undefined)).toEqual(defaultFigures)
})

test('only appliances that staff changed are encoded', () => {
  const changed = { ...defaultFigures, fan: { ...defaultFigures.fan, watts: 60, duty: 0.5 } }
  const written = writeChanged(changed)
  expect(written).toBe('{"fan":[60,2,8,0.5,1.5]}')
  expect(readChanged(written)).toEqual(changed)
})

test('an unknown appliance is skipped', () => {
  expect(readChanged('{"sauna":[6000,1,0,1,1]}')).toEqual(defaultFigures)
})
