import type { SettingKey } from '../setting-keys.ts'

/** Pairs of claims that pages show as a range, "300–550 W". */
const ranges: readonly (readonly [from: SettingKey, to: SettingKey])[] = [
  ['claim_panels_from', 'claim_panels_to'],
  ['claim_systems_from_kw', 'claim_systems_to_kw'],
]
export type SettingReader = (key: SettingKey) => string | undefined

/** Problem of a claim that makes its range begin above its end; undefined for other settings and while an end is not set. */
export function rangeProblem(key: SettingKey, read: SettingReader): 'setting.claimRange' | undefined {
  const range = ranges.find((one) => one.includes(key))
  return range && isReversed(range, read) ? 'setting.claimRange' : undefined
}

/**
 * Sorts settings that are saved one by one, so that no range is reversed in between: when a range moves up, its end comes
 * before its beginning.
 */
export function inSavingOrder(keys: readonly SettingKey[], typed: SettingReader, saved: SettingReader): SettingKey[] {
  const sorted = [...keys]
  for (const [from, to] of ranges) {
    const [first, last] = [sorted.indexOf(from), sorted.indexOf(to)]
    const isMovedUp = isReversed([from, to], (key) => (key === from ? typed(key) : saved(key)))
    if (first === -1 || last === -1 || first < last !== isMovedUp) continue
    sorted[first] = to
    sorted[last] = from
  }
  return sorted
}

function isReversed([from, to]: readonly [SettingKey, SettingKey], read: SettingReader): boolean {
  const [first, last] = [toNumber(read(from)), toNumber(read(to))]
  return first !== undefined && last !== undefined && first > last
}

function toNumber(value: string | undefined): number | undefined {
  return value?.trim() ? Number(value.replace(',', '.')) : undefined
}
