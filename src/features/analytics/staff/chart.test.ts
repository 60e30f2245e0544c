import { expect, test } from 'vitest'
import { parseRange } from '../ranges.ts'
import { formatPoints, labelIndexes, layOutChart } from './chart.ts'
import { formatChange } from './figures.ts'

test('a chart’s axis starts at zero and ends at a round number', () => {
  const { ticks, now } = layOutChart({ now: [130, 300], before: [90, 110] }, { width: 340, height: 220 })
  expect(ticks.map(({ value }) => value)).toEqual([0, 100, 200, 300])
  expect(formatPoints(now)).toBe('36.0,120.3 332.0,24.0')
  expect(layOutChart({ now: [0], before: [0] }, { width: 340, height: 220 }).ticks.map(({ value }) => value)).toEqual([0, 1])
})

test('an unfinished day is drawn up to the current time', () => {
  const frame = { width: 340, height: 220 }
  const whole = layOutChart({ now: [1, 2, 3], before: [3, 2, 1] }, frame)
  const begun = layOutChart({ now: [1, 2], before: [3, 2, 1] }, frame)
  expect(begun.now).toEqual(whole.now.slice(0, 2))
  expect(begun.before).toEqual(whole.before)
})

test('views share the scale of visits and are drawn above them if there are more', () => {
  const { ticks, views, now } = layOutChart({ now: [10, 20], before: [5, 5], views: [30, 80] }, { width: 340, height: 220 })
  expect(ticks.at(-1)?.value).toBe(80)
  expect(views.every(({ y, x }, index) => y < (now[index]?.y ?? 0) && x === now[index]?.x)).toBe(true)
})

test('labels below a chart do not touch, and the first and last are always shown', () => {
  expect(labelIndexes(28, 5)).toEqual([0, 7, 14, 20, 27])
  expect(labelIndexes(3, 5)).toEqual([0, 1, 2])
})

test('a change is shown as a percentage of large numbers and as a difference of small ones', () => {
  expect(formatChange({ like: 114, before: 100 }, 'en')).toBe('+14%')
  expect(formatChange({ like: 25, before: 27 }, 'en')).toBe('−7%')
  expect(formatChange({ like: 5, before: 7 }, 'en')).toBe('−2')
  expect(formatChange({ like: 999, before: 1000 }, 'en')).toBe('±0')
  expect(formatChange({ like: 0, before: 0 }, 'en')).toBe('±0')
})

test('a range is given by name or by two days and defaults to the last 28 days', () => {
  const of = (text: string) => parseRange(new URLSearchParams(text), '2026-11-21')
  expect(of('')).toEqual({ name: '28', from: '2026-10-25', to: '2026-11-21', isWrong: false })
  for (const none of ['nonsense', '__proto__', 'constructor', 'toString']) expect([none, of(`range=${none}`).name]).toEqual([none, '28'])
  expect(of('range=today')).toMatchObject({ from: '2026-11-21', to: '2026-11-21' })
  expect(of('range=year')).toMatchObject({ from: '2025-11-22', to: '2026-11-21' })
  expect(of('from=2026-01-05&to=2026-02-01')).toEqual({ name: 'own', from: '2026-01-05', to: '2026-02-01', isWrong: false })
  for (const wrong of [
    'from=2026-01-05',
    'from=2026-02-01&to=2026-01-05',
    'from=2024-01-01&to=2026-01-01',
    'from=2026-02-30&to=2026-03-05',
    'from=0000-01-01&to=0000-01-02',
  ])
    expect([wrong, of(wrong).isWrong]).toEqual([wrong, true])
})
