import { z } from 'zod'
import { parseCents } from '#kit/money.ts'
import { findBrokenLink } from '#kit/text/marked-text.ts'
import { singleLine } from '#kit/text/single-line.ts'

/** Field schemas that several features share. Messages are keys of i18n/problems. */

/** Largest integer of a PostgreSQL column; a larger number cannot be an id. */
export const MAX_ID = 2_147_483_647

export const idSchema = z.int('problem.id').positive('problem.id').max(MAX_ID, 'problem.id')
/** An id in an address: "17". */
export const idParamSchema = z.coerce.number({ error: 'problem.id' }).int('problem.id').positive('problem.id').max(MAX_ID, 'problem.id')
export const idParams = z.object({ id: idParamSchema })

export const timestampSchema = z.iso.datetime()

/** A price in inputs and answers of the API: a decimal string between "0.01" and "9999999.99"; answers always have two digits. */
export const priceSchema = z.string('problem.price').refine((text) => parseCents(text) !== undefined, 'problem.price')

/** "true" and "false" of a query string. */
export const flagParam = z.enum(['true', 'false'], { error: 'problem.flag' }).transform((text) => text === 'true')

/** Position within a list; 0 means that none was chosen. */
export const sortOrderSchema = z.int('problem.sortOrder').min(0, 'problem.sortOrder').max(9999, 'problem.sortOrder')

/** Problem key of a text with more than `most` characters. Messages of schemas are plain strings, so the number follows the key. */
export const tooLong = (most: number) => `problem.tooLong ${most}`

const MAX_NAME = 80
/** Adds a value to a problem key, such as a day or the names of unknown facts; the message shows it as `name`. */
export const naming = (problem: string, name: string) => `${problem} "${name.replaceAll('"', '').slice(0, MAX_NAME)}"`

/** Problem of a text with marks (`kit/text/marked-text.ts`) if one of its links leads nowhere; names that link. */
export function brokenLinkProblem(text: string): string | undefined {
  const link = findBrokenLink(text)
  return link === undefined ? undefined : naming('problem.brokenLink', link)
}

/** Part of an address: lowercase letters, digits and single hyphens. */
export const slugSchema = z
  .string('problem.text')
  .trim()
  .max(120, tooLong(120))
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'problem.slug')

/** Free text of at most `length` characters, surrounding blanks removed. NUL characters are refused: PostgreSQL cannot store them. */
export function textSchema(length: number, problem = 'problem.text') {
  return z.string(problem).trim().max(length, tooLong(length)).refine(hasNoNul, 'problem.text')
}

/** Makes a schema of a text with marks refuse links that lead nowhere. */
export function withWorkingLinks(schema: z.ZodString): z.ZodString {
  return schema.refine((text) => brokenLinkProblem(text) === undefined, { error: ({ input }) => brokenLinkProblem(String(input)) })
}

function hasNoNul(text: string): boolean {
  return !text.includes('\0')
}

/**
 * Text of one line, of at most `length` characters. `singleLine` first replaces line breaks and removes invisible characters
 * instead of refusing them, so that pasted names and texts stored by older versions can be saved. Use it for every name, number
 * and title; `textSchema` is for text that may have several lines.
 */
export function lineSchema(length: number, problem = 'problem.text') {
  return z.string(problem).overwrite(singleLine).trim().max(length, tooLong(length))
}

/** Required text of one line. Missing text, blanks only and invisible characters only are the same problem. */
export function requiredLineSchema(length: number, problem: string) {
  return lineSchema(length, problem).min(1, problem)
}

/** Required text. Missing text and blanks only are the same problem. */
export function requiredTextSchema(length: number, problem: string) {
  return textSchema(length, problem).min(1, problem)
}

/**
 * Address of a picture on this site, such as `/media/…`. Visitors' pages load nothing from other sites, so a picture of another
 * site is first copied into the media library.
 */
export const pictureUrlSchema = z
  .string('problem.text')
  .trim()
  .max(500, tooLong(500))
  .regex(/^\/(?!\/)[\w\-./%~]+$/, 'problem.pictureUrl')

/** Text alternatives of a picture; '' where staff wrote none. */
export const pictureTextsSchema = z.object({ altDe: z.string(), altEs: z.string(), altEn: z.string() })
type PictureTexts = z.infer<typeof pictureTextsSchema>
/** A library picture as pages show it: `url` includes the chosen view (crop), so it may differ from the stored address. */
export type ShownPicture = PictureTexts & { url: string }
