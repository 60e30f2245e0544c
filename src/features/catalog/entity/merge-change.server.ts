import type { Merged } from '#database/merge-since.server.ts'
import type { ChangedBy, Since } from '#database/since.server.ts'
import { mergeFields } from '#kit/merge-fields.ts'
import { parseCents } from '#kit/money.ts'
import { fail, ok } from '#kit/result.ts'
import { isSameJson } from '#kit/same-json.ts'
import { attributeKeys } from '../goods/attributes.ts'

type Fields = Record<string, unknown>

const PRICES = ['oldPrice', 'newPrice']
/** The category and the subcategory within it. */
const together = [['categoryId', 'subcategoryId']]

/**
 * Merges a write with what others have saved since it began: fields that the sender did not change keep the others' value.
 * Without `updatedAt`, or if nobody saved in between, the write stays as it is.
 */
export async function mergeChange<Change extends { updatedAt?: string | undefined }>(
  findChanges: (id: number, updatedAt: string) => Promise<Since>,
  { change, stored }: { change: Change; stored: { id: number; updatedAt: string } },
): Promise<Merged<Change, never>> {
  if (!change.updatedAt || Date.parse(change.updatedAt) >= Date.parse(stored.updatedAt)) return ok(change)
  const since = await findChanges(stored.id, change.updatedAt)
  const { notes, sent } = parted(change)
  const now = flat({ ...stored })
  // The stored position is the base: reordering a list is recorded under another subject, so only a typed position counts as a
  // change.
  const base = flat({ ...stored, ...since.before })
  const { changes, conflicts } = mergeFields(sent, { base, stored: now, isSame, together })
  const open = [...conflicts, ...overruled(changes, { base, now })]
  if (open.length > 0) return { ...fail('stale'), conflicts: open.map((field) => ({ field, ...changerOf(since, field) })) }
  return ok({ ...standing(notes, changes, { base, now }), ...whole(changes, now) } as Change)
}

function changerOf({ changedBy }: Since, field: string): ChangedBy | undefined {
  return changedBy[field] ?? changedBy[field.split('.')[0] as string]
}

/**
 * Conflicts between fields: somebody else has set "on request" or "in stock", with which the sender's price or availability
 * text would be dropped silently.
 */
function overruled(changes: Fields, { base, now }: { base: Fields; now: Fields }): string[] {
  const isSet = (value: unknown) => value !== undefined && value !== null && value !== ''
  const isNew = (field: string, value: unknown) => now[field] === value && base[field] !== value && !(field in changes)
  const hasPrice = PRICES.some((field) => isSet(changes[field]))
  const hasText = ['De', 'Es', 'En'].some((language) => isSet(changes[`availabilityText${language}`]))
  return [
    ...(hasPrice && isNew('priceOnRequest', true) ? ['priceOnRequest'] : []),
    ...(hasText && isNew('stockStatus', 'in_stock') ? ['stockStatus'] : []),
  ]
}

/** Splits a write into sent fields, by their stored names, and notes about the write. */
function parted(change: object): { notes: Fields; sent: Fields } {
  const { updatedAt, checkedTexts, behindTexts, confirmed, price, wattPeak, ...rest } = change as Fields
  const sent: Fields = { ...(price === undefined ? {} : { oldPrice: price }), ...withoutAbsent(rest) }
  return {
    notes: withoutAbsent({ checkedTexts, behindTexts, confirmed }),
    sent: { ...flat(sent), ...(wattPeak === undefined ? {} : { 'specs.wattPeak': wattPeak }) },
  }
}

/**
 * Adjusts notes on translations after somebody else has changed the German text: a confirmation is void, and a new translation
 * counts as made from the old text.
 */
function standing(notes: Fields, changes: Fields, { base, now }: { base: Fields; now: Fields }): Fields {
  const hasOtherGerman = (name: string) => {
    const german = name.replace(/(?:Es|En)$/, 'De')
    return !(german in changes) && !isSame(german, base[german], now[german])
  }
  const { checkedTexts = [], behindTexts = [] } = notes as { checkedTexts?: string[]; behindTexts?: string[] }
  const late = Object.keys(changes).filter((name) => /(?:Es|En)$/.test(name) && hasOtherGerman(name))
  return {
    ...notes,
    checkedTexts: checkedTexts.filter((name) => !hasOtherGerman(name)),
    behindTexts: [...new Set([...behindTexts, ...late])],
  }
}

const figure = (key: string) => `specs.${key}`

/** Turns each technical figure into a field; a missing figure is null. */
function flat({ specs, ...fields }: Fields): Fields {
  if (specs === undefined) return fields
  return { ...fields, ...Object.fromEntries(attributeKeys.map((key) => [figure(key), (specs as Fields)[key] ?? null])) }
}

/** Reverses `flat`: a change of one figure writes all of them. */
function whole(changes: Fields, now: Fields): Fields {
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
