import { isRateShown, readRate } from '#kit/exchange-rate.ts'

/** Removes amounts at an outdated exchange rate from a stored page, and the rate on its root element, from which scripts would read it. */
export function removeOutdatedRate(html: string, now: Date): string {
  const [, attribute = '', text] = /^<!DOCTYPE html><html [^>]*?( data-money="([^"]*)")/.exec(html) ?? []
  const rate = readRate(text)
  if (!rate || isRateShown(rate, now.toISOString().slice(0, 10))) return html
  return html.replace(attribute, '').replace(/<span class="approx">[^<]*<\/span>/g, '')
}
