import { isPreset } from '#features/sizing/household/household.ts'
import { FORMER_KEY, HOME_KEY } from '#features/sizing/household/kept-home.ts'
import { readStored, writeStored } from '#kit/browser/storage.ts'

/** Households that are kept beside the one that holds. */
const MAX_COUNT = 3

/** Households entered on this device, as links: the current one, then those it replaced, newest first. */
export function readHomes(): string[] {
  const [mine = '', ...former] = [HOME_KEY, FORMER_KEY].flatMap((key) => (readStored(key) ?? '').split('\n'))
  return [mine, ...former.filter((home) => home !== mine)].filter((home) => home && !isPreset(home))
}

/**
 * Keeps a household as the one that holds.
 *
 * @param from the one that it was made of: any other that held is kept beside it, since nobody meant to change that. Nothing
 *   where a household was chosen as it is, which is none of the former ones then
 * @returns whether another one held
 */
export function keepHome(home: string, from?: string): boolean {
  const mine = readStored(HOME_KEY) ?? ''
  const isOther = mine !== '' && !isPreset(mine) && mine !== from && mine !== home
  const former = (readStored(FORMER_KEY) ?? '').split('\n').filter((one) => one && one !== mine && (from || one !== home))
  if (isOther || !from) writeStored(FORMER_KEY, [...(isOther ? [mine] : []), ...former].slice(0, MAX_COUNT).join('\n'))
  writeStored(HOME_KEY, home)
  return isOther
}
