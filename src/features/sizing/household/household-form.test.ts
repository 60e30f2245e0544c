import { expect, test } from 'vitest'
import { defaultFigures } from './appliance-figures.ts'
import { loadOf } from './household.ts'
import { initialAddedLoad, readHousehold } from './household-form.ts'
import { decodeCorrections, encodeCorrections } from './household-link.ts'

const readLoad = (entered: Record<string, string>) => {
  const { household, corrections } = readHousehold({ loads: [{ name: 'Motor', ...entered }] })
  return { load: household.loads[0], corrections }
}

test.each([
  ['1,500', 1500],
  ['1.500', 1500],
  ['1 500', 1500],
  ['20,000', 20_000],
  ['12.345', 12_345],
  ['1,500.5', 1500.5],
  ['1.500,5', 1500.5],
  ['750,5', 750.5],
  ['62.25', 62.25],
  ['0.500', 0.5],
  ['1500', 1500],
])('%s watts are read as %s', (watts, expected) => {
  expect(readLoad({ watts })).toMatchObject({ load: { watts: expected }, corrections: [] })
})

test.each([
  ['100,000', 20_000, 'tooLarge'],
  ['1,500,000', 20_000, 'tooLarge'],
  ['1,500.000.5', 100, 'notANumber'],
  ['mil', 100, 'notANumber'],
  ['-5', 0, 'tooSmall'],
])('%s watts are corrected to %s and reported', (watts, expected, reason) => {
  expect(readLoad({ watts })).toMatchObject({ load: { watts: expected }, corrections: [{ field: 'watts', reason, row: 0 }] })
})

test('an emptied figure becomes the appliance’s default and is reported, an absent one is not', () => {
  const empty = { count: ' ', watts: '', dayHours: '', nightHours: '' }
  const fields = ['count', 'watts', 'dayHours', 'nightHours']
  const emptied = fields.map((field) => ({ field, reason: 'empty', row: 0 }))
  expect(readLoad(empty)).toMatchObject({
    load: { ...initialAddedLoad, startFactor: defaultFigures.pump.startFactor },
    corrections: emptied,
  })
  const { household, corrections } = readHousehold({ loads: [{ key: 'fridge', ...empty }], outageHours: '', growthPercent: '' })
  expect(household).toMatchObject({ loads: [loadOf('fridge', 1)], outageHours: 8, growthPercent: 0 })
  expect(corrections).toEqual([...emptied, { field: 'outageHours', reason: 'empty' }, { field: 'growthPercent', reason: 'empty' }])
  expect(decodeCorrections(encodeCorrections(corrections))).toEqual(corrections)
  expect(readHousehold({ loads: [{ name: 'Motor' }, { key: 'fridge' }] }).corrections).toEqual([])
})

test('an empty cable length uses the shop’s default without a correction, another is read within its limits', () => {
  const read = (cableM?: string) => {
    const { household, corrections } = readHousehold({ loads: [], cableM })
    return [household.cableM, corrections]
  }
  expect(read()).toEqual([undefined, []])
  expect(read(' ')).toEqual([undefined, []])
  expect(read('35,5')).toEqual([35.5, []])
  expect(read('500')).toEqual([200, [{ field: 'cableM', reason: 'tooLarge' }]])
  expect(read('lejos')).toEqual([undefined, [{ field: 'cableM', reason: 'notANumber' }]])
})

test.each([
  ['1,500', 1.5],
  ['2.250', 2.25],
  ['0,667', 0.67],
])('%s hours are read as %s, never as thousands', (dayHours, expected) => {
  expect(readLoad({ dayHours })).toMatchObject({ load: { dayHours: expected }, corrections: [] })
})

test.each([
  ['1.5', 2, 'notWhole'],
  ['1,000', 100, 'tooLarge'],
])('%s pieces of an appliance are corrected to %s and reported', (count, expected, reason) => {
  expect(readLoad({ count })).toMatchObject({ load: { count: expected }, corrections: [{ field: 'count', reason, row: 0 }] })
})

test('a name that is too long is cut without half of a character, which no link can hold', () => {
  const { household } = readHousehold({ loads: [{ name: `${'a'.repeat(39)}😀\ud83d`, watts: '100' }] })
  expect(household.loads[0]).toMatchObject({ name: 'a'.repeat(39) })
})
