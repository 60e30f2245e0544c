import type { Language } from '#i18n/language.ts'

/**
 * An appliance that a household may choose. A fridge runs all day, but its motor only part of it: `duty` is the share of
 * its hours in which it draws `watts`.
 */
export type Appliance = {
  name: Record<Language, string>
  watts: number
  /** Hours by day and by night, of twelve each. */
  dayHours: number
  nightHours: number
  duty: number
  /** How many times its power it draws in the moment it starts; 1 for what has no motor. */
  startFactor: number
  /** Where the figures come from; empty for an own estimate. */
  source: string
  /** What heats water or draws so much that no battery of a household should: told, and left out of what is counted. */
  isNotForBattery?: true
}

const FRIDGE = 'Diario de Cuba, 2020; Granma'
const MANUAL = 'homegeneratorcalculator.com'

const appliance = (
  [es, de, en]: readonly [string, string, string],
  [watts, dayHours, nightHours, duty, startFactor]: readonly [number, number, number, number, number],
  source = '',
): Appliance => ({ name: { es, de, en }, watts, dayHours, nightHours, duty, startFactor, source })

/**
 * Appliances as they are common in Cuba: watts while running, hours by day and by night, duty, start factor. A fridge of
 * 150 W takes 2.6 kWh a day, an old one 3.3: its duty is that over 24 hours of its power.
 */
export const defaultAppliances = {
  fridge: appliance(['Refrigerador', 'Kühlschrank', 'Fridge'], [150, 12, 12, 2600 / 3600, 5], FRIDGE),
  oldFridge: appliance(['Refrigerador viejo', 'Alter Kühlschrank', 'Old fridge'], [150, 12, 12, 3300 / 3600, 5], FRIDGE),
  inverterFridge: appliance(['Refrigerador inverter', 'Inverter-Kühlschrank', 'Inverter fridge'], [100, 12, 12, 1200 / 2400, 1.3]),
  freezer: appliance(['Congelador grande', 'Große Gefriertruhe', 'Large freezer'], [200, 12, 12, 2500 / 4800, 5]),
  fan: appliance(['Ventilador de pie', 'Standventilator', 'Standing fan'], [55, 2, 8, 1, 1.5]),
  bulb: appliance(['Bombillo LED', 'LED-Lampe', 'LED bulb'], [9, 2, 4, 1, 1]),
  tv: appliance(['Televisor LED', 'LED-Fernseher', 'LED television'], [80, 2, 3, 1, 1]),
  router: appliance(['Router y móviles', 'Router und Handys', 'Router and phones'], [30, 2, 8, 1, 1]),
  laptop: appliance(['Laptop', 'Laptop', 'Laptop'], [60, 3, 2, 1, 1]),
  split: appliance(
    ['Split inverter 12,000 BTU', 'Split-Klimagerät 12.000 BTU', 'Inverter split 12,000 BTU'],
    [900, 0, 8, 0.6, 1.3],
    MANUAL,
  ),
  windowUnit: appliance(
    ['Aire de ventana 10,000 BTU', 'Fenster-Klimagerät 10.000 BTU', 'Window unit 10,000 BTU'],
    [900, 0, 8, 0.7, 3],
    MANUAL,
  ),
  pump: appliance(['Bomba de agua ½ HP', 'Wasserpumpe ½ PS', 'Water pump ½ HP'], [750, 1, 0, 1, 4], 'grit.com; romitti.com'),
  riceCooker: appliance(['Olla arrocera', 'Reiskocher', 'Rice cooker'], [600, 0.4 / 0.6, 0, 1, 1]),
  multiCooker: appliance(['Olla reina', 'Multikocher', 'Multicooker'], [1000, 0.7, 0, 1, 1]),
  induction: appliance(
    ['Cocina de inducción, 1 hornilla', 'Induktionskocher, 1 Platte', 'Induction cooker, 1 ring'],
    [1500, 1 / 1.5, 0, 1, 1],
  ),
  microwave: appliance(['Microondas', 'Mikrowelle', 'Microwave'], [1200, 0.2 / 1.2, 0, 1, 1.5], 'romitti.com'),
  washer: appliance(['Lavadora', 'Waschmaschine', 'Washing machine'], [500, 0.6, 0, 1, 3], 'howtofactsandinfo.com'),
  iron: appliance(['Plancha', 'Bügeleisen', 'Iron'], [1000, 0.3, 0, 1, 1], 'howtofactsandinfo.com'),
  shower: { ...appliance(['Ducha eléctrica', 'Elektrische Dusche', 'Electric shower'], [4000, 0.3, 0, 1, 1]), isNotForBattery: true },
} as const satisfies Record<string, Appliance>

export type ApplianceKey = keyof typeof defaultAppliances
export type Appliances = Record<ApplianceKey, Appliance>
export const applianceKeys = Object.keys(defaultAppliances) as [ApplianceKey, ...ApplianceKey[]]

/** Whose own source tells how they start, too. */
const toldStarts: readonly ApplianceKey[] = ['windowUnit', 'pump', 'microwave']

/** Where a start factor comes from: of motors it is 3 to 6 (MANUAL); empty for an own estimate. */
export function startSource(key: ApplianceKey, { startFactor, source }: Pick<Appliance, 'startFactor' | 'source'>): string {
  if (toldStarts.includes(key)) return source
  return startFactor >= 3 && startFactor <= 6 ? MANUAL : ''
}

/** Appliances by their keys, from a list of them as the API answers it. */
export function appliancesOf(listed: readonly (Appliance & { key: ApplianceKey })[]): Appliances {
  return Object.fromEntries(listed.map(({ key, ...appliance }) => [key, appliance])) as Appliances
}
