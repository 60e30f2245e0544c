/**
 * Whether what a page's script says of its browser and what the request says are of one browser: the same text, or that
 * of a Firefox (and the Tor browser) which protects against fingerprints and names another system in its requests.
 */
export function isSameBrowser(told: string, sent: string): boolean {
  return told === sent || (FIREFOX.test(told) && told.replace(FIREFOX, '$1') === sent.replace(FIREFOX, '$1'))
}

/** "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0": all but the system. */
const FIREFOX = /^Mozilla\/5\.0 \([^()]*(rv:[\d.]+\) Gecko\/[\d.]+ Firefox\/[\d.]+)$/
