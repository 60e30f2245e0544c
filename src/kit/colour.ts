/** Contrast that WCAG 2 AA requires for text of ordinary size. */
export const READABLE_CONTRAST = 4.5
const HEX = /^#[0-9a-f]{6}$/i

/** True for a colour such as "#0a363f". */
export const isColour = (text: string): boolean => HEX.test(text)

/** Contrast of two colours by WCAG 2, from 1 (the same) to 21 (black and white). */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** A colour between two others. @param share of the second, from 0 to 1 */
export function mixColours(one: string, other: string, share: number): string {
  const second = channels(other)
  const mixed = channels(one).map((value, at) => Math.round(value + ((second[at] ?? 0) - value) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/**
 * Background colour for `text`: the first mix of `colour` with `limit` (black or white) on which the text has readable
 * contrast; `colour` itself if it is readable already.
 */
export function mixReadableBackground(colour: string, text: string, limit: string): string {
  for (let step = 0; step <= 100; step += 1) {
    const mixed = mixColours(colour, limit, step / 100)
    if (contrastOf(mixed, text) >= READABLE_CONTRAST) return mixed
  }
  return limit
}

const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
