import { describe, expect, test } from 'vitest'
import { problemText } from '#i18n/problems.ts'
import { ASSUMED_ON, defaultAssumptions } from '../assumptions.ts'
import { defaultAppliances } from '../household/appliances.ts'
import { basisOf, defaultFields, sizingSettingKeys } from '../settings/setting-fields.ts'
import { parseStoredFields, problemsOfSetting } from '../settings/sizing-setting.contract.ts'
import { changedHouseholds } from './changed-households.ts'
import { makeIsSameValue, parseFields, readDraft, textsOf } from './typed-setting.ts'

describe('the shop’s defaults', () => {
  test('follow the rules for staff and equal the default assumptions exactly', () => {
    expect(sizingSettingKeys.flatMap((key) => problemsOfSetting(key, defaultFields(key)))).toEqual([])
    const basis = basisOf(new Map())
    expect([basis.assumed, basis.appliances, basis.assumedOn]).toEqual([defaultAssumptions, defaultAppliances, ASSUMED_ON])
    const stored = new Map(
      sizingSettingKeys.map((key) => [key, { fields: parseStoredFields(key, JSON.stringify(defaultFields(key))), updatedAt: '' }]),
    )
    expect(basisOf(stored).assumed).toEqual(defaultAssumptions)
    expect(basisOf(stored).appliances.shower.isNotForBattery).toBe(true)
  })
})

describe('typed settings', () => {
  test.each([
    ['value', '4,2', 4.2],
    ['value', ' 4.2 ', 4.2],
    ['value', ',5', 0.5],
    ['watts', '1500', 1500],
    ['watts', '1.500', '1.500'],
    ['watts', '1.000', '1.000'],
    ['dayHours', '0.667', 0.667],
    ['dutyPercent', '72,222', 72.222],
    ['dutyPercent', '1.000', '1.000'],
    ['value', '', Number.NaN],
    ['value', 'viel', Number.NaN],
    ['value', '1e3', Number.NaN],
    ['value', '-1', -1],
    ['value', '4,2,1', Number.NaN],
  ] as const)('are parsed: %s "%s" as %s', (field, text, value) => {
    const key = field === 'value' ? 'sunHours' : 'appliance-fridge'
    expect(parseFields(key, { [field]: text })).toEqual({ [field]: value })
  })

  test('report a problem for each wrong field', () => {
    const typed = parseFields('appliance-fridge', { nameDe: '', watts: '1.000', dayHours: '13', nightHours: 'viel', dutyPercent: '50' })
    expect(problemsOfSetting('appliance-fridge', typed).map(({ field, problem }) => [field, problem])).toEqual([
      ['nameDe', 'sizing.nameMissing'],
      ['watts', 'sizing.readTwoWays'],
      ['dayHours', 'sizing.range'],
      ['nightHours', 'sizing.number'],
    ])
  })

  test('get a message with the possible readings of an ambiguous number', () => {
    const told = (key: 'appliance-fridge' | 'sunHours', fields: Parameters<typeof parseFields>[1]) =>
      problemsOfSetting(key, parseFields(key, fields)).map(({ problem, values }) => problemText('de', problem, values))
    expect(told('appliance-fridge', { watts: '1.200' })).toEqual([
      'Das lässt sich auf zwei Arten lesen. Bitte so schreiben: 1200 oder 1,2.',
    ])
    expect(told('sunHours', { value: '5.000' })).toEqual(['Das lässt sich auf zwei Arten lesen. Bitte so schreiben: 5.'])
    expect(told('appliance-fridge', { dayHours: '13.000' })).toEqual(['Bitte eine Zahl von 0 bis 12 eingeben.'])
  })

  test('do not change if the same number is written differently', () => {
    const isSame = makeIsSameValue('powerMargin')
    for (const [one, other] of [
      ['5', '5,'],
      ['1,25', '1.25'],
      ['1,25', '1,250'],
    ] as const)
      expect([other, isSame(one, other, 'value')]).toEqual([other, true])
    expect(isSame('5', '5,1', 'value')).toBe(false)
    expect(isSame('5', '5,', 'source')).toBe(false)
    expect(isSame('viel', 'mehr', 'value')).toBe(false)
  })

  test('are shown in the reader’s notation and read back', () => {
    const fields = defaultFields('appliance-fridge')
    expect(textsOf(fields, 'de')).toMatchObject({ nameDe: 'Kühlschrank', watts: '150', dutyPercent: '72,222' })
    expect(textsOf(fields, 'es').dutyPercent).toBe('72.222')
    expect(textsOf({ watts: 15_000 }, 'de').watts).toBe('15000')
  })

  test('are kept as a draft, and invalid storage is ignored', () => {
    const values = textsOf({ value: 4, source: 'PVGIS' }, 'de')
    const draft = { values, base: values, updatedAt: null }
    expect(readDraft(JSON.stringify(draft), 'sunHours')).toEqual(draft)
    expect(readDraft(JSON.stringify({ ...draft, kept: 'PVGIS' }), 'sunHours')).toEqual({ ...draft, kept: 'PVGIS' })
    expect(readDraft(JSON.stringify({ ...draft, kept: 5 }), 'sunHours')).toEqual(draft)
    for (const rubbish of [undefined, '', '{', 'null', '5', '{"values":{}}', '{"values":{"value":4,"source":""},"base":{}}'])
      expect(readDraft(rubbish, 'sunHours')).toBeUndefined()
  })
})

describe('the preview of three households', () => {
  const settings = sizingSettingKeys.map((key) => ({ key, fields: defaultFields(key), first: defaultFields(key), updatedAt: null }))

  test('shows no difference without a change', () => {
    for (const key of sizingSettingKeys)
      for (const { before, after } of changedHouseholds(settings, key, defaultFields(key))) expect([key, after]).toEqual([key, before])
  })

  test('shows the households that an assumption affects', () => {
    const battery = (key: 'depthAgm' | 'depthLifepo4' | 'offGridDays', value: number) =>
      changedHouseholds(settings, key, { value, source: '' }).map(({ before, after }) => after.battery / before.battery)
    // A larger battery is discharged more slowly in the same hours and so gives 3 % more.
    expect(battery('depthAgm', 40).every((ratio) => Math.abs(ratio - 1.25 * 0.971) < 0.01)).toBe(true)
    expect(battery('depthLifepo4', 40).every((ratio) => Math.abs(ratio - 2) < 0.01)).toBe(true)
    expect(battery('offGridDays', 4).every((ratio) => Math.abs(ratio - 2) < 0.01)).toBe(true)
  })

  test('includes saved changes and the typed appliance', () => {
    const saved = settings.map((one) =>
      one.key === 'sunHours' ? { ...one, fields: { value: 2.5, source: '' }, updatedAt: '2026-11-22T12:00:00.000Z' } : one,
    )
    const [home] = changedHouseholds(saved, 'appliance-fridge', { ...defaultFields('appliance-fridge'), watts: 300 })
    expect(home?.before).toMatchObject({ daily: 4.67, panels: 3.02 })
    expect(home?.after.daily).toBe(7.27)
  })
})
