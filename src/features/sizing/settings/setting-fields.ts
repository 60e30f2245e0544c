import { ASSUMED_ON, type Assumptions, defaultAssumptions } from '../assumptions.ts'
import { type ApplianceKey, applianceKeys } from '../household/appliance-figures.ts'
import { type Appliances, defaultAppliances } from '../household/appliances.ts'

/** An assumption as staff read and type it (shares in per cent), with limits, default and source. */
type Figure = { unit: '%' | 'kWh/m²' | '×' | 'd' | 'W' | 'm' | ''; least: number; most: number; value: number; source: string }
const { sunHours, weakestSunHours, performance, performanceByBattery, depth, roundTrip, offGridDays } = defaultAssumptions
const { idleShare, idleLeastW, cableM, powerMargin, powerFactor, generatorLoad } = defaultAssumptions
const share = (value: number, least: number, source = ''): Figure => ({ unit: '%', least, most: 100, value: inPercent(value), source })
const inPercent = (value: number) => Math.round(value * 1e6) / 1e4

/** The assumptions that staff may change. An empty source means our own estimate. */
export const assumptionFigures = {
  sunHours: { unit: 'kWh/m²', least: 1, most: 9, value: sunHours, source: 'Radio Reloj; Radio Granma, 2017' },
  weakestSunHours: { unit: 'kWh/m²', least: 1, most: 9, value: weakestSunHours, source: '' },
  performance: share(performance, 20, 'NREL, PVWatts'),
  performanceByBattery: share(performanceByBattery, 20),
  depthLifepo4: share(depth.lifepo4, 10, 'englishilm.com'),
  depthAgm: share(depth.agm, 10, 'h2wenergy.com'),
  roundTripLifepo4: share(roundTrip.lifepo4, 30),
  roundTripAgm: share(roundTrip.agm, 30),
  offGridDays: { unit: 'd', least: 0.5, most: 14, value: offGridDays, source: 'englishilm.com' },
  idleShare: { ...share(idleShare, 0), most: 10 },
  idleLeastW: { unit: 'W', least: 0, most: 500, value: idleLeastW, source: '' },
  cableM: { unit: 'm', least: 1, most: 200, value: cableM, source: '' },
  powerMargin: { unit: '×', least: 1, most: 3, value: powerMargin, source: '' },
  powerFactor: { unit: '', least: 0.5, most: 1, value: powerFactor, source: '' },
  generatorLoad: share(generatorLoad, 20),
} as const satisfies Record<string, Figure>
export type FigureKey = keyof typeof assumptionFigures
export const figureKeys = Object.keys(assumptionFigures) as [FigureKey, ...FigureKey[]]

const OF_APPLIANCE = 'appliance-'
export type SizingSettingKey = FigureKey | `appliance-${ApplianceKey}`
/** All settings that staff may change, in the order of the page: assumptions, then appliances. */
export const sizingSettingKeys: readonly SizingSettingKey[] = [
  ...figureKeys,
  ...applianceKeys.map((key) => `${OF_APPLIANCE}${key}` as const),
]
/** Appliance of a setting; undefined for an assumption. */
export const applianceOf = (key: SizingSettingKey): ApplianceKey | undefined =>
  key.startsWith(OF_APPLIANCE) ? (key.slice(OF_APPLIANCE.length) as ApplianceKey) : undefined

export const numberFields = ['value', 'watts', 'dayHours', 'nightHours', 'dutyPercent', 'startFactor'] as const
export type NumberField = (typeof numberFields)[number]
export const nameFields = ['nameDe', 'nameEs', 'nameEn'] as const
type NameField = (typeof nameFields)[number]
/** Fields of a setting: an assumption has a value and a source, an appliance all fields but the value. */
export type SettingFields = Partial<Record<NumberField, number> & Record<NameField, string>> & { source: string }
export type SettingField = keyof SettingFields

export const isNumberField = (field: SettingField): field is NumberField => (numberFields as readonly string[]).includes(field)

/** The fields that a setting has, in the order of its form. */
export function fieldsOf(key: SizingSettingKey): SettingField[] {
  return applianceOf(key) ? [...nameFields, ...numberFields.filter((field) => field !== 'value'), 'source'] : ['value', 'source']
}

/** Minimum and maximum of a number field of a setting. */
export function limitsOf(key: SizingSettingKey, field: NumberField): readonly [least: number, most: number] {
  if (!applianceOf(key)) return [assumptionFigures[key as FigureKey].least, assumptionFigures[key as FigureKey].most]
  return ofAppliances[field]
}

const ofAppliances: Record<NumberField, readonly [number, number]> = {
  value: [0, 0],
  watts: [1, 20_000],
  dayHours: [0, 12],
  nightHours: [0, 12],
  dutyPercent: [1, 100],
  startFactor: [1, 10],
}

export function defaultFields(key: SizingSettingKey): SettingFields {
  const appliance = applianceOf(key)
  if (!appliance) {
    const { value, source } = assumptionFigures[key as FigureKey]
    return { value, source }
  }
  const { name, watts, dayHours, nightHours, duty, startFactor, source } = defaultAppliances[appliance]
  return { nameDe: name.de, nameEs: name.es, nameEn: name.en, watts, dayHours, nightHours, dutyPercent: duty * 100, startFactor, source }
}

/** Basis of all sizing: assumptions with the source of each, appliances, and the time of the last change. */
export type SizingBasis = {
  assumed: Assumptions
  appliances: Appliances
  sources: Readonly<Record<FigureKey, string>>
  assumedOn: string
}

/** Builds the basis from the defaults and staff's changes. */
export function basisOf(changed: ReadonlyMap<SizingSettingKey, { fields: SettingFields; updatedAt: string }>): SizingBasis {
  const fields = (key: SizingSettingKey) => changed.get(key)?.fields ?? defaultFields(key)
  const value = (key: FigureKey) => fields(key).value ?? assumptionFigures[key].value
  const part = (key: FigureKey) => value(key) / 100
  const appliances = Object.fromEntries(
    applianceKeys.map((key) => {
      const setting = changed.get(`${OF_APPLIANCE}${key}`)
      return [key, setting ? { ...defaultAppliances[key], ...applianceFrom(setting.fields) } : defaultAppliances[key]]
    }),
  ) as Appliances
  return {
    assumed: {
      sunHours: value('sunHours'),
      weakestSunHours: value('weakestSunHours'),
      performance: part('performance'),
      performanceByBattery: part('performanceByBattery'),
      depth: { lifepo4: part('depthLifepo4'), agm: part('depthAgm') },
      roundTrip: { lifepo4: part('roundTripLifepo4'), agm: part('roundTripAgm') },
      bankV: defaultAssumptions.bankV,
      offGridDays: value('offGridDays'),
      idleShare: part('idleShare'),
      idleLeastW: value('idleLeastW'),
      cableM: value('cableM'),
      powerMargin: value('powerMargin'),
      powerFactor: value('powerFactor'),
      generatorLoad: part('generatorLoad'),
    },
    appliances,
    sources: Object.fromEntries(figureKeys.map((key) => [key, fields(key).source])) as Record<FigureKey, string>,
    assumedOn: [...changed.values()].reduce((last, { updatedAt }) => (updatedAt > last ? updatedAt : last), ASSUMED_ON),
  }
}

function applianceFrom({ nameDe = '', nameEs = '', nameEn = '', source, dutyPercent = 100, ...figuresOf }: SettingFields) {
  const { watts = 0, dayHours = 0, nightHours = 0, startFactor = 1 } = figuresOf
  return { name: { de: nameDe, es: nameEs, en: nameEn }, watts, dayHours, nightHours, duty: dutyPercent / 100, startFactor, source }
}
