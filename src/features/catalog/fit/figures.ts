import type { Specs } from '../goods/attributes.ts'

/** Yes, no, or unknown because a figure is missing. */
export type Answer = boolean | undefined

/** True if one figure is at least the other. */
export function atLeast(one: number | undefined, other: number | undefined): Answer {
  return one === undefined || other === undefined ? undefined : one >= other
}

/** The power of a source over what runs for hours: with less it runs at its limit. The first value of the setting that staff keep. */
export const POWER_MARGIN = 1.25

/** Power factor of alternators: kW per kVA, ISO 8528-1. */
const POWER_FACTOR = 0.8

/** A generator should not run above this share of its power for hours. */
export const GENERATOR_LOAD = 0.75

/**
 * Power of a generator for hours, in kW: no more than its kVA at that power factor, whatever it gives at best; undefined
 * when neither is told.
 */
export function continuousKw({ powerKw, kva }: Specs): number | undefined {
  return kva === undefined ? powerKw : Math.min(powerKw ?? Number.POSITIVE_INFINITY, kva * POWER_FACTOR)
}

/** True if a supply has every voltage that a device is made for: "110/220" covers "220". */
export function coversVoltage(supply: Specs, device: Specs): Answer {
  if (!supply.acV || !device.acV) return undefined
  const given = supply.acV.split('/')
  return device.acV.split('/').every((voltage) => given.includes(voltage))
}

export function coversPhases(supply: Specs, device: Specs): Answer {
  if (!supply.phases || !device.phases) return undefined
  const given = supply.phases.split('/')
  return device.phases.split('/').every((phases) => given.includes(phases))
}

/** How far two figures are apart, in doublings; 0 when one is missing. */
export function doublings(one: number | undefined, other: number | undefined): number {
  return one && other ? Math.abs(Math.log2(one / other)) : 0
}
