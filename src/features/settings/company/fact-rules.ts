import { z } from 'zod'
import { naming, tooLong } from '#api/fields.ts'
import { contrastOf, isColour, mixReadableBackground, READABLE_CONTRAST } from '#kit/colour.ts'
import { findUnknownCurrency, parseCurrencies } from '../currencies.ts'
import { openingProblem } from '../hours/opening-problem.ts'
import { handovers, type SettingKey } from '../setting-keys.ts'
import { parseCertificates } from './certificates.ts'
import { countryName } from './country-name.ts'
import { hasOtherBraces } from './sentence-figures.ts'
import { isSocialKey, linkProblem } from './social-links.ts'
import { isStatementsKey, parseStatements, statements } from './statements.ts'

const PHONE_MIN = 8
/** A number with its calling code, "+53 5234 5678": without the code a WhatsApp link reaches nobody, or somebody else. */
const INTERNATIONAL = /^\+[\d\s()/.-]+$/
const STATISTIC_MAX = 12
/** A figure has a digit, and no minus before it: "35+", "24/7". */
const FIGURE = /^[^-\d]*\d/
/** Days of the longest year. */
const DAYS_OF_YEAR = 366
const LINE_MAX = 300
/** Maximum lengths in characters, since header, figures and printed pages have little room. */
const lengths: Partial<Record<SettingKey, number>> = {
  company_brand: 60,
  company_mark_letters: 3,
  company_legal_form: 60,
  company_legal_name: 120,
  company_representative: 120,
  company_legal_address: 200,
  company_office_street: 200,
  contact_address: 200,
  // Registration and tax numbers of any country, with room for the office that issued them.
  company_register: 80,
  company_tax_id: 80,
  company_region: 60,
  company_places: 80,
  company_office_place: 60,
  company_warehouse_place: 60,
  company_warehouse_region: 60,
  company_pickup_places: 1000,
}
/** Maximum length of a note on opening hours, which header and footer of every page show. */
const NOTE_MAX = 80
/** Maximum length of a title of the home page, which is over a picture in large letters. */
const TITLE_MAX = 120

/**
 * Rules of the company's two colours. `letters` is the colour of the text on them: the darkest of the light texts on the main
 * colour, the dark text on the accent. A colour on which it is unreadable is mixed `towards` black or white until it is readable.
 */
export const colourRules = {
  company_colour_main: { letters: '#b9d0d2', towards: '#000000', problem: 'setting.colourMain' },
  company_colour_accent: { letters: '#0a363f', towards: '#ffffff', problem: 'setting.colourAccent' },
} as const satisfies Partial<Record<SettingKey, unknown>>

/** Problem of a value that is not empty; undefined if it is valid. */
export function factProblem(key: SettingKey, value: string): string | undefined {
  const max =
    lengths[key] ??
    (key.startsWith('hours_note_') ? NOTE_MAX : key.startsWith('hero_title_') ? TITLE_MAX : key.startsWith('line_') ? LINE_MAX : undefined)
  if (max !== undefined && value.length > max) return tooLong(max)
  if (key.startsWith('line_') || key.startsWith('hero_title_')) return hasOtherBraces(value) ? 'setting.placeholder' : undefined
  if (key.endsWith('_phone')) return phoneProblem(value)
  if (key.startsWith('contact_email_')) return z.email().safeParse(value).success ? undefined : 'setting.email'
  if (isSocialKey(key)) return linkProblem(key, value)
  if (key.startsWith('statistic_')) return value.length <= STATISTIC_MAX && FIGURE.test(value) ? undefined : 'setting.statistic'
  if (key.startsWith('claim_')) return claimProblem(key, value)
  if (key === 'opening_hours') return openingProblem(value)
  if (key === 'currencies') return currenciesProblem(value)
  if (key === 'company_country') return countryName(value, 'en') ? undefined : 'setting.country'
  if (key === 'company_handover') return (handovers as readonly string[]).includes(value) ? undefined : 'setting.handover'
  if (isStatementsKey(key)) return parseStatements<string>(value, statements[key]) ? undefined : 'setting.statements'
  if (key === 'company_certificates') return parseCertificates(value) ? undefined : 'setting.certificates'
  if (key === 'company_colour_main' || key === 'company_colour_accent') return colourProblem(key, value)
  return undefined
}

function currenciesProblem(value: string): string | undefined {
  const codes = parseCurrencies(value)
  if (!codes) return 'setting.currencies'
  const unknown = findUnknownCurrency(codes)
  return unknown === undefined ? undefined : naming('setting.currencyUnknown', unknown)
}

function claimProblem(key: SettingKey, value: string): string | undefined {
  if (!/^\d{1,6}(?:[.,]\d{1,2})?$/.test(value)) return 'setting.claim'
  return key === 'claim_sun_days' && Number(value.replace(',', '.')) > DAYS_OF_YEAR ? 'setting.sunDays' : undefined
}

function phoneProblem(value: string): string | undefined {
  if (value.length < PHONE_MIN || !/^[\d\s()+/.-]+$/.test(value)) return 'setting.phone'
  return INTERNATIONAL.test(value) ? undefined : 'setting.phoneCode'
}

/** Colour nearest to the given one on which the text is readable. */
export function readableColour(key: keyof typeof colourRules, colour: string): string {
  return mixReadableBackground(colour, colourRules[key].letters, colourRules[key].towards)
}

function colourProblem(key: keyof typeof colourRules, value: string): string | undefined {
  const { letters, problem } = colourRules[key]
  if (!isColour(value)) return 'setting.colour'
  if (contrastOf(value, letters) >= READABLE_CONTRAST) return undefined
  return `${problem} ${readableColour(key, value)}`
}
