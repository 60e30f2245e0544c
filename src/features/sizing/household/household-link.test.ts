import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toCachedAddress } from '#platform/pages/page-address.server.ts'
import { pageParameters } from '#ui/site/page-parameters.ts'
import { surgeW } from '../needs.ts'
import { applianceKeys } from './appliance-figures.ts'
import { type Household, type Load, loadOf, presetHousehold, presetKeys } from './household.ts'
import { cleanName, MAX_HOUSEHOLD_LINK_LENGTH, MAX_LOADS, UNNAMED } from './household-form.ts'
import { decodeHousehold, encodeHousehold, withoutNames } from './household-link.ts'
import { findSimilarAppliance } from './similar-appliance.ts'

const hours = fc.integer({ min: 0, max: 120 }).map((tenths) => tenths / 10)
const figures = { count: fc.integer({ min: 0, max: 100 }), watts: fc.integer({ min: 0, max: 20_000 }), dayHours: hours, nightHours: hours }
const turns = fc.constantFrom<Pick<Load, 'takesTurns'>>({}, { takesTurns: true })
const known = fc.record({ key: fc.constantFrom(...applianceKeys), turns, ...figures }).map(({ key, turns, ...rest }) => {
  const { takesTurns: _, ...load } = loadOf(key, 1)
  return { ...load, ...turns, ...rest }
})
const own = fc
  .record({ name: fc.string({ unit: 'grapheme', minLength: 1 }).map(cleanName), ...figures, turns, isMotor: fc.boolean() })
  .filter(({ name }) => name !== '' && !findSimilarAppliance(name))
  .map(({ isMotor, turns, ...load }) => ({
    ...load,
    ...turns,
    duty: 1,
    ...(isMotor ? { hasMotor: true as const, startFactor: 4 } : { startFactor: 1 }),
  }))
const anyHousehold: fc.Arbitrary<Household> = fc.record(
  {
    loads: fc.array(fc.oneof(known, own), { maxLength: MAX_LOADS }),
    sun: fc.constantFrom('usual' as const, 'average' as const, 'weakest' as const),
    supply: fc.constantFrom('backup', 'offGrid'),
    outageHours: fc.integer({ min: 0, max: 24 }),
    isNight: fc.boolean(),
    chemistry: fc.constantFrom('lifepo4', 'agm'),
    growthPercent: fc.integer({ min: 0, max: 200 }),
    site: fc.constantFrom('roof', 'ground'),
    cableM: fc.integer({ min: 1, max: 200 }),
  },
  { requiredKeys: ['loads', 'sun', 'supply', 'outageHours', 'isNight', 'chemistry', 'growthPercent', 'site'] },
)

test('a link restores its household', () => {
  fc.assert(
    fc.property(anyHousehold, (household) => {
      expect(decodeHousehold(encodeHousehold(household))).toEqual({ household, corrections: [] })
    }),
    { numRuns: 500 },
  )
})

test('a link holds the maximum number of appliances with all figures and long names', () => {
  const load = { name: 'Máquina de helado, la de la esquina (vie', count: 100, watts: 19_999.99, dayHours: 11.99, nightHours: 11.99 }
  const loads = Array.from({ length: MAX_LOADS }, () => ({ ...load, duty: 1, startFactor: 4, hasMotor: true as const }))
  const household = { ...presetHousehold('basic'), loads }
  const link = encodeHousehold(household)
  expect(link.length).toBeLessThanOrEqual(MAX_HOUSEHOLD_LINK_LENGTH)
  expect(decodeHousehold(link)).toEqual({ household, corrections: [] })
  const { maxLength } = pageParameters['/cuba-energia-solar'].home
  expect(maxLength).toBe(MAX_HOUSEHOLD_LINK_LENGTH)
  const query = new URLSearchParams({ home: link })
  expect(new URL(toCachedAddress('/cuba-energia-solar', query, pageParameters), 'http://x').searchParams.get('home')).toBe(link)
})

test('a link without the names of custom appliances gives the same household', () => {
  fc.assert(
    fc.property(anyHousehold, (household) => {
      const loads = household.loads.map((load) => (load.name ? { ...load, name: UNNAMED } : load))
      expect(decodeHousehold(withoutNames(encodeHousehold(household)))).toEqual({ household: { ...household, loads }, corrections: [] })
    }),
  )
})

test('a link contains only what differs from the defaults', () => {
  expect(presetKeys.map((key) => encodeHousehold(presetHousehold(key)))).toEqual([...presetKeys])
  const changed = { ...presetHousehold('basic'), outageHours: 12, growthPercent: 20 }
  expect(encodeHousehold(changed)).toBe('1~12n~backup~lifepo4~20~fridge~fan-2~bulb-5~tv~router')
  const pump = { name: 'Bomba de riego', count: 1, watts: 750, dayHours: 4, nightHours: 0, duty: 1, startFactor: 1 }
  expect(encodeHousehold({ ...changed, loads: [{ ...loadOf('fan', 2), watts: 70 }, pump] })).toBe(
    '1~12n~backup~lifepo4~20~fan-2-70~own-1-750-4-0-Bomba de riego',
  )
})

test('a changed choice of taking turns and a chosen sun are in the link', () => {
  const link = '1~8n!weakest~offGrid~lifepo4~0~iron!~fan!-2~own!-1-900-1-0-Tostadora'
  const { household, corrections } = decodeHousehold(link)
  expect(corrections).toEqual([])
  expect(household).toMatchObject({ sun: 'weakest', loads: [{ key: 'iron' }, { key: 'fan', takesTurns: true }, { takesTurns: true }] })
  expect(household.loads[0]).not.toHaveProperty('takesTurns')
  expect(encodeHousehold(household)).toBe(link)
  // Older links, from before these choices existed, still work.
  expect(decodeHousehold('1~8n~offGrid~lifepo4~0~iron').household).toMatchObject({ sun: 'usual', loads: [{ takesTurns: true }] })
  expect(decodeHousehold('1~8n!rain~backup~lifepo4~0~fan').corrections).toEqual([{ field: 'sun' }])
})

test('a custom appliance with a motor starts like the preset pump', () => {
  const link = '1~8n~backup~lifepo4~0~motor-1-2200-1-0-Turbina 3 HP'
  const { household, corrections } = decodeHousehold(link)
  expect(encodeHousehold(household)).toBe(link)
  expect(corrections).toEqual([])
  const pump = { ...household, loads: [{ ...loadOf('pump', 1), watts: 2200 }] }
  expect([surgeW(household), surgeW(pump)]).toEqual([8800, 8800])
  // In older links `own` was the only key of a custom appliance.
  expect(surgeW(decodeHousehold(link.replace('motor', 'own')).household)).toBe(2200)
})

test.each([
  ['1~8n~backup~lifepo4~0~fan~own-1-100-1-1', { count: 1, watts: 100 }],
  ['1~8n~backup~lifepo4~0~fan~motor-2-750-4-0', { hasMotor: true, count: 2, watts: 750 }],
])('an unnamed custom appliance has no name in a link, since each language shows its own word: %s', (link, load) => {
  const { household, corrections } = decodeHousehold(link)
  expect(household.loads[1]).toMatchObject({ name: UNNAMED, ...load })
  expect(corrections).toEqual([])
  expect(encodeHousehold(household)).toBe(link)
  // Older links contained "…" as the name.
  expect(decodeHousehold(`${link}-…`)).toEqual({ household, corrections })
})

describe('invalid links', () => {
  test.each<[string, object[]]>([
    ['1~25n~backup~lifepo4~0~fridge', [{ field: 'outageHours', reason: 'tooLarge' }]],
    ['1~-3n~backup~lifepo4~0~fridge', [{ field: 'outageHours', reason: 'tooSmall' }]],
    ['1~8n~backup~lifepo4~0~fridge-1-10000000', [{ field: 'watts', reason: 'tooLarge', row: 0 }]],
    ['1~8n~backup~lifepo4~0~fan-two', [{ field: 'count', reason: 'notANumber', row: 0 }]],
    ['1~8n~backup~lifepo4~0~fan-1-55-25', [{ field: 'dayHours', reason: 'tooLarge', row: 0 }]],
    ['1~8n~backup~lifepo4~900~fan', [{ field: 'growthPercent', reason: 'tooLarge' }]],
    ['1~8n~backup~lifepo4~0~gramophone-1', [{ field: 'unknown' }]],
    ['0~whatever', [{ field: 'link' }]],
    ['2~8n~backup~lifepo4~0~fridge', [{ field: 'link' }]],
    ['NaN', [{ field: 'link' }]],
    ['1~8n~back', [{ field: 'supply' }, { field: 'cut' }]],
    ['1~8n~backup', [{ field: 'cut' }]],
    ['1~8n~backup~lead~0~fridge', [{ field: 'chemistry' }]],
    ['1~8n~backup~lifepo4~0~fridge~own-1-75', [{ field: 'unknown' }]],
    [`1~8n~backup~lifepo4~0${'~fan'.repeat(200)}`, [{ field: 'rows' }]],
  ])('%s is corrected and reported', (link, corrections) => {
    expect(decodeHousehold(link).corrections).toEqual(corrections)
  })

  test('any text is read as a household with finite figures', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.string().map((text) => `1~${text}`),
          fc.string({ unit: fc.constantFrom(...'~-.!0159', 'own', 'fan', 'd', 'n', 'ground') }).map((text) => `1~${text}`),
        ),
        (text) => {
          const { household } = decodeHousehold(text)
          for (const { count, watts, dayHours, nightHours } of household.loads)
            for (const figure of [count, watts, dayHours, nightHours]) expect(Number.isFinite(figure) && figure >= 0).toBe(true)
          expect(decodeHousehold(encodeHousehold(household)).household).toEqual(household)
        },
      ),
      { numRuns: 500 },
    )
  })
})
