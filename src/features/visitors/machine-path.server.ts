import { type Sample, type Step, stepsOf } from './movement.ts'

/** Minimum spread of speeds: a hand speeds up and slows down, a program moves evenly. */
const EVEN_SPEED = 0.25
/** Minimum deviation from a straight line, as part of the distance: no hand is as straight over so many steps. */
const STRAIGHT = 0.004
const STEPS_MIN = 8
/** Maximum final speed as part of the highest: a hand slows down before it presses a button. */
const ARRIVING = 0.7
/** Steps averaged together, since single ones are too rough. */
const TOGETHER = 3

/**
 * True if a program drew the path: time that stands still or runs backwards, a jump, an even speed, no slowing down at the end,
 * or a perfectly straight line. A recorded human path is not detected, but its challenge works only once, and rate limits
 * apply.
 */
export function isMachinePath(samples: readonly Sample[]): boolean {
  if (samples.some(({ t }, index) => index > 0 && t <= (samples[index - 1] as Sample).t)) return true
  const steps = stepsOf(samples)
  const distance = steps.reduce((sum, { length }) => sum + length, 0)
  // A single jump covers nearly the whole way.
  if (steps.some(({ length }) => length > distance * 0.8)) return true
  if (steps.length < STEPS_MIN) return false
  return (
    spread(steps.map(({ length, took }) => length / took)) < EVEN_SPEED || deviation(samples) < STRAIGHT * distance || arrivesFast(steps)
  )
}

function arrivesFast(steps: readonly Step[]): boolean {
  const speeds = steps.slice(TOGETHER - 1).map((_, index) => {
    const some = steps.slice(index, index + TOGETHER)
    return some.reduce((sum, { length }) => sum + length, 0) / some.reduce((sum, { took }) => sum + took, 0)
  })
  return (speeds.at(-1) ?? 0) > ARRIVING * Math.max(...speeds)
}

/** Standard deviation as a part of the mean. */
function spread(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length
  return Math.sqrt(variance) / mean
}

/** Largest distance of the path from the line between its ends, in pixels; Infinity if it returns to its start. */
function deviation(samples: readonly Sample[]): number {
  const [first] = samples
  const last = samples.at(-1)
  if (!first || !last) return 0
  const length = Math.hypot(last.x - first.x, last.y - first.y)
  if (length === 0) return Number.POSITIVE_INFINITY
  return Math.max(...samples.map(({ x, y }) => Math.abs((last.x - first.x) * (y - first.y) - (last.y - first.y) * (x - first.x)) / length))
}
