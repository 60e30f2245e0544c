import type { MergeResult } from '#database/merge-since.server.ts'
import type { Database } from '#database/schema.ts'
import { changesSince, type LaterChanges } from '#database/since.server.ts'
import { fail, ok, type Result } from '#kit/result.ts'
import {
  type Entity,
  type EntityInput,
  type EntityKind,
  type EntityProblem,
  type Names,
  type Row,
  readTranslatedFrom,
  type StaffEntity,
} from './entity.server.ts'
import { mergeChange } from './merge-change.server.ts'
import { isSlugFree, makeSlug } from './slug.store.server.ts'
import { findOutdatedTranslations } from './translations.ts'

/** Reads that the rules of a write need. `databaseLookups` queries the database; a batch (`product/bulk`) reads once for all rows. */
export type Lookups<Fields> = {
  changesSince(id: number, updatedAt: string): Promise<LaterChanges>
  findProblem(fields: Fields): Promise<EntityProblem | undefined>
  isSlugFree(slug: string, ownId: number | undefined): Promise<boolean>
  makeSlug(names: Names, ownId: number | undefined): Promise<string>
}

/** Columns that a write sets, without `created_at` and `updated_at`. */
type Columns = Record<string, unknown> & { slug: string; translated_from: string }

/** A new entity that has passed the checks and can be written. */
export type PlannedCreation<Fields> = { fields: Fields; columns: Columns }
/** A change that has passed the checks. `isSame`: the row already has these values, so nothing needs to be written. */
export type PlannedChange<Fields> = PlannedCreation<Fields> & { isSame: boolean }

/** Lookups that query the database each time. */
export function databaseLookups<Staff extends StaffEntity, Fields extends Names, Input extends EntityInput, Kind extends EntityKind>(
  db: Database,
  { kind, findProblem }: Entity<Staff, Fields, Input, Kind>,
): Lookups<Fields> {
  return {
    changesSince: (subject, updatedAt) => changesSince(db, { kind, subject, updatedAt }),
    findProblem: async (fields) => findProblem?.(db, fields),
    isSlugFree: (slug, ownId) => isSlugFree(db, kind, slug, ownId),
    makeSlug: (names, ownId) => makeSlug(db, kind, names, ownId),
  }
}

/** Applies the rules for a new entity: defaults, checks, slug, state of the translations. Writes nothing. */
export async function planCreation<Staff extends StaffEntity, Fields extends Names, Input extends EntityInput, Kind extends EntityKind>(
  entity: Entity<Staff, Fields, Input, Kind>,
  lookups: Lookups<Fields>,
  input: Input,
): Promise<Result<PlannedCreation<Fields>, EntityProblem>> {
  const merged = entity.merge(input)
  if (!merged.ok) return merged
  const translatedFrom = findOutdatedTranslations(entity.texts, { before: {}, after: merged.value, from: {}, behind: input.behindTexts })
  return planInsert(entity, lookups, { fields: merged.value, wanted: input.slug, translatedFrom })
}

/** Applies the rules for a new entity whose fields are complete, such as a copy. `wanted`: the requested slug. Writes nothing. */
export async function planInsert<Staff extends StaffEntity, Fields extends Names, Input extends EntityInput, Kind extends EntityKind>(
  entity: Entity<Staff, Fields, Input, Kind>,
  lookups: Lookups<Fields>,
  { fields, wanted, translatedFrom }: { fields: Fields; wanted: string | undefined; translatedFrom: object },
): Promise<Result<PlannedCreation<Fields>, EntityProblem>> {
  const problem = await lookups.findProblem(fields)
  if (problem) return fail(problem)
  const slug = await chooseSlug(lookups, fields, wanted)
  if (slug === undefined) return fail('slug-taken')
  return ok({ fields, columns: { ...entity.columns(fields), translated_from: JSON.stringify(translatedFrom), slug } })
}

/**
 * Applies the rules for a change: merges it with what others have saved since `updatedAt`, checks it, chooses the slug and
 * updates the state of the translations. Writes nothing.
 *
 * @param before the stored row in the form of the staff's API
 */
export async function planChange<Staff extends StaffEntity, Fields extends Names, Input extends EntityInput, Kind extends EntityKind>(
  entity: Entity<Staff, Fields, Input, Kind>,
  lookups: Lookups<Fields>,
  { stored, before }: { stored: Row<Kind>; before: Staff },
  sent: Partial<Input> & { updatedAt?: string | undefined },
): Promise<MergeResult<PlannedChange<Fields>, EntityProblem>> {
  const together = await mergeChange(lookups.changesSince, { change: sent, stored: before })
  if (!together.ok) return together
  const change = together.value
  const merged = entity.merge(change, before)
  if (!merged.ok) return merged
  const fields = merged.value
  const problem = await lookups.findProblem(fields)
  if (problem) return fail(problem)
  const slug = await chooseSlug(lookups, fields, change.slug, before)
  if (slug === undefined) return fail('slug-taken')
  const { checkedTexts: checked, behindTexts: behind } = change
  const from = readTranslatedFrom(stored as Row<EntityKind>)
  const translatedFrom = findOutdatedTranslations(entity.texts, { before: { ...before }, after: fields, from, checked, behind })
  const columns = { ...entity.columns(fields), translated_from: JSON.stringify(translatedFrom), slug }
  return ok({ fields, columns, isSame: hasValues(stored, columns) })
}

/**
 * Chooses the slug of an entity: the requested slug, a slug made from the names if `wanted` is empty, or the current slug if `wanted`
 * is undefined. Undefined if the requested slug is taken.
 */
async function chooseSlug<Fields extends Names>(
  lookups: Lookups<Fields>,
  fields: Fields,
  wanted: string | undefined,
  own?: { id: number; slug: string },
): Promise<string | undefined> {
  if (wanted && !(await lookups.isSlugFree(wanted, own?.id))) return undefined
  return wanted || (wanted === undefined && own?.slug) || lookups.makeSlug(fields, own?.id)
}

/** True if a row already has these values. */
function hasValues(row: object, columns: object): boolean {
  return Object.entries(columns).every(([column, value]) => (row as Record<string, unknown>)[column] === value)
}
