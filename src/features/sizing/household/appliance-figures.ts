/**
 * Figures of an appliance. `duty` is the share of its hours in which it draws `watts`: a fridge is on all day, but its motor only
 * part of it.
 */
export type ApplianceFigures = {
  watts: number
  /** Hours of use by day and by night, at most twelve each. */
  dayHours: number
  nightHours: number
  duty: number
  /** Starting power divided by running power; 1 for an appliance without a motor. */
  startFactor: number
  /** True for appliances such as an iron or washing machine, of which a household uses only one at a time. */
  takesTurns?: true
  /**
   * True for an electric shower, which draws more power than a household's battery should give. The page names it, kits are sized
   * without it, and its energy counts only as grid energy (`gridWh`).
   */
  isNotForBattery?: true
}

const figures = (watts: number, dayHours: number, nightHours: number, duty: number, startFactor: number): ApplianceFigures => ({
  watts,
  dayHours,
  nightHours,
  duty,
  startFactor,
})

/**
 * Figures of `defaultAppliances` without names, for scripts, which read the names from the document. Columns: watts while
 * running, hours by day and by night, duty, start factor. A fridge of 150 W uses 2.6 kWh a day, an old one 3.3; its duty is this
 * energy divided by the energy of 24 hours at full power.
 */
export const defaultFigures = {
  fridge: figures(150, 12, 12, 2600 / 3600, 5),
  oldFridge: figures(150, 12, 12, 3300 / 3600, 5),
  inverterFridge: figures(100, 12, 12, 1200 / 2400, 1.3),
  freezer: figures(200, 12, 12, 2500 / 4800, 5),
  fan: figures(55, 2, 8, 1, 1.5),
  bulb: figures(9, 2, 4, 1, 1),
  tv: figures(80, 2, 3, 1, 1),
  router: figures(30, 2, 8, 1, 1),
  laptop: figures(60, 3, 2, 1, 1),
  split: figures(900, 0, 8, 0.6, 1.3),
  windowUnit: figures(900, 0, 8, 0.7, 3),
  pump: figures(750, 1, 0, 1, 4),
  riceCooker: figures(600, 0.4 / 0.6, 0, 1, 1),
  multiCooker: figures(1000, 0.7, 0, 1, 1),
  induction: figures(1500, 1 / 1.5, 0, 1, 1),
  microwave: figures(1200, 0.2 / 1.2, 0, 1, 1.5),
  kettle: { ...figures(1500, 0.2, 0, 1, 1), takesTurns: true },
  washer: { ...figures(500, 0.6, 0, 1, 3), takesTurns: true },
  iron: { ...figures(1000, 0.3, 0, 1, 1), takesTurns: true },
  shower: { ...figures(4000, 0.3, 0, 1, 1), isNotForBattery: true },
} as const satisfies Record<string, ApplianceFigures>

export type ApplianceKey = keyof typeof defaultFigures
export const applianceKeys = Object.keys(defaultFigures) as [ApplianceKey, ...ApplianceKey[]]
/** Figures of each listed appliance. */
export type CountedAppliances = Record<ApplianceKey, ApplianceFigures>
