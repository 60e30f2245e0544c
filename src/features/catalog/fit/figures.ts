import type { Specs } from '../goods/attributes.ts'

/** Yes, no, or unknown because a figure is missing. */
export type Answer = boolean | undefined

/** True if `one` is at least `other`; undefined if `one` or `other` is missing. */
export function atLeast(one: number | undefined, other: number | undefined): Answer {
  return one === undefined || other === undefined ? undefined : one >= other
}

/**
 * Required power of a source divided by the continuous load; a source with less power runs at its limit. Default of a setting that
 * staff can change.
 */
export const POWER_MARGIN = 1.25

/** Power factor of alternators: kW per kVA, ISO 8528-1. */
const POWER_FACTOR = 0.8

/** A generator should not run above this share of its power for hours. */
export const GENERATOR_LOAD = 0.75

/** Continuous power of a generator in kW: its kW, capped by its kVA times the power factor; undefined if neither is stated. */
export function continuousKw({ powerKw, kva }: Specs): number | undefined {
  return kva === undefined ? powerKw : Math.min(powerKw ?? Number.POSITIVE_INFINITY, kva * POWER_FACTOR)
}

/** True if a supply has every voltage that a device needs: "110/220" covers "220". Undefined if a voltage is missing. */
export function coversVoltage(supply: Specs, device: Specs): Answer {
  if (!supply.acV || !device.acV) return undefined
  const given = supply.acV.split('/')
  return device.acV.split('/').every((voltage) => given.includes(voltage))
}

/** True if a supply has every number of phases that a device needs. Undefined if a number is missing. */
export function coversPhases(supply: Specs, device: Specs): Answer {
  if (!supply.phases || !device.phases) return undefined
  const given = supply.phases.split('/')
  return device.phases.split('/').every((phases) => given.includes(phases))
}

/** Distance of two figures in doublings of the smaller: 1 for 5 and 10, 2 for 5 and 20; 0 if a figure is missing. */
export function doublingsBetween(one: number | undefined, other: number | undefined): number {
  return one && other ? Math.abs(Math.log2(one / other)) : 0
}
