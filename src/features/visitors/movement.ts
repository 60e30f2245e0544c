/** Position of the mouse in the window in pixels, and milliseconds since the verification was shown. */
export type Sample = { x: number; y: number; t: number }

/** Minimum samples for a score above 0, from the specification. */
export const SAMPLES_MIN = 5
/** Number of the last samples that count, from the specification. */
export const SAMPLES_KEPT = 50
const MANY_SAMPLES = 10
const FAR_PX = 100
const SLOWEST = 0.1
const FASTEST = 5
const FIRST_MOVE_MS = 1000
/** Minimum angle of a change of direction in radians; smaller ones come from rounding to whole pixels. */
const TURN = Math.PI / 8

/** Score of a mouse path, and the values that it is computed from. */
export type Movement = {
  /** 0 to 100. */
  score: number
  samples: number
  /** Pixels per millisecond. */
  avgSpeed: number
  directionChanges: number
  totalDistance: number
}

/**
 * Adds a sample and drops the oldest beyond fifty. A sample replaces the one before it if both have the same time: with a fast mouse
 * or a coarse clock, two positions at the same time would look like a program.
 */
export function keepSample(samples: Sample[], sample: Sample): void {
  if (samples[samples.length - 1]?.t === sample.t) samples.pop()
  samples.push(sample)
  if (samples.length > SAMPLES_KEPT) samples.shift()
}

/**
 * Scores a mouse path by the specification's points: changes of direction (10 each, at most 30), a distance over 100 pixels
 * (20), an average speed of 0.1 to 5 pixels per millisecond (20), more than 10 samples (15), and a first move later than one
 * second after the verification was shown (15). Fewer than 5 samples score 0. Only the samples kept by `keepSample` count, also for
 * the first move. Also part of the verification's script: keep it small.
 */
export function scoreMovement(path: readonly Sample[]): Movement {
  const samples = path.slice(-SAMPLES_KEPT)
  const segments = computeSegments(samples)
  const totalDistance = segments.reduce((sum, { length }) => sum + length, 0)
  const took = (samples[samples.length - 1]?.t ?? 0) - (samples[0]?.t ?? 0)
  const avgSpeed = took > 0 ? totalDistance / took : 0
  const directionChanges = countTurns(segments)
  const score =
    samples.length < SAMPLES_MIN
      ? 0
      : Math.min(30, directionChanges * 10) +
        (totalDistance > FAR_PX ? 20 : 0) +
        (avgSpeed >= SLOWEST && avgSpeed <= FASTEST ? 20 : 0) +
        (samples.length > MANY_SAMPLES ? 15 : 0) +
        ((samples[0]?.t ?? 0) > FIRST_MOVE_MS ? 15 : 0)
  return { score, samples: samples.length, avgSpeed, directionChanges, totalDistance }
}

/** Movement between two samples: length in pixels, direction in radians, duration in milliseconds. */
export type PointerMove = { length: number; angle: number; took: number }

/** Computes the segments between successive samples; a pause in the same place is no segment. */
export function computeSegments(samples: readonly Sample[]): PointerMove[] {
  return samples.slice(1).flatMap(({ x, y, t }, index) => {
    const before = samples[index] as Sample
    const length = Math.hypot(x - before.x, y - before.y)
    return length > 0 ? [{ length, angle: Math.atan2(y - before.y, x - before.x), took: t - before.t }] : []
  })
}

function countTurns(segments: readonly PointerMove[]): number {
  return segments.slice(1).filter(({ angle }, index) => turn((segments[index] as PointerMove).angle, angle) > TURN).length
}

/** Angle between two directions, from 0 to pi. */
function turn(from: number, to: number): number {
  const difference = Math.abs(to - from) % (2 * Math.PI)
  return difference > Math.PI ? 2 * Math.PI - difference : difference
}
