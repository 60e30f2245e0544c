import type { Needs } from './needs.ts'

/** Needs of a household in the displayed units: kWh, kWp, Ah, V, kW, kVA. */
export type ShownNeeds = Record<'daily' | 'panels' | 'battery' | 'ah' | 'volts' | 'continuous' | 'surge' | 'backup' | 'generator', number>

/** Rounds needs for display: sizes of goods up, so that they are never too small; used energy to the nearest value. */
export function roundNeeds(needs: Needs): ShownNeeds {
  return {
    daily: near(needs.dailyWh / 1000),
    panels: up(needs.panelWp / 1000, 100),
    battery: up(needs.batteryWh / 1000, 100),
    ah: up(needs.batteryAh, 1),
    volts: needs.batteryV,
    continuous: up(needs.continuousW / 1000, 100),
    // An inverter's surge power is at least its continuous power.
    surge: up(Math.max(needs.surgeW, needs.continuousW) / 1000, 100),
    backup: near(needs.backupWh / 1000),
    generator: up(needs.generatorVa / 1000, 10),
  }
}

const near = (value: number) => Math.round(value * 100) / 100
/** Rounds up to a fraction of 1 / parts; the tolerance keeps floating-point errors from adding a step. */
const up = (value: number, parts: number) => Math.max(0, Math.ceil(value * parts - 1e-6)) / parts
