import type { MergeResult } from '#database/merge-since.server.ts'
import type { LastChange, LaterChanges } from '#database/since.server.ts'
import { isSameJson, mergeFields } from '#kit/merge-fields.ts'
import { parseCents } from '#kit/money.ts'
import { fail, ok } from '#kit/result.ts'
import { attributeKeys } from '../goods/attributes.ts'

type Fields = Record<string, unknown>

const PRICES = ['oldPrice', 'newPrice']
/** Fields that are merged as one: a subcategory is valid in its own category only. */
const together = [['categoryId', 'subcategoryId']]

/**
 * Merges a change with what others have saved since `updatedAt`, the state that the sender started from: fields that the sender
 * did not change keep the others' value. Without `updatedAt`, or if nobody saved in between, the change stays as it is.
 *
 * @param findChanges reads the changes since a time from the history
 * @returns 'stale' with the conflicting fields if both changed a field to different values
 */
export async function mergeChange<Change extends { updatedAt?: string | undefined }>(
  findChanges: (id: number, updatedAt: string) => Promise<LaterChanges>,
  { change, stored }: { change: Change; stored: { id: number; updatedAt: string; outdatedTexts: readonly string[] } },
): Promise<MergeResult<Change, never>> {
  if (!change.updatedAt || Date.parse(change.updatedAt) >= Date.parse(stored.updatedAt)) return ok(change)
  const since = await findChanges(stored.id, change.updatedAt)
  const { notes, sent } = splitNotes(change)
  const now = flattenFigures({ ...stored })
  // The history records reorderings of a list under another subject, so after one `since` has no position and the base has the stored
  // one: any other position counts as typed by the sender, and is no conflict.
  const base = flattenFigures({ ...stored, ...since.before })
  const { changes, conflicts } = mergeFields(sent, { base, stored: now, isSame, together })
  const open = [...conflicts, ...findSilentLosses(changes, { base, now })]
  if (open.length > 0) return { ...fail('stale'), conflicts: open.map((field) => ({ field, ...changerOf(since, field) })) }
  return ok({ ...adjustNotes(notes, changes, { base, now }), ...joinFigures(changes, now) } as Change)
}

function changerOf({ changedBy }: LaterChanges, field: string): LastChange | undefined {
  return changedBy[field] ?? changedBy[field.split('.')[0] as string]
}

/**
 * Finds others' changes that would silently drop a field of the sender: "on request" drops the price, "in stock" the availability
 * text. Returns the fields that somebody else has set.
 */
function findSilentLosses(changes: Fields, { base, now }: { base: Fields; now: Fields }): string[] {
  const isSet = (value: unknown) => value !== undefined && value !== null && value !== ''
  const isNew = (field: string, value: unknown) => now[field] === value && base[field] !== value && !(field in changes)
  const hasPrice = PRICES.some((field) => isSet(changes[field]))
  const hasText = ['De', 'Es', 'En'].some((language) => isSet(changes[`availabilityText${language}`]))
  return [
    ...(hasPrice && isNew('priceOnRequest', true) ? ['priceOnRequest'] : []),
    ...(hasText && isNew('stockStatus', 'in_stock') ? ['stockStatus'] : []),
  ]
}

/** Splits a change into the sent fields, by their stored names, and its notes on translations and confirmations. */
function splitNotes(change: object): { notes: Fields; sent: Fields } {
  const { updatedAt, checkedTexts, behindTexts, confirmed, price, wattPeak, ...rest } = change as Fields
  const sent: Fields = { ...(price === undefined ? {} : { oldPrice: price }), ...withoutAbsent(rest) }
  return {
    notes: withoutAbsent({ checkedTexts, behindTexts, confirmed }),
    sent: { ...flattenFigures(sent), ...(wattPeak === undefined ? {} : { 'specs.wattPeak': wattPeak }) },
  }
}

/**
 * Adjusts the notes on translations if somebody else has changed the German text: the sender's confirmation of a translation is
 * dropped, and a translation that the sender typed counts as made from the former German text. German text that took the place of
 * a copy changes nothing: the sender translated the text that the copy was made of.
 */
function adjustNotes(notes: Fields, changes: Fields, { base, now }: { base: Fields; now: Fields }): Fields {
  const hasOtherGerman = (name: string) => {
    const text = name.replace(/(?:Es|En)$/, '')
    const german = `${text}De`
    return !(german in changes) && !isSame(german, base[german], now[german]) && !wasCopy(text, { base, now })
  }
  const { checkedTexts = [], behindTexts = [] } = notes as { checkedTexts?: string[]; behindTexts?: string[] }
  const late = Object.keys(changes).filter((name) => /(?:Es|En)$/.test(name) && hasOtherGerman(name))
  return {
    ...notes,
    checkedTexts: checkedTexts.filter((name) => !hasOtherGerman(name)),
    behindTexts: [...new Set([...behindTexts, ...late])],
  }
}

/** True if the German text was a copy of a text in another language: its replacement has not outdated that text. */
function wasCopy(text: string, { base, now }: { base: Fields; now: Fields }): boolean {
  const outdated = now.outdatedTexts as readonly string[]
  const german = base[`${text}De`]
  const isCopied = (name: string) => base[name] === german && now[name] === german && !outdated.includes(name)
  return german !== '' && [`${text}Es`, `${text}En`].some(isCopied)
}

const figure = (key: string) => `specs.${key}`

/** Turns each attribute of `specs` into a field of its own ("specs.powerKw"), null if it is missing. */
function flattenFigures({ specs, ...fields }: Fields): Fields {
  if (specs === undefined) return fields
  return { ...fields, ...Object.fromEntries(attributeKeys.map((key) => [figure(key), (specs as Fields)[key] ?? null])) }
}

/** Reverses `flattenFigures`. If one attribute changes, the result has all attributes, since `specs` is written as a whole. */
function joinFigures(changes: Fields, now: Fields): Fields {
  const plain = Object.entries(changes).filter(([field]) => !field.startsWith(figure('')))
  if (plain.length === Object.keys(changes).length) return changes
  const figures = attributeKeys.flatMap((key) => {
    const name = figure(key)
    const value = name in changes ? changes[name] : now[name]
    return value === null || value === undefined ? [] : [[key, value]]
  })
  return { ...Object.fromEntries(plain), specs: Object.fromEntries(figures) }
}

function withoutAbsent(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

function isSame(field: string, one: unknown, other: unknown): boolean {
  if (!PRICES.includes(field)) return isSameJson(one, other)
  return centsOf(one) === centsOf(other)
}

const centsOf = (price: unknown) => (typeof price === 'string' ? parseCents(price) : undefined)
