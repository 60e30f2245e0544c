import type { CatalogueTransaction, Database } from '#database/schema.ts'
import { slugFromNames } from '#kit/text/slug.ts'
import { type EntityKind, liveRowsOf, type Names } from './entity.server.ts'

/** Slugs for names without a single Latin letter or digit. */
const neutral: Record<EntityKind, string> = { product: 'producto', category: 'categoria', subcategory: 'subcategoria' }
/** Slugs that products cannot have: GET /api/products/featured is the list of featured products. */
const reserved = new Set(['featured'])

/**
 * Makes an unused slug from the names: "panel", else "panel-2", "panel-3" … Slugs that redirect count as used, so that a generated
 * slug does not take over an old link.
 *
 * @param ownId id of the entity itself, whose present and former slugs are allowed
 */
export async function makeSlug(db: Database, kind: EntityKind, names: Names, ownId?: number): Promise<string> {
  const base = baseSlugOf(kind, names)
  const alike = [base, `${base}-%`] as const
  const live = await liveRowsOf(db, kind)
    .select(['slug', 'id'])
    .where((row) => row.or([row('slug', '=', alike[0]), row('slug', 'like', alike[1])]))
    .execute()
  const moved = await db
    .selectFrom('slug_redirect')
    .select(['slug', 'target_id as id'])
    .where('kind', '=', kind)
    .where((row) => row.or([row('slug', '=', alike[0]), row('slug', 'like', alike[1])]))
    .execute()
  const used = new Set([...live, ...moved].filter(({ id }) => id !== ownId).map(({ slug }) => slug))
  return numberedSlug(base, (slug) => used.has(slug))
}

/** The slug of an entity with these names, before a number makes it unique. */
export function baseSlugOf(kind: EntityKind, { nameEs, nameDe, nameEn, name }: Names): string {
  return slugFromNames([nameEs, nameDe, nameEn, name]) || neutral[kind]
}

/** Adds the first number that makes a slug free, that is neither used nor reserved; a free slug stays as it is. */
export function numberedSlug(base: string, isUsed: (slug: string) => boolean): string {
  const isFree = (slug: string) => !isUsed(slug) && !isReserved(slug)
  if (isFree(base)) return base
  let number = 2
  while (!isFree(`${base}-${number}`)) number += 1
  return `${base}-${number}`
}

export const isReserved = (slug: string): boolean => reserved.has(slug)

/**
 * True if staff may enter this slug: it is not reserved, and no other entity of the kind has it, except in the trash. A slug that
 * only redirects may be reused.
 */
export async function isSlugFree(db: Database, kind: EntityKind, slug: string, ownId?: number): Promise<boolean> {
  if (reserved.has(slug)) return false
  const other = await liveRowsOf(db, kind).select('id').where('slug', '=', slug).executeTakeFirst()
  return other === undefined || other.id === ownId
}

/** Makes the old slug redirect to the entity. If the new slug was a redirect, the redirect ends. */
export async function recordSlugChange(
  db: CatalogueTransaction,
  kind: EntityKind,
  { id, from, to, now }: { id: number; from: string; to: string; now: Date },
) {
  await endRedirect(db, kind, to)
  if (from === to) return
  await db
    .insertInto('slug_redirect')
    .values({ kind, slug: from, target_id: id, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.columns(['kind', 'slug']).doUpdateSet({ target_id: id, created_at: now.toISOString() }))
    .execute()
}

/** Deletes the redirect from a slug that an entity is about to get. */
export async function endRedirect(db: CatalogueTransaction, kind: EntityKind, slug: string): Promise<void> {
  await db.deleteFrom('slug_redirect').where('kind', '=', kind).where('slug', '=', slug).execute()
}

/** True if this slug redirects to another entity. A restored entity then needs a new slug, else old links would change their target. */
export async function redirectsElsewhere(db: Database, kind: EntityKind, { id, slug }: { id: number; slug: string }): Promise<boolean> {
  const moved = await db
    .selectFrom('slug_redirect')
    .select('target_id')
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .executeTakeFirst()
  return moved !== undefined && moved.target_id !== id
}
