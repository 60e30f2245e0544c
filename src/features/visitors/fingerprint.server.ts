import { isbot } from 'isbot'
import { isSameBrowser } from '#kit/browser/same-browser.ts'
import type { Fingerprint } from './verification.contract.ts'

const SMALLEST_SIDE = 100
const LARGEST_SIDE = 20_000
const PHONE = /\b(?:iPhone|iPod|Android.+Mobile)\b/

/**
 * True if the fingerprint of a browser is plausible: nothing contradicts the request, and no value is impossible. Missing values
 * (memory, cores, plugins, platform) are plausible.
 *
 * @param userAgent User-Agent header of the request
 */
export function isPlausibleFingerprint(fingerprint: Fingerprint, userAgent: string): boolean {
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

/** Form of time zone names. Browsers that cannot determine their time zone send "Etc/Unknown". */
const ZONE = /^(?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Etc|Europe|Indian|Pacific)\/[\w+-]+(?:\/[\w+-]+)?$/

function isTimezone(name: string): boolean {
  // Very old browsers send no name; newer browsers may know zones that this server does not.
  if (name === '' || ZONE.test(name)) return true
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}
