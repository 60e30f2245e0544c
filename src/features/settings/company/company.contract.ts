import { z } from 'zod'
import { weekdays } from '../hours/opening.ts'
import { openingText, type parseOpening } from '../hours/opening-form.ts'
import { textPageNames } from '../page-texts/page-names.ts'
import { normalizeValue, settingProblem } from '../setting.contract.ts'
import { lineNames, reasons, type SettingKey, services } from '../setting-keys.ts'
import { certificatesText } from './certificates.ts'
import { companyFields } from './company-fields.ts'

const { mark, colours, legal, places, hours, phones, emails, links, statistics, claims, lines, texts } = companyFields

/** Schema of a fact that is a text. Null: not set. */
const text = (key: SettingKey) =>
  z
    .string('problem.text')
    .overwrite((value) => normalizeValue(key, value))
    .superRefine((value, context) => refuse(key, value, context))
    .nullable()

const number = (key: SettingKey) =>
  z
    .number('setting.claim')
    .superRefine((value, context) => refuse(key, String(value), context))
    .nullable()

const time = z.string('setting.opening')
const day = z.object({ opens: time, closes: time }).nullable().optional()
/** A day that is null or absent is closed. */
const week = z
  .object(Object.fromEntries(weekdays.map((name) => [name, day])) as Record<(typeof weekdays)[number], typeof day>)
  .superRefine((value, context) => refuse('opening_hours', weekText(value), context))
  .nullable()

const list = <Item extends z.ZodType>(item: Item, key: SettingKey, write: (items: z.output<Item>[]) => string) =>
  z.array(item, 'problem.text').superRefine((items, context) => refuse(key, write(items), context))
const line = z
  .string('problem.text')
  .trim()
  .min(1, 'problem.text')
  .regex(/^[^\n]*$/, 'problem.text')
const certificate = z.object({ name: line, document: line.nullable() })

const inLanguages = (keys: { es: SettingKey; de: SettingKey; en: SettingKey }) =>
  z.object({ es: text(keys.es), de: text(keys.de), en: text(keys.en) })
const textsOf = <Keys extends Record<string, SettingKey>>(keys: Keys) =>
  z.object(Object.fromEntries(Object.entries(keys).map(([name, key]) => [name, text(key)])) as Record<keyof Keys, ReturnType<typeof text>>)
const numbersOf = <Keys extends Record<string, SettingKey>>(keys: Keys) =>
  z.object(
    Object.fromEntries(Object.entries(keys).map(([name, key]) => [name, number(key)])) as Record<keyof Keys, ReturnType<typeof number>>,
  )

const { pickup: _, ...placeTexts } = places
const groups = {
  mark: textsOf(mark),
  colours: textsOf(colours),
  legal: textsOf(legal),
  places: textsOf(placeTexts).extend({ pickup: list(line, places.pickup, (lines) => lines.join('\n')) }),
  phones: textsOf(phones),
  emails: textsOf(emails),
  links: textsOf(links),
  statistics: textsOf(statistics),
  claims: numbersOf(claims),
}
const facts = {
  brand: text(companyFields.brand),
  currencies: list(line, companyFields.currencies, (codes) => codes.join(', ')),
  certificates: list(certificate, companyFields.certificates, certificatesText),
  services: z.array(z.enum(services, 'setting.statements')),
  reasons: z.array(z.enum(reasons, 'setting.statements')),
}
type InLanguages = ReturnType<typeof inLanguages>
const byName = <Name extends string>(names: readonly Name[], keys: Record<Name, { es: SettingKey; de: SettingKey; en: SettingKey }>) =>
  Object.fromEntries(names.map((name) => [name, inLanguages(keys[name])])) as Record<Name, InLanguages>
const sentences = byName(lineNames, lines)
const pageTexts = byName(textPageNames, texts)

/** Every fact about the company. A fact that is not set is null, or an empty list. */
export const companySchema = z.object({
  ...facts,
  ...groups,
  hours: z.object({ week, note: inLanguages(hours.note) }),
  lines: z.object(sentences),
  texts: z.object(pageTexts),
})
export type Company = z.infer<typeof companySchema>

const partialTexts = <Name extends string>(all: Record<Name, InLanguages>) =>
  z
    .object(Object.fromEntries(Object.entries<InLanguages>(all).map(([name, one]) => [name, one.partial()])) as Record<Name, PartialTexts>)
    .partial()
type PartialTexts = ReturnType<InLanguages['partial']>
const changesSchema = z
  .object({
    ...facts,
    mark: groups.mark.partial(),
    colours: groups.colours.partial(),
    legal: groups.legal.partial(),
    places: groups.places.partial(),
    phones: groups.phones.partial(),
    emails: groups.emails.partial(),
    links: groups.links.partial(),
    statistics: groups.statistics.partial(),
    claims: groups.claims.partial(),
    hours: z.object({ week, note: inLanguages(hours.note).partial() }).partial(),
    lines: partialTexts(sentences),
    texts: partialTexts(pageTexts),
  })
  .partial()
/**
 * Facts to set; an absent fact stays as it is, null or an empty list clears it. `was`: the facts as the caller has read them;
 * a fact that somebody else has changed since then is a conflict.
 */
export const companyInputSchema = changesSchema.extend({ was: changesSchema.optional() })
export type CompanyInput = z.input<typeof companyInputSchema>

/** Opening hours as a setting, such as "Mo-Fr 08:00-18:00". An invalid time yields a text that the setting's rule refuses. */
export function weekText(days: Partial<Record<(typeof weekdays)[number], { opens: string; closes: string } | null | undefined>>): string {
  const open = Object.fromEntries(Object.entries(days).filter(([, span]) => span))
  return openingText(open as NonNullable<ReturnType<typeof parseOpening>>)
}

function refuse(key: SettingKey, value: string, context: z.core.$RefinementCtx): void {
  const problem = value === '' ? undefined : settingProblem(key, value)
  if (problem) context.addIssue({ code: 'custom', message: problem, input: value })
}
