import { contrastOf, isColour, mixColours, READABLE_CONTRAST, readableBehind } from '#kit/colour.ts'
import type { Look } from '#ui/visit.ts'
import type { SettingKey } from '../setting-keys.ts'

/** The colours of the style sheet (`ui/tokens.css`), for a company that has chosen none. */
export const usualColours = { main: '#0a363f', accent: '#f5a617' }
const PAPER = '#faf6ec'
const [BLACK, WHITE] = ['#000000', '#ffffff']

type Settings = Partial<Record<SettingKey, string | undefined>>

const INITIALS = 3

/**
 * Letters of the company's mark: its own, else its initials. A company without a name, or with solar systems among its services,
 * has the usual mark, a panel in the sun, and no letters.
 */
export function markLetters({ company_mark_letters: own, company_brand: brand = '', company_services: services = '' }: Settings): string {
  if (own || services.includes('systems')) return own ?? ''
  const initials = brand.split(/\P{L}+/u).flatMap((word) => word.match(/^\p{Lu}/u) ?? [])
  return initials.slice(0, INITIALS).join('') || brand.trim().slice(0, 1).toUpperCase()
}

/** The company's mark and colours. `colours` is absent where they are the usual ones, so that a page need not name them. */
export function lookOf(set: Settings, markPicture: string | undefined): Look {
  const { main, accent } = coloursOf(set)
  const isUsual = main === usualColours.main && accent === usualColours.accent
  const letters = markLetters(set)
  return {
    ...(isUsual ? {} : { colours: { main, accent } }),
    ...(markPicture ? { mark: { picture: markPicture } } : letters ? { mark: { letters } } : {}),
  }
}

/** The colours that owners have chosen, else the usual ones. */
export function coloursOf({ company_colour_main: main = '', company_colour_accent: accent = '' }: Settings) {
  return { main: isColour(main) ? main : usualColours.main, accent: isColour(accent) ? accent : usualColours.accent }
}

/**
 * Tokens of the style sheet that follow from the two colours. Each shade keeps the contrast of WCAG AA with the text on it;
 * other tokens, such as the signs of stock, stay as they are.
 */
export function tokensOf({ main, accent }: typeof usualColours): Record<`--color-${string}`, string> {
  const deep = mixColours(main, BLACK, 0.3)
  const sea = mixColours(main, WHITE, 0.12)
  const muted = mixColours(main, '#808080', 0.4)
  const sun = readableBehind(accent, main, WHITE)
  const sunSoft = mixColours(accent, WHITE, 0.75)
  return {
    '--color-ink': main,
    '--color-deep': deep,
    '--color-sea': contrastOf(sea, PAPER) >= READABLE_CONTRAST ? sea : main,
    '--color-muted': contrastOf(muted, PAPER) >= READABLE_CONTRAST ? muted : main,
    '--color-mist': readableBehind(mixColours(main, WHITE, 0.7), main, WHITE),
    '--color-sea-soft': mixColours(main, WHITE, 0.87),
    '--color-sun': sun,
    '--color-sun-hover': mixColours(sun, WHITE, 0.2),
    '--color-sun-soft': sunSoft,
    '--color-sun-ink': readableBehind(mixColours(accent, BLACK, 0.5), sunSoft, BLACK),
  }
}
