import { expect, test } from 'vitest'
import { defaultFigures } from './appliance-figures.ts'
import { decodeChangedAppliances, encodeChangedAppliances } from './changed-appliances.ts'

test('unchanged appliances are not encoded', () => {
  expect(encodeChangedAppliances(defaultFigures)).toBeUndefined()
  expect(decodeChangedAppliances(undefined)).toEqual(defaultFigures)
})

test('only appliances that staff changed are encoded', () => {
  const changed = { ...defaultFigures, fan: { ...defaultFigures.fan, watts: 60, duty: 0.5 } }
  const written = encodeChangedAppliances(changed)
  expect(written).toBe('{"fan":[60,2,8,0.5,1.5]}')
  expect(decodeChangedAppliances(written)).toEqual(changed)
})

test('an unknown appliance is skipped', () => {
  expect(decodeChangedAppliances('{"sauna":[6000,1,0,1,1]}')).toEqual(defaultFigures)
})
