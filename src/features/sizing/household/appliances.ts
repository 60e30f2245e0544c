import type { Language } from '#i18n/language.ts'
import { type ApplianceFigures, type ApplianceKey, defaultFigures } from './appliance-figures.ts'

/** An appliance that visitors choose from the calculator's list. */
export type Appliance = ApplianceFigures & {
  name: Record<Language, string>
  /** Source of the figures; empty for our own estimate. */
  source: string
}

const FRIDGE = 'Diario de Cuba, 2020; Granma'
const MANUAL = 'homegeneratorcalculator.com'

const named = (key: ApplianceKey, [es, de, en]: readonly [string, string, string], source = ''): Appliance => ({
  ...defaultFigures[key],
  name: { es, de, en },
  source,
})

/** Appliances that are common in Cuba, with default figures. */
export const defaultAppliances: Appliances = {
  fridge: named('fridge', ['Refrigerador', 'Kühlschrank', 'Fridge'], FRIDGE),
  oldFridge: named('oldFridge', ['Refrigerador viejo', 'Alter Kühlschrank', 'Old fridge'], FRIDGE),
  inverterFridge: named('inverterFridge', ['Refrigerador inverter', 'Inverter-Kühlschrank', 'Inverter fridge']),
  freezer: named('freezer', ['Congelador grande', 'Große Gefriertruhe', 'Large freezer']),
  fan: named('fan', ['Ventilador de pie', 'Standventilator', 'Standing fan']),
  bulb: named('bulb', ['Bombillo LED', 'LED-Lampe', 'LED bulb']),
  tv: named('tv', ['Televisor LED', 'LED-Fernseher', 'LED television']),
  router: named('router', ['Router y móviles', 'Router und Handys', 'Router and phones']),
  laptop: named('laptop', ['Laptop', 'Laptop', 'Laptop']),
  split: named('split', ['Split inverter 12,000 BTU', 'Split-Klimagerät 12.000 BTU', 'Inverter split 12,000 BTU'], MANUAL),
  windowUnit: named('windowUnit', ['Aire de ventana 10,000 BTU', 'Fenster-Klimagerät 10.000 BTU', 'Window unit 10,000 BTU'], MANUAL),
  pump: named('pump', ['Bomba de agua ½ HP', 'Wasserpumpe ½ PS', 'Water pump ½ HP'], 'grit.com; romitti.com'),
  riceCooker: named('riceCooker', ['Olla arrocera', 'Reiskocher', 'Rice cooker']),
  multiCooker: named('multiCooker', ['Olla reina', 'Multikocher', 'Multicooker']),
  induction: named('induction', ['Cocina de inducción, 1 hornilla', 'Induktionskocher, 1 Platte', 'Induction cooker, 1 ring']),
  microwave: named('microwave', ['Microondas', 'Mikrowelle', 'Microwave'], 'romitti.com'),
  kettle: named('kettle', ['Hervidor eléctrico', 'Wasserkocher', 'Kettle']),
  washer: named('washer', ['Lavadora', 'Waschmaschine', 'Washing machine'], 'howtofactsandinfo.com'),
  iron: named('iron', ['Plancha', 'Bügeleisen', 'Iron'], 'howtofactsandinfo.com'),
  shower: named('shower', ['Ducha eléctrica', 'Elektrische Dusche', 'Electric shower']),
}

export type Appliances = Record<ApplianceKey, Appliance>

/** Appliances whose own source also states the start factor. */
const sourcedStartFactors: readonly ApplianceKey[] = ['windowUnit', 'pump', 'microwave']

/**
 * Source of a start factor: the appliance's own source if it states the factor, `MANUAL` for factors of 3 to 6 (motors), else
 * empty, which means our own estimate.
 */
export function startFactorSource(key: ApplianceKey, { startFactor, source }: Pick<Appliance, 'startFactor' | 'source'>): string {
  if (sourcedStartFactors.includes(key)) return source
  return startFactor >= 3 && startFactor <= 6 ? MANUAL : ''
}

/** Converts the list of appliances in an API answer to a record by key. */
export function appliancesOf(listed: readonly (Appliance & { key: ApplianceKey })[]): Appliances {
  return Object.fromEntries(listed.map(({ key, ...appliance }) => [key, appliance])) as Appliances
}
