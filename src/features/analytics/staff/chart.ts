/** Position in a frame, in units of its viewBox. */
export type Point = { x: number; y: number }
export type Chart = { now: Point[]; before: Point[]; views: Point[]; ticks: { y: number; value: number }[] }
export type Frame = { width: number; height: number }

const LEFT = 36
const RIGHT = 8
const TOP = 24
const BOTTOM = 26

/**
 * Computes the coordinates of the series in a frame. The vertical axis goes from 0 to a round number at or above the maximum.
 * `before` has a value for every point; the other series may end earlier.
 */
export function layOutChart(
  { now, before, views = [] }: { now: readonly number[]; before: readonly number[]; views?: readonly number[] },
  { width, height }: Frame,
): Chart {
  const most = Math.max(...now, ...before, ...views)
  const step = roundStep(most)
  const top = step * Math.max(1, Math.ceil(most / step))
  const floor = height - BOTTOM
  const yOf = (value: number) => floor - (value / top) * (floor - TOP)
  const xOf = (index: number) => (before.length === 1 ? width / 2 : LEFT + (index / (before.length - 1)) * (width - LEFT - RIGHT))
  const points = (values: readonly number[]) => values.map((value, index) => ({ x: xOf(index), y: yOf(value) }))
  const ticks = Array.from({ length: Math.round(top / step) + 1 }, (_, index) => ({ y: yOf(index * step), value: index * step }))
  return { now: points(now), before: points(before), views: points(views), ticks }
}

/** Step between grid lines: 1, 2 or 5 times a power of ten, so that the axis has at most five lines. */
function roundStep(most: number): number {
  const rough = Math.max(1, most / 4)
  const power = 10 ** Math.floor(Math.log10(rough))
  return [1, 2, 5, 10].map((times) => times * power).find((step) => step >= rough) ?? 10 * power
}

/** Formats points for an SVG polyline: "36.0,151.1 74.1,103.1". */
export function formatPoints(points: readonly Point[]): string {
  return points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')
}

/** Indexes of the points that get a label: evenly spread, at most `most`, always the first and the last. */
export function labelIndexes(length: number, most: number): number[] {
  if (length <= most) return Array.from({ length }, (_, index) => index)
  return Array.from({ length: most }, (_, index) => Math.round((index * (length - 1)) / (most - 1)))
}
