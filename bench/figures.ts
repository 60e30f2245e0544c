export type Figures = [label: string, value: string][]

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

export const bytes = (value: number): string => `${value.toLocaleString('en')} bytes`
export const ms = (value: number): string => `${value.toFixed(value < 10 ? 2 : 0)} ms`
