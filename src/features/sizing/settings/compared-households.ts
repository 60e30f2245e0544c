import type { Appliances } from '../household/appliances.ts'
import { type Household, type PresetKey, presetHousehold } from '../household/household.ts'
import { basisOf, type SettingFields, type SizingBasis, type SizingSettingKey } from './setting-fields.ts'
import type { SizingSetting } from './sizing-setting.contract.ts'

/** Kind of household for which a setting matters: with a grid and lithium, with a grid and AGM, or without a grid. */
export function householdCaseOf(key: SizingSettingKey): 'grid' | 'agm' | 'offGrid' {
  if (key.endsWith('Agm')) return 'agm'
  return key === 'offGridDays' || key === 'performanceByBattery' ? 'offGrid' : 'grid'
}

/** Returns a preset household, changed so that the setting matters for it: with AGM batteries or without a grid. */
export function comparedHousehold(preset: PresetKey, key: SizingSettingKey, appliances: Appliances): Household {
  const household = presetHousehold(preset, appliances)
  const which = householdCaseOf(key)
  if (which === 'grid') return household
  return which === 'agm' ? { ...household, chemistry: which } : { ...household, supply: which }
}

/** Returns the basis of sizing as it is now, and with changed fields of one setting. */
export function basesBeforeAndAfter(
  settings: readonly SizingSetting[],
  key: SizingSettingKey,
  fields: SettingFields,
): [now: SizingBasis, then: SizingBasis] {
  const now = new Map(
    settings.flatMap(({ key: other, fields: of, updatedAt }) => (updatedAt === null ? [] : [[other, { fields: of, updatedAt }] as const])),
  )
  return [basisOf(now), basisOf(new Map([...now, [key, { fields, updatedAt: '' }]]))]
}
