import { isPreset } from '#features/sizing/household/household.ts'
import { FORMER_KEY, HOME_KEY } from '#features/sizing/household/kept-home.ts'
import { readStored, writeStored } from '#kit/browser/storage.ts'

/** Maximum of former households that are stored beside the current one. */
const MAX_HOMES = 3

/** Households entered on this device, encoded as in links: the current one, then those it replaced, newest first. */
export function readHomes(): string[] {
  const [mine = '', ...former] = [HOME_KEY, FORMER_KEY].flatMap((key) => (readStored(key) ?? '').split('\n'))
  return [mine, ...former.filter((home) => home !== mine)].filter((home) => home && !isPreset(home))
}

/**
 * Stores a household as the current one.
 *
 * @param from the household that the visitor edited. Another current household is then stored as a former one, since the
 * visitor did not mean to change it. Without `from` the household was chosen as it is, and is removed from the former ones
 * @returns true if another household was current
 */
export function storeHome(home: string, from?: string): boolean {
  const mine = readStored(HOME_KEY) ?? ''
  const isOther = mine !== '' && !isPreset(mine) && mine !== from && mine !== home
  const former = (readStored(FORMER_KEY) ?? '').split('\n').filter((one) => one && one !== mine && (from || one !== home))
  if (isOther || !from) writeStored(FORMER_KEY, [...(isOther ? [mine] : []), ...former].slice(0, MAX_HOMES).join('\n'))
  writeStored(HOME_KEY, home)
  return isOther
}
