import { z } from 'zod'
import { tooLong } from '#api/fields.ts'
import { contrastOf, isColour, READABLE_CONTRAST, readableBehind } from '#kit/colour.ts'
import { parseCurrencies } from '../currencies.ts'
import { parseOpening } from '../hours/opening-form.ts'
import type { SettingKey } from '../setting-keys.ts'
import { parseCertificates } from './certificates.ts'

const PHONE_MIN = 8
const STATISTIC_MAX = 12
/** Most letters of a fact: what stands in the header, in a plate or on a paper has little room. */
/** A sentence of a page. */
const LINE_MAX = 300
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
/** Notes stand in the header and the foot of every page. */
const NOTE_MAX = 80
/** Over a picture, in letters of thirty pixels and more. */
const TITLE_MAX = 120

/**
 * Letters that stand on the colours: on the main colour light ones, of which these are the darkest; on the accent dark ones.
 */
export const LIGHT_LETTERS = '#b9d0d2'
export const DARK_LETTERS = '#0a363f'

/** Why a fact cannot be this; undefined where it can. Each fact has a sentence of its own. */
export function factProblem(key: SettingKey, value: string): string | undefined {
  const most =
    lengths[key] ??
    (key.startsWith('hours_note_') ? NOTE_MAX : key.startsWith('hero_title_') ? TITLE_MAX : key.startsWith('line_') ? LINE_MAX : undefined)
  if (most !== undefined && value.length > most) return tooLong(most)
  if (key.endsWith('_phone')) return value.length >= PHONE_MIN && /^[\d\s()+/.-]+$/.test(value) ? undefined : 'setting.phone'
  if (key.startsWith('contact_email_')) return z.email().safeParse(value).success ? undefined : 'setting.email'
  if (key.startsWith('social_'))
    return z
      .url({ protocol: /^https$/ })
      .max(300)
      .safeParse(value).success
      ? undefined
      : 'setting.link'
  if (key.startsWith('statistic_')) return value.length <= STATISTIC_MAX && /\d/.test(value) ? undefined : 'setting.statistic'
  if (key.startsWith('claim_')) return /^\d{1,6}(?:[.,]\d{1,2})?$/.test(value) ? undefined : 'setting.claim'
  if (key === 'opening_hours') return parseOpening(value) ? undefined : 'setting.opening'
  if (key === 'currencies') return parseCurrencies(value) ? undefined : 'setting.currencies'
  if (key === 'company_country') return /^[A-Z]{2}$/.test(value) ? undefined : 'setting.country'
  if (key === 'company_certificates') return parseCertificates(value) ? undefined : 'setting.certificates'
  if (key === 'company_colour_main') return colourProblem(value, LIGHT_LETTERS, '#000000', 'setting.colourMain')
  if (key === 'company_colour_accent') return colourProblem(value, DARK_LETTERS, '#ffffff', 'setting.colourAccent')
  return undefined
}

/** The refusal names the nearest colour on which the letters can be read. */
function colourProblem(value: string, letters: string, towards: string, problem: string): string | undefined {
  if (!isColour(value)) return 'setting.colour'
  if (contrastOf(value, letters) >= READABLE_CONTRAST) return undefined
  return `${problem} ${readableBehind(value, letters, towards)}`
}
