import type { Language } from '#i18n/language.ts'

export type Texts = Record<Language, string>
/**
 * `rank`: order in short lists, lowest first. An attribute without a rank is only in the complete list, which has the order of
 * attributes.ts.
 */
export type NumberAttribute = { kind: 'number'; unit: string; label: Texts; max: number; digits: number; rank?: number }
type ChoiceAttribute = { kind: 'choice'; label: Texts; choices: Record<string, Texts>; rank?: number }
export type Attribute = NumberAttribute | ChoiceAttribute

/** A text that is the same in every language. */
export const untranslated = (text: string): Texts => ({ es: text, de: text, en: text })

/** Attributes that a product card may show. Separate from attributes.ts, which has all attributes, to keep the browser's scripts small. */
export const cardAttributes = {
  kva: {
    kind: 'number',
    rank: 0,
    unit: 'kVA',
    max: 1000,
    digits: 1,
    label: { es: 'Potencia nominal', de: 'Nennleistung', en: 'Rated power' },
  },
  fuel: {
    kind: 'choice',
    rank: 1,
    label: { es: 'Combustible', de: 'Kraftstoff', en: 'Fuel' },
    choices: { petrol: { es: 'Gasolina', de: 'Benzin', en: 'Petrol' }, diesel: { es: 'Diésel', de: 'Diesel', en: 'Diesel' } },
  },
  noiseDb: { kind: 'number', rank: 2, unit: 'dB', max: 200, digits: 0, label: { es: 'Ruido', de: 'Lautstärke', en: 'Noise' } },
  powerKw: { kind: 'number', rank: 3, unit: 'kW', max: 1000, digits: 2, label: { es: 'Potencia', de: 'Leistung', en: 'Power' } },
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
  batteryV: {
    kind: 'choice',
    rank: 9,
    label: { es: 'Batería', de: 'Batterie', en: 'Battery' },
    choices: {
      '12': untranslated('12 V'),
      '24': untranslated('24 V'),
      '48': untranslated('48 V'),
      '12/24/48': untranslated('12/24/48 V'),
      hv: { es: 'Alta tensión', de: 'Hochvolt', en: 'High voltage' },
    },
  },
  acV: {
    kind: 'choice',
    rank: 11,
    label: { es: 'Tensión AC', de: 'AC-Spannung', en: 'AC voltage' },
    choices: {
      '110': untranslated('110 V'),
      '220': untranslated('220 V'),
      '110/220': untranslated('110/220 V'),
      '220/380': untranslated('220/380 V'),
      '110/220/380': untranslated('110/220/380 V'),
    },
  },
  chargeA: {
    kind: 'number',
    rank: 12,
    unit: 'A',
    max: 10_000,
    digits: 0,
    label: { es: 'Corriente de carga', de: 'Ladestrom', en: 'Charging current' },
  },
  currentA: { kind: 'number', rank: 13, unit: 'A', max: 10_000, digits: 1, label: { es: 'Corriente', de: 'Strom', en: 'Current' } },
  dcMaxV: {
    kind: 'number',
    rank: 14,
    unit: 'V',
    max: 10_000,
    digits: 0,
    label: { es: 'Tensión DC máx.', de: 'DC-Spannung max.', en: 'DC voltage, max.' },
  },
  weightKg: { kind: 'number', rank: 15, unit: 'kg', max: 100_000, digits: 2, label: { es: 'Peso', de: 'Gewicht', en: 'Weight' } },
  chemistry: {
    kind: 'choice',
    rank: 17,
    label: { es: 'Tecnología', de: 'Technik', en: 'Chemistry' },
    choices: { lifepo4: untranslated('LiFePO4'), agm: untranslated('AGM') },
  },
} as const satisfies Record<string, Attribute>
