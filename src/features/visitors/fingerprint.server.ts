import { isbot } from 'isbot'
import { isSameBrowser } from '#kit/browser/same-browser.ts'
import type { Fingerprint } from './verification.contract.ts'

const SMALLEST_SIDE = 100
const LARGEST_SIDE = 20_000
const PHONE = /\b(?:iPhone|iPod|Android.+Mobile)\b/

/**
 * True if a browser's claims are plausible: nothing contradicts the request, and no value is impossible. Withheld values
 * (memory, cores, plugins, the platform) are no contradiction.
 *
 * @param userAgent of the request
 */
export function isPlausible(fingerprint: Fingerprint, userAgent: string): boolean {
  const { screenWidth, screenHeight, colorDepth, timezone, language, deviceMemory, hardwareConcurrency, touchSupport } = fingerprint
  return (
    fingerprint.userAgent !== '' &&
    isSameBrowser(fingerprint.userAgent, userAgent) &&
    !isbot(userAgent) &&
    [screenWidth, screenHeight].every((side) => side >= SMALLEST_SIDE && side <= LARGEST_SIDE) &&
    colorDepth >= 1 &&
    colorDepth <= 64 &&
    isTimezone(timezone) &&
    /^[a-z]{2,8}(?:[-_][a-z0-9]{1,8})*$/i.test(language) &&
    (deviceMemory == null || (deviceMemory > 0 && deviceMemory <= 1024)) &&
    (hardwareConcurrency == null || (Number.isInteger(hardwareConcurrency) && hardwareConcurrency >= 1 && hardwareConcurrency <= 1024)) &&
    (touchSupport || !PHONE.test(userAgent))
  )
}

/** First parts of time zone names; "Etc/Unknown" is sent by browsers that cannot determine theirs. */
const ZONE = /^(?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Etc|Europe|Indian|Pacific)\/[\w+-]+(?:\/[\w+-]+)?$/

function isTimezone(name: string): boolean {
  // Very old browsers send none; newer ones may know zones that this server's list lacks.
  if (name === '' || ZONE.test(name)) return true
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}
