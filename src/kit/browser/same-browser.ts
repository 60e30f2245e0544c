/**
 * True if script and request describe the same browser: equal user agents, or those of a Firefox (or Tor browser) with
 * fingerprinting protection, which sends another system in its requests.
 */
export function isSameBrowser(told: string, sent: string): boolean {
  return told === sent || (FIREFOX.test(told) && told.replace(FIREFOX, '$1') === sent.replace(FIREFOX, '$1'))
}

/** "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0": everything except the system. */
const FIREFOX = /^Mozilla\/5\.0 \([^()]*(rv:[\d.]+\) Gecko\/[\d.]+ Firefox\/[\d.]+)$/
