import { contrastOf, isColour, mixColours, mixReadableBackground, READABLE_CONTRAST } from '#kit/colour.ts'
import type { Look } from '#ui/visit.ts'
import type { SettingKey } from '../setting-keys.ts'
import { companyNameOf } from './company-name.ts'

/** Colours of the style sheet (`ui/tokens.css`), for a company that has not chosen any. */
export const defaultColours = { main: '#0a363f', accent: '#f5a617' }
const PAPER = '#faf6ec'
const [BLACK, WHITE] = ['#000000', '#ffffff']

type Settings = Partial<Record<SettingKey, string | undefined>>

const INITIALS = 3

/**
 * Letters of the company's mark: the chosen ones, else the initials of its name, else its first letter, or that of the shop's address.
 * '' is the default mark, a panel in the sun: it is used if no letters are chosen and the company sells solar systems.
 */
export function markLetters(set: Settings, publicUrl: string): string {
  const { company_mark_letters: own, company_services: services = '' } = set
  if (own || services.includes('systems')) return own ?? ''
  const brand = companyNameOf(set, publicUrl)
  const initials = brand.split(/\P{L}+/u).flatMap((word) => word.match(/^\p{Lu}/u) ?? [])
  return initials.slice(0, INITIALS).join('') || brand.slice(0, 1).toUpperCase()
}

/** The company's mark and colours. `colours` is absent for the default ones, which the style sheet has already. */
export function lookOf(set: Settings, publicUrl: string, markPicture: string | undefined): Look {
  const { main, accent } = coloursOf(set)
  const isUsual = main === defaultColours.main && accent === defaultColours.accent
  const letters = markLetters(set, publicUrl)
  return {
    ...(isUsual ? {} : { colours: { main, accent } }),
    ...(markPicture ? { mark: { picture: markPicture } } : letters ? { mark: { letters } } : {}),
  }
}

/** The colours that owners have chosen, else the default ones. */
export function coloursOf({ company_colour_main: main = '', company_colour_accent: accent = '' }: Settings) {
  return { main: isColour(main) ? main : defaultColours.main, accent: isColour(accent) ? accent : defaultColours.accent }
}

/**
 * Tokens of the style sheet that are computed from the two colours. Each shade has the contrast of WCAG AA with the text on it.
 * All other tokens, such as the colours of stock, stay as they are.
 */
export function tokensOf({ main, accent }: typeof defaultColours): Record<`--color-${string}`, string> {
  const deep = mixColours(main, BLACK, 0.3)
  const sea = mixColours(main, WHITE, 0.12)
  const muted = mixColours(main, '#808080', 0.4)
  const sun = mixReadableBackground(accent, main, WHITE)
  const sunSoft = mixColours(accent, WHITE, 0.75)
  return {
    '--color-ink': main,
    '--color-deep': deep,
    '--color-sea': contrastOf(sea, PAPER) >= READABLE_CONTRAST ? sea : main,
    '--color-muted': contrastOf(muted, PAPER) >= READABLE_CONTRAST ? muted : main,
    '--color-mist': mixReadableBackground(mixColours(main, WHITE, 0.7), main, WHITE),
    '--color-sea-soft': mixColours(main, WHITE, 0.87),
    '--color-sun': sun,
    '--color-sun-hover': mixColours(sun, WHITE, 0.2),
    '--color-sun-soft': sunSoft,
    '--color-sun-ink': mixReadableBackground(mixColours(accent, BLACK, 0.5), sunSoft, BLACK),
  }
}
