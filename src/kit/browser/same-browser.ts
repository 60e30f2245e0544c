/**
 * True if a script and a request report the same browser: their user agents are equal, or belong to a Firefox (or Tor browser)
 * with fingerprinting protection, which names another operating system in its requests.
 */
export function isSameBrowser(inScript: string, inRequest: string): boolean {
  return inScript === inRequest || (FIREFOX.test(inScript) && inScript.replace(FIREFOX, '$1') === inRequest.replace(FIREFOX, '$1'))
}

/**
 * Matches "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"; the group is everything behind the
 * operating system.
 */
const FIREFOX = /^Mozilla\/5\.0 \([^()]*(rv:[\d.]+\) Gecko\/[\d.]+ Firefox\/[\d.]+)$/
