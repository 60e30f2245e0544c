import type { Language } from '#i18n/language.ts'

type Texts = Record<Language, string>
/** `rank`: which figures a short list shows, lowest first; the order of the registry is that of a complete one. */
type NumberAttribute = { kind: 'number'; unit: string; label: Texts; max: number; digits: number; rank: number }
type ChoiceAttribute = { kind: 'choice'; label: Texts; choices: Record<string, Texts>; rank: number }
export type Attribute = NumberAttribute | ChoiceAttribute

/** The same word in every language. */
const same = (text: string): Texts => ({ es: text, de: text, en: text })

/**
 * The technical attributes that a product may have, in the order in which they are shown. They drive the rating plate,
 * the facets, the comparison and the system calculator. Adding one is one line here.
 */
export const attributes = {
  powerKw: { kind: 'number', rank: 3, unit: 'kW', max: 1000, digits: 2, label: { es: 'Potencia', de: 'Leistung', en: 'Power' } },
  kva: {
    kind: 'number',
    rank: 0,
    unit: 'kVA',
    max: 1000,
    digits: 1,
    label: { es: 'Potencia nominal', de: 'Nennleistung', en: 'Rated power' },
  },
  wattPeak: {
    kind: 'number',
    rank: 4,
    unit: 'W',
    max: 1_000_000,
    digits: 0,
    label: { es: 'Potencia pico', de: 'Spitzenleistung', en: 'Peak power' },
  },
  capacityKwh: {
    kind: 'number',
    rank: 5,
    unit: 'kWh',
    max: 10_000,
    digits: 2,
    label: { es: 'Capacidad', de: 'Kapazität', en: 'Capacity' },
  },
  capacityAh: { kind: 'number', rank: 6, unit: 'Ah', max: 10_000, digits: 1, label: { es: 'Carga', de: 'Ladung', en: 'Charge' } },
  voltageV: { kind: 'number', rank: 8, unit: 'V', max: 10_000, digits: 1, label: { es: 'Tensión', de: 'Spannung', en: 'Voltage' } },
  phases: {
    kind: 'choice',
    rank: 9,
    label: { es: 'Fases', de: 'Phasen', en: 'Phases' },
    choices: { '1': same('1'), '3': same('3'), '1/3': same('1/3') },
  },
  chemistry: {
    kind: 'choice',
    rank: 12,
    label: { es: 'Tecnología', de: 'Technik', en: 'Chemistry' },
    choices: { lifepo4: same('LiFePO4'), agm: same('AGM') },
  },
  fuel: {
    kind: 'choice',
    rank: 1,
    label: { es: 'Combustible', de: 'Kraftstoff', en: 'Fuel' },
    choices: { petrol: { es: 'Gasolina', de: 'Benzin', en: 'Petrol' }, diesel: { es: 'Diésel', de: 'Diesel', en: 'Diesel' } },
  },
  cycles: { kind: 'number', rank: 7, unit: '', max: 100_000, digits: 0, label: { es: 'Ciclos', de: 'Zyklen', en: 'Cycles' } },
  noiseDb: { kind: 'number', rank: 2, unit: 'dB', max: 200, digits: 0, label: { es: 'Ruido', de: 'Lautstärke', en: 'Noise' } },
  weightKg: { kind: 'number', rank: 10, unit: 'kg', max: 100_000, digits: 2, label: { es: 'Peso', de: 'Gewicht', en: 'Weight' } },
  warrantyYears: {
    kind: 'number',
    rank: 11,
    unit: '',
    max: 50,
    digits: 0,
    label: { es: 'Años de garantía', de: 'Jahre Garantie', en: 'Years of warranty' },
  },
} as const satisfies Record<string, Attribute>

export type AttributeKey = keyof typeof attributes
/** The attributes of one product: a number in the attribute's unit, or the key of a choice. */
export type Specs = { [Key in AttributeKey]?: (typeof attributes)[Key] extends NumberAttribute ? number : string }

export const attributeKeys = Object.keys(attributes) as AttributeKey[]
