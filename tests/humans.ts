import type { Sample } from '#features/visitors/movement.ts'
import type { VerificationChallenge, VerificationInput } from '#features/visitors/verification.contract.ts'

export const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

/** Creates a function that returns random numbers from 0 to 1, the same ones for the same seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const between = (random: () => number, from: number, to: number) => from + random() * (to - from)
const FRAME_MS = 16.7

type Place = { x: number; y: number }

/**
 * Simulates a person's mouse path to the circle of the human verification, as the literature describes aimed movements: one
 * quick, slightly bent movement, whose speed rises and falls (minimum jerk) and whose duration depends on distance and size
 * (Fitts's law); then up to two small corrections; a tremor of half a pixel throughout. The path has a point per frame, in
 * whole pixels. Some people pause halfway, and some start during the first screen.
 */
export function makeHumanPath(random: () => number): Sample[] {
  const path: Sample[] = []
  let t = between(random, 300, 3500)
  const angle = between(random, 0, 2 * Math.PI)
  const distance = between(random, 90, 700)
  let place: Place = { x: between(random, 300, 900), y: between(random, 200, 700) }
  const aim = { x: place.x + Math.cos(angle) * distance, y: place.y + Math.sin(angle) * distance }
  const phase = between(random, 0, 6)
  const go = (to: Place, bend: number, tookMs: number) => {
    const from = place
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
    const [alongX, alongY] = [(to.x - from.x) / length, (to.y - from.y) / length]
    const begun = t
    while (t < begun + tookMs) {
      t += between(random, FRAME_MS - 1, FRAME_MS + 1) + (random() < 0.05 ? FRAME_MS : 0)
      const part = Math.min(1, (t - begun) / tookMs)
      const done = 10 * part ** 3 - 15 * part ** 4 + 6 * part ** 5
      const aside = bend * Math.sin(Math.PI * done) + 0.5 * Math.sin(t / 16 + phase) + between(random, -0.6, 0.6)
      place = { x: from.x + alongX * length * done - alongY * aside, y: from.y + alongY * length * done + alongX * aside }
      const seen = { x: Math.round(place.x), y: Math.round(place.y), t: Math.round(t) }
      const last = path.at(-1)
      // Browsers report the mouse only when it has moved.
      if (!last || last.x !== seen.x || last.y !== seen.y) path.push(seen)
    }
  }
  const near = (spread: number) => ({ x: aim.x + between(random, -spread, spread), y: aim.y + between(random, -spread, spread) })
  const tookMs = 200 + between(random, 100, 190) * Math.log2(distance / 32 + 1)
  if (random() < 0.3) {
    const half = { x: place.x + (aim.x - place.x) * 0.5, y: place.y + (aim.y - place.y) * 0.5 }
    go(half, between(random, -20, 20), tookMs * 0.7)
    t += between(random, 50, 600)
  }
  go(near(distance * 0.08), distance * between(random, -0.12, 0.12), tookMs)
  const corrections = Math.floor(between(random, 0, 3))
  for (let count = 0; count < corrections; count += 1) {
    t += between(random, 20, 120)
    go(near(8), between(random, -2, 2), between(random, 90, 220))
  }
  return path
}

/** Ways in which programs move the mouse, from simple to elaborate. */
export const machineKinds = ['no way', 'one leap', 'even line', 'uneven times', 'even curve', 'eased line', 'shaken line'] as const

export function makeMachinePath(kind: (typeof machineKinds)[number], random: () => number): Sample[] {
  const from = { x: between(random, 100, 800), y: between(random, 100, 600) }
  const to = { x: between(random, 100, 800), y: between(random, 100, 600) }
  const count = Math.round(between(random, 12, 50))
  const bend = between(random, 20, 120)
  const begun = between(random, 1000, 3000)
  const path = (place: (part: number) => number, aside: (part: number) => number, time = (at: number) => at * FRAME_MS): Sample[] =>
    Array.from({ length: count }, (_, at) => {
      const part = at / (count - 1)
      return {
        x: from.x + (to.x - from.x) * place(part) + aside(part),
        y: from.y + (to.y - from.y) * place(part) - aside(part),
        t: begun + time(at),
      }
    })
  const none = () => 0
  const even = (part: number) => part
  if (kind === 'no way') return []
  if (kind === 'one leap') return [...Array.from({ length: 6 }, (_, at) => ({ ...from, t: begun + at })), { ...to, t: begun + 100 }]
  if (kind === 'even line') return path(even, none)
  if (kind === 'uneven times') return path(even, none, (at) => at * FRAME_MS + (at % 2))
  if (kind === 'even curve') return path(even, (part) => bend * Math.sin(Math.PI * part))
  if (kind === 'eased line') return path((part) => part * part * (3 - 2 * part), none)
  return path(even, () => between(random, -1, 1))
}

/** Body of a browser's request to pass the human verification. */
export function makeVerificationInput(
  challenge: VerificationChallenge | undefined,
  given: Partial<VerificationInput> = {},
): VerificationInput {
  return {
    fingerprint: {
      screenWidth: 1280,
      screenHeight: 900,
      colorDepth: 24,
      timezone: 'Asia/Shanghai',
      language: 'en-US',
      platform: 'Linux x86_64',
      userAgent: FIREFOX,
      cookiesEnabled: true,
      doNotTrack: 'unspecified',
      plugins: ['PDF Viewer'],
      touchSupport: false,
      hardwareConcurrency: 8,
    },
    mouseAnalysis: { score: 100, movements: makeHumanPath(createRandom(7)), avgSpeed: 1, directionChanges: 5, totalDistance: 600 },
    timeSpent: 6000,
    stage: 'interaction',
    ...(challenge ? { challenge } : {}),
    ...given,
  }
}
