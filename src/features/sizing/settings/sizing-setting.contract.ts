import { z } from 'zod'
import { lineSchema, timestampSchema } from '#api/fields.ts'
import { parseJson } from '#kit/parse.ts'
import { isAmbiguousNumber } from '#kit/text/typed-number.ts'
import {
  defaultFields,
  fieldsOf,
  isNumberField,
  limitsOf,
  type NumberField,
  nameFields,
  numberFields,
  type SettingField,
  type SettingFields,
  type SizingSettingKey,
  sizingSettingKeys,
} from './setting-fields.ts'

const NAME_MAX = 60
const SOURCE_MAX = 200
const number = z.number({
  // The form sends an ambiguous number ("1.500") as text, which gets a message of its own.
  error: ({ input }) => (typeof input === 'string' && isAmbiguousNumber(input) ? 'problem.readTwoWays' : 'sizing.number'),
})
const name = lineSchema(NAME_MAX)

const writable = {
  value: number,
  nameDe: name,
  nameEs: name,
  nameEn: name,
  watts: number,
  dayHours: number,
  nightHours: number,
  dutyPercent: number,
  startFactor: number,
  /** Source of the figures; empty for our own estimate. */
  source: lineSchema(SOURCE_MAX),
} satisfies Record<SettingField, z.ZodType>

const keySchema = z.enum(sizingSettingKeys as [SizingSettingKey, ...SizingSettingKey[]], { error: 'problem.notFound' })
export const sizingSettingParams = z.object({ key: keySchema })

/**
 * Absent fields keep their value; fields that the setting does not have are ignored. With `updatedAt` (null if nobody has changed
 * the setting yet) the change is merged with later changes by others. A changed figure must come with its source, also if the
 * source stays the same, so that staff check whether it still applies.
 */
export const settingChangeSchema = z
  .object(writable)
  .partial()
  .extend({ updatedAt: timestampSchema.nullable().optional() })
  .refine(hasSourceForFigures, { path: ['source'], error: 'sizing.sourceAsked' })

/** True if a change has a source, or changes no figures. */
export function hasSourceForFigures(change: Partial<Record<SettingField, unknown>>): boolean {
  return change.source !== undefined || numberFields.every((field) => change[field] === undefined)
}

const fieldsSchema = z
  .object({ ...writable })
  .partial()
  .extend({ source: writable.source })
/** A setting with its current fields (`fields`) and its defaults (`first`). */
export const sizingSettingSchema = z.object({
  key: keySchema,
  fields: fieldsSchema,
  first: fieldsSchema,
  /** Time of staff's last change; null while the setting has its defaults. */
  updatedAt: timestampSchema.nullable(),
})

export type SettingChange = z.infer<typeof settingChangeSchema>
export type SizingSetting = z.infer<typeof sizingSettingSchema>

/** Problem of a field. `values` are inserted into its message in i18n/problems. */
export type SettingProblem = { field: SettingField; problem: string; values: Record<string, unknown> }

export type SettingProblems = [SettingProblem, ...SettingProblem[]]

/** Finds the problems of a setting's fields, in the order of its form. Absent fields have none. */
export function problemsOfSetting(key: SizingSettingKey, fields: Partial<SettingFields>): SettingProblem[] {
  return fieldsOf(key).flatMap((field) => problemOfField(key, field, fields[field]) ?? [])
}

function problemOfField(key: SizingSettingKey, field: SettingField, value: unknown): SettingProblem | undefined {
  if (value === undefined) return undefined
  if (typeof value === 'string' && isNumberField(field) && isAmbiguousNumber(value)) return problemOfReadings(key, field, value)
  const { error } = writable[field].safeParse(value)
  if (error) return { field, problem: error.issues[0]?.message ?? 'problem.invalid', values: {} }
  if (nameFields.some((one) => one === field) && value === '') return { field, problem: 'sizing.nameMissing', values: {} }
  if (!isNumberField(field)) return undefined
  const [least, most] = limitsOf(key, field)
  if ((value as number) >= least && (value as number) <= most) return undefined
  return { field, problem: 'sizing.range', values: { least, most } }
}

/** Problem of an ambiguous number, with those of its two readings that are within the field's limits. */
function problemOfReadings(key: SizingSettingKey, field: NumberField, text: string): SettingProblem {
  const [least, most] = limitsOf(key, field)
  const readings = [Number(text.trim().replace(/[.,]/, '')), Number(text.trim().replace(',', '.'))]
  const possible = readings.filter((number) => number >= least && number <= most)
  if (possible.length === 0) return { field, problem: 'sizing.range', values: { least, most } }
  return { field, problem: 'sizing.readTwoWays', values: { possible } }
}

/** Parses a stored setting. A missing or invalid field gets its default, so damaged data never throws. */
export function parseStoredFields(key: SizingSettingKey, stored: string): SettingFields {
  const found = Object(parseJson(stored)) as Partial<SettingFields>
  const first = defaultFields(key)
  return Object.fromEntries(
    fieldsOf(key).map((field) => {
      const value = found[field]
      const isSound = value !== undefined && value !== null && !problemOfField(key, field, value)
      return [field, isSound ? value : first[field]]
    }),
  ) as SettingFields
}
