import { isRateShown, readRate } from '#kit/exchange-rate.ts'

/**
 * A stored page without amounts at an exchange rate that is too old by now, also for its scripts, which read the rate from
 * the root.
 */
export function withTimelyRate(html: string, now: Date): string {
  const [, attribute = '', text] = /^<!DOCTYPE html><html [^>]*?( data-money="([^"]*)")/.exec(html) ?? []
  const rate = readRate(text)
  if (!rate || isRateShown(rate, now.toISOString().slice(0, 10))) return html
  return html.replace(attribute, '').replace(/<span class="approx">[^<]*<\/span>/g, '')
}
