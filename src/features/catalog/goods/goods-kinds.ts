import type { Language } from '#i18n/language.ts'
import type { AttributeKey } from './attributes.ts'

/** Place of a product in the catalogue: a category, or one of its subcategories. */
export type CategoryPath = { categoryId: number; subcategoryId: number | null }
type Goods = { label: Record<Language, string>; asks: readonly AttributeKey[] }

/**
 * The kinds of goods. `asks`: attributes that the staff's product form has fields for. The compatibility rules (fit/rules.ts) apply to
 * kinds. A category sets the kind of its products; a subcategory may override it.
 */
export const goodsKindDetails = {
  system: {
    label: { es: 'Sistemas solares completos', de: 'Komplette Solaranlagen', en: 'Complete solar systems' },
    asks: [
      ...(['powerKw', 'surgeKw', 'idleW', 'wattPeak', 'capacityKwh', 'acV', 'phases', 'batteryV', 'chargerKw'] as const),
      ...(['chemistry', 'depthPercent', 'weightKg', 'warrantyYears'] as const),
    ],
  },
  panel: {
    label: { es: 'Paneles solares', de: 'Solarmodule', en: 'Solar panels' },
    asks: ['wattPeak', 'voltageV', 'openCircuitV', 'shortCircuitA', 'frameMm', 'widthMm', 'weightKg', 'warrantyYears'],
  },
  inverter: {
    label: { es: 'Inversores', de: 'Wechselrichter', en: 'Inverters' },
    asks: [
      ...(['powerKw', 'surgeKw', 'idleW', 'acV', 'phases', 'batteryV', 'batteryMinV', 'batteryMaxV', 'batteryTypes', 'chargeA'] as const),
      ...(['chargerKw', 'solarInput', 'dcMinV', 'mpptMaxV', 'dcMaxV', 'mpptCount', 'mpptMaxA', 'pvMaxW'] as const),
      ...(['weightKg', 'warrantyYears'] as const),
    ],
  },
  battery: {
    label: { es: 'Baterías', de: 'Batterien', en: 'Batteries' },
    asks: [
      ...(['capacityKwh', 'capacityAh', 'voltageV', 'chemistry', 'chargeA', 'dischargeA'] as const),
      ...(['seriesMax', 'parallelMax', 'depthPercent', 'cycles', 'weightKg', 'warrantyYears'] as const),
    ],
  },
  generator: {
    label: { es: 'Generadores', de: 'Generatoren', en: 'Generators' },
    asks: ['powerKw', 'kva', 'acV', 'phases', 'fuel', 'runHours', 'noiseDb', 'weightKg', 'warrantyYears'],
  },
  controller: {
    label: { es: 'Controladores de carga', de: 'Laderegler', en: 'Charge controllers' },
    asks: ['batteryV', 'batteryTypes', 'chargeA', 'dcMinV', 'mpptMaxV', 'dcMaxV', 'mpptMaxA', 'pvMaxW', 'weightKg', 'warrantyYears'],
  },
  cable: {
    label: { es: 'Cable solar', de: 'Solarkabel', en: 'Solar cable' },
    asks: ['cableMm2', 'lengthM', 'currentA', 'dcMaxV', 'weightKg', 'warrantyYears'],
  },
  accessory: {
    label: { es: 'Conectores y protecciones', de: 'Stecker und Schutzgeräte', en: 'Connectors and protection' },
    asks: ['currentA', 'acCurrentA', 'dcMaxV', 'stringsMax', 'stringFuses', 'cableMinMm2', 'cableMaxMm2', 'weightKg', 'warrantyYears'],
  },
  mounting: {
    label: { es: 'Montaje de paneles', de: 'Modulmontage', en: 'Panel mounting' },
    asks: ['panelCount', 'mountsOn', 'frameMinMm', 'frameMaxMm', 'panelMaxMm', 'weightKg', 'warrantyYears'],
  },
  machine: {
    label: { es: 'Máquinas y equipos', de: 'Maschinen und Geräte', en: 'Machines and equipment' },
    asks: ['powerKw', 'startKw', 'acV', 'phases', 'weightKg', 'warrantyYears'],
  },
  tool: {
    label: { es: 'Herramientas eléctricas', de: 'Elektrowerkzeuge', en: 'Power tools' },
    asks: ['powerKw', 'startKw', 'acV', 'phases', 'weightKg', 'warrantyYears'],
  },
  material: {
    label: { es: 'Materiales de construcción', de: 'Baumaterialien', en: 'Building materials' },
    asks: ['weightKg'],
  },
  filter: {
    label: { es: 'Filtros de agua', de: 'Wasserfilter', en: 'Water filters' },
    asks: ['cartridgeSize', 'weightKg', 'warrantyYears'],
  },
  cartridge: {
    label: { es: 'Cartuchos filtrantes', de: 'Filterkartuschen', en: 'Filter cartridges' },
    asks: ['cartridgeSize', 'weightKg'],
  },
  other: {
    label: { es: 'Otros', de: 'Sonstiges', en: 'Other' },
    asks: ['weightKg', 'warrantyYears'],
  },
} as const satisfies Record<string, Goods>

export type GoodsKind = keyof typeof goodsKindDetails
export const goodsKinds = Object.keys(goodsKindDetails) as [GoodsKind, ...GoodsKind[]]

type Place = { goods: GoodsKind | null }

/** Kind of the goods in a category or subcategory: the subcategory's kind, else the category's, else `other`. */
export function goodsKindOf(category: Place | undefined, subcategory: Place | null | undefined): GoodsKind {
  return subcategory?.goods ?? category?.goods ?? 'other'
}
