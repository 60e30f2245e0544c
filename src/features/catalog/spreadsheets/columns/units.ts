/**
 * Other units in which people write a figure, by the unit of its attribute, with the factor to convert them. Units are in lower case,
 * so those that differ in capitals alone (mW, MW) are missing.
 */
const otherUnits: Record<string, Record<string, number>> = {
  kW: { w: 0.001 },
  kVA: { va: 0.001 },
  kWh: { wh: 0.001 },
  W: { wp: 1, kw: 1000, kwp: 1000 },
  A: { ma: 0.001 },
  Ah: { mah: 0.001 },
  V: { kv: 1000 },
  kg: { g: 0.001, gr: 0.001, gramm: 0.001, gramos: 0.001, kgs: 1, kilo: 1, kilos: 1, t: 1000 },
  m: { mm: 0.001, cm: 0.01, km: 1000, mt: 1, mts: 1 },
  mm: { cm: 10, m: 1000 },
  'mm²': { mm2: 1, qmm: 1 },
  h: { min: 1 / 60, std: 1, hs: 1 },
  dB: { dba: 1, 'db(a)': 1 },
}

/** Longer texts are no figures; the pattern would take long for them. */
const LENGTH_MAX = 40
const WITH_UNIT = /^(.*?)\s*(\p{L}[\p{L}()²2]*|%)\.?$/u

/** A written figure without its unit, and the factor that converts it to the unit of its attribute; undefined for an unknown unit. */
export function withoutUnit(text: string, unit: string): { figure: string; factor: number } | undefined {
  const [, figure = '', typed = ''] = (text.length <= LENGTH_MAX && WITH_UNIT.exec(text)) || []
  if (!typed) return { figure: text, factor: 1 }
  const name = typed.toLowerCase()
  const factor = name === unit.toLowerCase() ? 1 : otherUnits[unit]?.[name]
  return factor === undefined ? undefined : { figure, factor }
}
