import { z } from 'zod'
import { naming } from '#api/fields.ts'
import type { ProblemKey } from '#i18n/problems.ts'
import { type Hours, type Weekday, weekdays } from '../hours/opening.ts'
import { openingText } from '../hours/opening-form.ts'
import { textPageNames } from '../page-texts/text-page.ts'
import { normalizeValue, settingProblem } from '../setting.contract.ts'
import { companyServices, lineNames, optionalFacts, reasons, type SettingKey } from '../setting-keys.ts'
import { certificatesText } from './certificates.ts'
import { companyFields } from './company-fields.ts'

const { mark, colours, legal, places, hours, phones, emails, links, statistics, claims, lines, texts } = companyFields

const line = z
  .string('problem.text')
  .trim()
  .min(1, 'problem.text')
  .regex(/^[^\n]*$/, 'problem.text')
/**
 * A time of the opening hours. Its form is checked together with its day. Separators are refused here, so that a time cannot add
 * another day to the text of the setting.
 */
function timeOf(day: Weekday) {
  const problem = naming('setting.openingTime', day)
  return z.string(problem).regex(/^[^\s;,]*$/, problem)
}

/** An object of a day's opening hours. */
function timesOf<Shape extends z.core.$ZodShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'invalid_type' ? naming('setting.openingDay', textOf(issue.input)) : unknownKeys('setting.unknownFact', issue),
  })
}

type TextKeys = { es: SettingKey; de: SettingKey; en: SettingKey }
/** Adds the problems of a fact to its schema's issues. */
type AddProblems = (key: SettingKey, value: string, context: z.core.$RefinementCtx, path?: string[]) => void

/**
 * Schemas of all facts. Only facts to save are checked with the rules: a fact that was saved under an older rule must still be
 * readable.
 */
function factSchemas(addProblems: AddProblems) {
  /** A text. Null: not set. */
  const text = (key: SettingKey) =>
    z
      .string('problem.text')
      .overwrite((value) => normalizeValue(key, value))
      .superRefine((value, context) => addProblems(key, value, context))
      .nullable()
  const number = (key: SettingKey) =>
    z
      .number('setting.claim')
      .superRefine((value, context) => addProblems(key, String(value), context))
      .nullable()
  const dayOf = (name: Weekday) =>
    timesOf({
      opens: timeOf(name),
      closes: timeOf(name),
      pause: timesOf({ from: timeOf(name), to: timeOf(name) })
        .nullable()
        .optional(),
    })
      .nullable()
      .optional()
  /** A day that is null or absent is closed. */
  const week = z
    .strictObject(Object.fromEntries(weekdays.map((name) => [name, dayOf(name)])) as Record<Weekday, ReturnType<typeof dayOf>>, {
      error: (issue) => unknownKeys('setting.unknownDay', issue),
    })
    .superRefine((value, context) => {
      for (const name of weekdays) addProblems('opening_hours', weekText({ [name]: value[name] }), context, [name])
    })
    .nullable()
  const list = <Item extends z.ZodType>(item: Item, key: SettingKey, write: (items: z.output<Item>[]) => string) =>
    z.array(item).superRefine((items, context) => addProblems(key, write(items), context))
  const certificate = strict({ name: line, document: line.nullable() })

  const inLanguages = (keys: TextKeys) => strict({ es: text(keys.es), de: text(keys.de), en: text(keys.en) })
  type InLanguages = ReturnType<typeof inLanguages>
  const textsOf = <Keys extends Record<string, SettingKey>>(keys: Keys) =>
    strict(Object.fromEntries(Object.entries(keys).map(([name, key]) => [name, text(key)])) as Record<keyof Keys, ReturnType<typeof text>>)
  const numbersOf = <Keys extends Record<string, SettingKey>>(keys: Keys) =>
    strict(
      Object.fromEntries(Object.entries(keys).map(([name, key]) => [name, number(key)])) as Record<keyof Keys, ReturnType<typeof number>>,
    )
  const byName = <Name extends string>(names: readonly Name[], keys: Record<Name, TextKeys>) =>
    Object.fromEntries(names.map((name) => [name, inLanguages(keys[name])])) as Record<Name, InLanguages>
  const partialTexts = <Name extends string>(all: Record<Name, InLanguages>) =>
    strict(
      Object.fromEntries(Object.entries<InLanguages>(all).map(([name, one]) => [name, one.partial()])) as Record<
        Name,
        ReturnType<InLanguages['partial']>
      >,
    ).partial()

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
    currencies: list(line.toUpperCase(), companyFields.currencies, (codes) => codes.join(', ')),
    certificates: list(certificate, companyFields.certificates, certificatesText),
    services: z.array(z.enum(companyServices)),
    reasons: z.array(z.enum(reasons)),
    lacks: z.array(z.enum(optionalFacts)),
  }
  const sentences = byName(lineNames, lines)
  const pageTexts = byName(textPageNames, texts)
  const whole = strict({
    ...facts,
    ...groups,
    hours: strict({ week, note: inLanguages(hours.note) }),
    lines: strict(sentences),
    texts: strict(pageTexts),
  })
  const { pickup } = groups.places.shape
  const changes = strict({
    ...facts,
    currencies: facts.currencies.nullable(),
    certificates: facts.certificates.nullable(),
    services: facts.services.nullable(),
    reasons: facts.reasons.nullable(),
    lacks: facts.lacks.nullable(),
    mark: groups.mark.partial(),
    colours: groups.colours.partial(),
    legal: groups.legal.partial(),
    places: groups.places.extend({ pickup: pickup.nullable() }).partial(),
    phones: groups.phones.partial(),
    emails: groups.emails.partial(),
    links: groups.links.partial(),
    statistics: groups.statistics.partial(),
    claims: groups.claims.partial(),
    hours: strict({ week, note: inLanguages(hours.note).partial() }).partial(),
    lines: partialTexts(sentences),
    texts: partialTexts(pageTexts),
  }).partial()
  return { whole, changes }
}

const refuse: AddProblems = (key, value, context, path = []) => {
  const problem = value === '' ? undefined : settingProblem(key, value)
  if (problem) context.addIssue({ code: 'custom', message: problem, input: value, path })
}

const stored = factSchemas(() => undefined)

/** Every fact about the company. A fact that is not set is null, or an empty list. */
export const companySchema = stored.whole
export type Company = z.infer<typeof companySchema>

/**
 * Facts to set; an absent fact stays as it is, null or an empty list clears it. `was`: the facts as the caller has read them;
 * a fact that somebody else has changed since then is a conflict.
 */
export const companyInputSchema = factSchemas(refuse).changes.extend({ was: stored.changes.optional() })
export type CompanyInput = z.input<typeof companyInputSchema>

/** Opening hours as a setting, such as "Mo-Fr 08:00-18:00". An invalid time yields a text that the setting's rule refuses. */
export function weekText(days: Partial<Record<Weekday, Hours | null | undefined>>): string {
  return openingText(Object.fromEntries(Object.entries(days).filter(([, hours]) => hours)))
}

/** Schema of an object that refuses unknown facts and names them, so that a misspelt fact is not ignored. */
function strict<Shape extends z.core.$ZodShape>(shape: Shape) {
  return z.strictObject(shape, { error: (issue) => unknownKeys('setting.unknownFact', issue) })
}

const textOf = (input: unknown): string => (typeof input === 'string' ? input : JSON.stringify(input))

function unknownKeys(problem: ProblemKey, issue: z.core.$ZodRawIssue): string | undefined {
  return issue.code === 'unrecognized_keys' ? naming(problem, issue.keys.join(', ')) : undefined
}
