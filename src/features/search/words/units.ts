/** Lowest mains voltage; lower voltages are those of batteries. The catalogue's `voltages.ts` has the same limit. */
export const MAINS_V = 100

/** For each folded spelling of a unit: the base unit of the index, and the factor to it. */
const units: Record<string, readonly [base: string, factor: number]> = {
  w: ['w', 1],
  wp: ['w', 1],
  watt: ['w', 1],
  watts: ['w', 1],
  vatio: ['w', 1],
  vatios: ['w', 1],
  kw: ['w', 1000],
  kwp: ['w', 1000],
  kilovatio: ['w', 1000],
  kilovatios: ['w', 1000],
  kilowatt: ['w', 1000],
  kilowatts: ['w', 1000],
  wh: ['wh', 1],
  kwh: ['wh', 1000],
  'kilowatt hour': ['wh', 1000],
  'kilowatt hours': ['wh', 1000],
  'kilovatio hora': ['wh', 1000],
  'kilovatios hora': ['wh', 1000],
  kilowattstunde: ['wh', 1000],
  kilowattstunden: ['wh', 1000],
  va: ['va', 1],
  kva: ['va', 1000],
  ah: ['ah', 1],
  'amp hour': ['ah', 1],
  'amp hours': ['ah', 1],
  'ampere hour': ['ah', 1],
  'ampere hours': ['ah', 1],
  'amperio hora': ['ah', 1],
  'amperios hora': ['ah', 1],
  amperestunde: ['ah', 1],
  amperestunden: ['ah', 1],
  v: ['v', 1],
  volt: ['v', 1],
  volts: ['v', 1],
  voltio: ['v', 1],
  voltios: ['v', 1],
  amp: ['a', 1],
  amps: ['a', 1],
  amperio: ['a', 1],
  amperios: ['a', 1],
  ampere: ['a', 1],
  amperes: ['a', 1],
  h: ['h', 1],
  hs: ['h', 1],
  hr: ['h', 1],
  hrs: ['h', 1],
  hora: ['h', 1],
  horas: ['h', 1],
  hour: ['h', 1],
  hours: ['h', 1],
  std: ['h', 1],
  stunde: ['h', 1],
  stunden: ['h', 1],
  hz: ['hz', 1],
  db: ['db', 1],
  decibel: ['db', 1],
  decibels: ['db', 1],
  decibeles: ['db', 1],
  decibelios: ['db', 1],
  dezibel: ['db', 1],
  kg: ['kg', 1],
  kilo: ['kg', 1],
  kilos: ['kg', 1],
  kilogramo: ['kg', 1],
  kilogramos: ['kg', 1],
  kilogram: ['kg', 1],
  kilograms: ['kg', 1],
  kilogramm: ['kg', 1],
  mm2: ['mm2', 1],
  mm: ['mm', 1],
  cm: ['cm', 1],
  l: ['l', 1],
  litro: ['l', 1],
  litros: ['l', 1],
  liter: ['l', 1],
  liters: ['l', 1],
  litre: ['l', 1],
  litern: ['l', 1],
  litres: ['l', 1],
  m: ['m', 1],
  metro: ['m', 1],
  metros: ['m', 1],
  meter: ['m', 1],
  meters: ['m', 1],
  metre: ['m', 1],
  metres: ['m', 1],
  metern: ['m', 1],
}
/** Units that are recognised only directly behind a number: "60A" is sixty amperes, "3 a 30 kW" is "from 3 to 30 kW". */
const gluedUnits: Record<string, readonly [base: string, factor: number]> = { a: ['a', 1] }

const alternatives = (known: object) =>
  Object.keys(known)
    .sort((a, b) => b.length - a.length)
    .join('|')

/** Pattern of all units, in folded text. */
export const unitPattern = `(?:${alternatives({ ...units, ...gluedUnits })})`

/** Matches "5 kw", "60a" and the like in folded text: number, unit, or glued unit. No letter or digit may follow. */
export const quantityPattern = `(\\d+(?:[.,]\\d+)*)(?:\\s?(${alternatives(units)})|(${alternatives(gluedUnits)}))`

/** Search word of a quantity in its base unit: "5" and "kw" give "5000w". Equal quantities give the same word. */
export function quantityWord(number: string, unit: string): string {
  const { value, base } = toBaseUnit(number, unit)
  return `${value}${base}`
}

/** Converts a number to the base unit of the index: "5" and "kw" give 5000 and "w". */
export function toBaseUnit(number: string, unit: string): { value: number; base: string } {
  const [base, factor] = units[unit] ?? gluedUnits[unit] ?? [unit, 1]
  // "5.120 kWh" is 5.12, "5.120 W" is 5120: dots group thousands only in base units.
  const value = factor === 1 ? parseNumber(number) : decimalNumber(number)
  return { value: Math.round(Math.min(value * factor, MAX_QUANTITY) * 1000) / 1000, base }
}

/** Maximum value of a quantity; much longer numbers would be printed as 1e+98. */
const MAX_QUANTITY = 1e12

/** Normalized form of a number as a search word. */
export function numberWord(number: string): string {
  const value = parseNumber(number)
  return value < MAX_QUANTITY ? String(value) : number
}

/** The value of a number with a decimal point or comma, or with its thousands grouped: "1,500", "1.500" and "1500" are one. */
export function parseNumber(number: string): number {
  return /^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(number) ? Number(number.replace(/[.,]/g, '')) : decimalNumber(number)
}

/** Parses a number whose last separator is the decimal one. */
function decimalNumber(number: string): number {
  const parts = number.split(/[.,]/)
  const digits = parts.length > 1 ? `${parts.slice(0, -1).join('')}.${parts.at(-1)}` : number
  return Number(digits)
}

/**
 * The unit that a word without a number names: "kw" for "kilovatios". Undefined for single letters except W and V, for hours
 * ("muchas horas") and for meters.
 */
export function parseUnitName(word: string): string | undefined {
  if (word.length === 1 && word !== 'w' && word !== 'v') return undefined
  return Array.isArray(units[word]) && unitKey(word) !== 'h' && unitKey(word) !== 'm' ? unitKey(word) : undefined
}

/** All seeded spellings of units, some of them in two words. */
export const unitSpellings: readonly string[] = Object.keys({ ...units, ...gluedUnits })

/** Common key of all spellings of a unit: "w" for "wp", "watts" and "w", but "kw" for "kilowatts". */
export function unitKey(unit: string): string {
  const [base, factor] = units[unit] ?? gluedUnits[unit] ?? [unit, 1]
  return factor === 1000 ? `k${base}` : base
}

/** A unit with all seeded spellings; `label` is the form shown to people. */
export type KnownUnit = { key: string; label: string; spellings: readonly string[] }

const labels: Record<string, string> = {
  ...{ w: 'W', kw: 'kW', wh: 'Wh', kwh: 'kWh', va: 'VA', kva: 'kVA', ah: 'Ah', v: 'V', a: 'A', hz: 'Hz', db: 'dB', h: 'h' },
  ...{ kg: 'kg', mm2: 'mm²', mm: 'mm', cm: 'cm', l: 'l', m: 'm' },
}

export type Figure = { amount: number; unit: string }

/** Converts a search word to a figure for people: "5000w" to 5 kW. A bare number has the unit ''. */
export function toFigure(quantity: string): Figure {
  if (/^[\d.]+$/.test(quantity)) return { amount: Number(quantity), unit: '' }
  const [, number = '', base = ''] = /^(\d+(?:\.\d+)?)(.+)$/.exec(quantity) ?? []
  const amount = Number(number)
  const isLarge = amount >= 1000 && labels[`k${base}`] !== undefined
  return { amount: isLarge ? amount / 1000 : amount, unit: labels[isLarge ? `k${base}` : base] ?? base }
}

/** Every unit that a quantity can have. */
export const knownUnits: readonly KnownUnit[] = Object.entries(labels).map(([key, label]) => ({
  key,
  label,
  spellings: Object.keys({ ...units, ...gluedUnits }).filter((spelling) => unitKey(spelling) === key),
}))

export type Quantity = { word: string; value: number; unit: string }

/** Parses a search word such as "48v"; undefined for units in which quantities are not compared, such as hours. */
export function parseQuantity(word: string): Quantity | undefined {
  const [, value, unit] = /^(\d+(?:\.\d+)?)(w|wh|va|ah|v|a)$/.exec(word) ?? []
  return value === undefined || unit === undefined ? undefined : { word, value: Number(value), unit }
}
