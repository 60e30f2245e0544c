import { describe, expect, test } from 'vitest'
import { isMachinePath } from './machine-path.server.ts'
import { keepSample, type Sample, scoreMovement } from './movement.ts'

const line = (count: number, step: (at: number) => Partial<Sample>): Sample[] =>
  Array.from({ length: count }, (_, at) => ({ x: at * 10, y: 0, t: 1500 + at * 16, ...step(at) }))

describe('the score of a mouse path', () => {
  test('is zero below five samples', () => {
    expect(scoreMovement(line(4, () => ({})))).toMatchObject({ score: 0, samples: 4 })
    expect(scoreMovement([])).toEqual({ score: 0, samples: 0, avgSpeed: 0, directionChanges: 0, totalDistance: 0 })
  })

  test.each<[string, Sample[], number]>([
    ['that is long, at a hand’s speed, with many samples and a first move after a second', line(20, () => ({})), 20 + 20 + 15 + 15],
    ['with three turns, which add ten points each', line(20, (at) => ({ y: at === 10 ? 40 : 0 })), 70 + 30],
    ['with many turns, which add at most thirty points', line(20, (at) => ({ y: (at % 2) * 40 })), 100],
    ['that is short', line(20, (at) => ({ x: at * 4 })), 20 + 15 + 15],
    ['that is too slow', line(20, (at) => ({ t: 1500 + at * 200 })), 20 + 15 + 15],
    ['that is too fast', line(20, (at) => ({ x: at * 100 })), 20 + 15 + 15],
    ['with few samples', line(8, (at) => ({ x: at * 20 })), 20 + 20 + 15],
    ['that begins at once', line(20, (at) => ({ t: at * 16 })), 20 + 20 + 15],
  ])('is as specified for a path %s', (_, path, score) => {
    expect(scoreMovement(path).score).toBe(score)
  })

  test('uses the last position per millisecond, and the last fifty positions', () => {
    const kept: Sample[] = []
    for (let at = 0; at < 200; at += 1) keepSample(kept, { x: at, y: 0, t: Math.floor(at / 2) })
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([50, { x: 101, y: 0, t: 50 }, { x: 199, y: 0, t: 99 }])
  })

  test('counts only the last fifty samples', () => {
    const path = line(200, (at) => ({ y: at < 150 ? (at % 2) * 50 : 0 }))
    expect(scoreMovement(path)).toMatchObject({ samples: 50, directionChanges: 0, totalDistance: 490 })
  })

  test('counts no change of direction during a pause', () => {
    expect(scoreMovement(line(20, (at) => ({ x: Math.floor(at / 2) * 10 }))).directionChanges).toBe(0)
  })
})

describe('the detection of paths drawn by a program', () => {
  const hand = line(20, (at) => ({ x: 200 * Math.sin((at / 19) * (Math.PI / 2)) ** 2, y: 6 * Math.sin(at / 3) }))
  test('accepts a path drawn by hand', () => expect(isMachinePath(hand)).toBe(false))
  test.each<[string, Sample[]]>([
    ['an even speed', line(20, (at) => ({ y: 9 * Math.sin(at / 3) }))],
    ['a perfectly straight line', hand.map((sample) => ({ ...sample, y: sample.x / 2 }))],
    ['a jump in one step', [...line(6, (at) => ({ x: at })), { x: 900, y: 300, t: 1700 }]],
    ['time that stands still', hand.map((sample) => ({ ...sample, t: 1500 }))],
    ['time that runs backwards', hand.toReversed()],
  ])('reports %s', (_, path) => {
    expect(isMachinePath(path)).toBe(true)
  })
})
