import { computeSegments, type PointerMove, type Sample } from './movement.ts'

/** Minimum relative spread of the speeds of a human path: a hand speeds up and slows down, a program moves evenly. */
const EVEN_SPEED = 0.25
/** Minimum deviation of a human path from a straight line, relative to its length. */
const STRAIGHT = 0.004
/** Minimum segments for judging speeds and straightness; a shorter path may look even by chance. */
const SEGMENTS_MIN = 8
/** Maximum final speed of a human path, relative to its highest speed: a hand slows down before it presses a button. */
const ARRIVING = 0.7
/** Number of segments over which a speed is averaged, since the speeds of single segments vary too much. */
const TOGETHER = 3

/**
 * True if a program seems to have drawn the path: its times do not increase, it jumps, has an even speed, does not slow down at the
 * end, or is almost straight. A recorded human path is not detected; but a challenge works only once, and rate limits apply.
 */
export function isMachinePath(samples: readonly Sample[]): boolean {
  if (samples.some(({ t }, index) => index > 0 && t <= (samples[index - 1] as Sample).t)) return true
  const segments = computeSegments(samples)
  const distance = segments.reduce((sum, { length }) => sum + length, 0)
  // A jump: one segment makes up most of the path.
  if (segments.some(({ length }) => length > distance * 0.8)) return true
  if (segments.length < SEGMENTS_MIN) return false
  return (
    spread(segments.map(({ length, took }) => length / took)) < EVEN_SPEED ||
    deviation(samples) < STRAIGHT * distance ||
    arrivesFast(segments)
  )
}

function arrivesFast(segments: readonly PointerMove[]): boolean {
  const speeds = segments.slice(TOGETHER - 1).map((_, index) => {
    const some = segments.slice(index, index + TOGETHER)
    return some.reduce((sum, { length }) => sum + length, 0) / some.reduce((sum, { took }) => sum + took, 0)
  })
  return (speeds.at(-1) ?? 0) > ARRIVING * Math.max(...speeds)
}

/** Standard deviation relative to the mean. */
function spread(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length
  return Math.sqrt(variance) / mean
}

/** Largest distance of a path from the line between its ends, in pixels; Infinity if the path ends where it began. */
function deviation(samples: readonly Sample[]): number {
  const [first] = samples
  const last = samples.at(-1)
  if (!first || !last) return 0
  const length = Math.hypot(last.x - first.x, last.y - first.y)
  if (length === 0) return Number.POSITIVE_INFINITY
  return Math.max(...samples.map(({ x, y }) => Math.abs((last.x - first.x) * (y - first.y) - (last.y - first.y) * (x - first.x)) / length))
}
