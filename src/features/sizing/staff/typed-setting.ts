import { type Language, locales } from '#i18n/language.ts'
import { parseJson } from '#kit/parse.ts'
import { isAmbiguousNumber, typedNumber } from '#kit/text/typed-number.ts'
import { isSameText } from '#ui/staff/typed/typed-texts.ts'
import {
  fieldsOf,
  isNumberField,
  limitsOf,
  type SettingField,
  type SettingFields,
  type SizingSettingKey,
} from '../settings/setting-fields.ts'

/** Fields of a setting as the texts in its form. */
export type SettingTexts = Record<SettingField, string>
/**
 * Unsaved texts of a setting (`values`), the stored texts and time from which editing began, and the source that was confirmed for
 * the changed figures (`kept`).
 */
export type SettingDraft = { values: SettingTexts; base: SettingTexts; updatedAt: string | null; kept?: string | undefined }

const blank: SettingTexts = {
  ...{ nameDe: '', nameEs: '', nameEn: '', source: '' },
  ...{ value: '', watts: '', dayHours: '', nightHours: '', dutyPercent: '', startFactor: '' },
}

/** Converts fields to texts for a form: numbers with the language's decimal sign and at most three decimals. */
export function textsOf(fields: Partial<SettingFields>, language: Language): SettingTexts {
  const format = new Intl.NumberFormat(locales[language], { useGrouping: false, maximumFractionDigits: 3 })
  const texts = Object.entries(fields).map(([field, value]) => [field, typeof value === 'number' ? format.format(value) : value])
  return { ...blank, ...Object.fromEntries(texts) }
}

/**
 * Parses texts of a form to fields for sending. A text that is no number becomes NaN. An ambiguous number stays a text, so that the
 * contract refuses it.
 */
export function parseFields(key: SizingSettingKey, texts: Partial<SettingTexts>): Partial<SettingFields> {
  return Object.fromEntries(
    (Object.keys(texts) as SettingField[]).map((field) => {
      const text = texts[field] ?? ''
      if (!isNumberField(field)) return [field, text]
      const [, most] = limitsOf(key, field)
      return [field, isAmbiguousNumber(text, most) ? text : typedNumber(text, most)]
    }),
  )
}

/** Returns a function that is true if two texts of a field are saved as the same value: "5" and "5,0". */
export const makeIsSameValue =
  (key: SizingSettingKey) =>
  (one: string, other: string, field: SettingField): boolean => {
    if (isSameText(one, other)) return true
    if (!isNumberField(field)) return false
    const [, most] = limitsOf(key, field)
    return typedNumber(one, most) === typedNumber(other, most)
  }

/** Storage key of a setting's draft. */
export const settingDraftKey = (key: SizingSettingKey) => `draft:sizing:${key}`

/** Parses a stored draft; undefined if there is none or it is invalid. */
export function readDraft(stored: string | null | undefined, key: SizingSettingKey): SettingDraft | undefined {
  const { values, base, updatedAt, kept } = Object(parseJson(stored)) as Partial<Record<keyof SettingDraft, unknown>>
  const areTexts = (found: unknown): found is SettingTexts =>
    fieldsOf(key).every((field) => typeof (found as Record<string, unknown> | null | undefined)?.[field] === 'string')
  if (!areTexts(values) || !areTexts(base)) return undefined
  return {
    values: { ...blank, ...values },
    base: { ...blank, ...base },
    updatedAt: typeof updatedAt === 'string' ? updatedAt : null,
    kept: typeof kept === 'string' ? kept : undefined,
  }
}
