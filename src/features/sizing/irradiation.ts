/** Default irradiation in kWh per square metre and day: the official figure for Cuba. */
export const SUN_HOURS = 5
/** Default irradiation of the weakest month on panels that face south. Our estimate; Camagüey measured 3.15 on flat ground. */
export const WEAKEST_SUN_HOURS = 4.2
/** Share of the panels' energy that reaches the appliances, rounded: PVWatts' default losses of 14.08 %, inverter 0.96 and heat 0.9 give 0.742. */
export const PERFORMANCE_RATIO = 0.75

/** Published irradiation of a place: `kwh` per square metre and day; two values are the worst and the best month. */
export type PublishedIrradiation = {
  place: 'cuba' | 'camaguey'
  kwh: readonly number[]
  source: string
  /** URL of the publication. */
  link?: string
}

/**
 * Published figures. Camagüey is the only place in Cuba with a long series of measurements (1981 to 2016, on a horizontal surface;
 * means of December and April). For Matanzas there is only a map, without a single figure (Sustainability 2024, 16(18), 7899).
 */
export const measures: readonly PublishedIrradiation[] = [
  { place: 'cuba', kwh: [5], source: 'Radio Reloj, cartera de oportunidades de Cuba' },
  // Published as 1,800 kWh per year.
  { place: 'cuba', kwh: [4.9], source: 'Radio Granma, 2017' },
  { place: 'camaguey', kwh: [3.15, 5.06], source: 'Remote Sensing 2021, 13(2), 169', link: 'https://doi.org/10.3390/rs13020169' },
]

/** Yield of a panel on an average day in Cuba, in kWh. */
export function dailyYieldKwh(wattPeak: number, { sunHours, performance }: { sunHours: number; performance: number }): number {
  return (wattPeak / 1000) * sunHours * performance
}
