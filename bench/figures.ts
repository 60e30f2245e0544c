export type Figures = [label: string, value: string][]
/** `npm run bench -- --runs=5`: how often what is repeated is repeated, where a bench has no reason of its own. */
export type Options = { runs?: number }

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

export const bytes = (value: number): string => `${value.toLocaleString('en')} bytes`
export const ms = (value: number): string => `${value.toFixed(value < 10 ? 2 : 0)} ms`
/** Of milliseconds. */
export const seconds = (value: number): string => `${(value / 1000).toFixed(2)} s`
