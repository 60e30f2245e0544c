import type { Database } from '#database/schema.ts'
import { slugFromNames } from '#kit/text/slug.ts'

export type SlugKind = 'product' | 'category' | 'subcategory'
type Names = { nameEs: string; nameDe: string; nameEn: string; name?: string }

/** For names without a single Latin letter or digit. */
const neutral: Record<SlugKind, string> = { product: 'producto', category: 'categoria', subcategory: 'subcategoria' }
/** Addresses that mean something else: /api/products/featured is a list. */
const reserved = new Set(['featured'])

/**
 * A slug made from the names that nothing else uses: "panel", else "panel-2", "panel-3" … Addresses that lead somewhere
 * as redirects count as used, so that an old link never shows another product.
 */
export async function makeSlug(db: Database, kind: SlugKind, { nameEs, nameDe, nameEn, name }: Names): Promise<string> {
  const base = slugFromNames([nameEs, nameDe, nameEn, name]) || neutral[kind]
  const alike = [base, `${base}-%`] as const
  const live = await table(db, kind)
    .select('slug')
    .where('deleted_at', 'is', null)
    .where((row) => row.or([row('slug', '=', alike[0]), row('slug', 'like', alike[1])]))
    .execute()
  const moved = await db
    .selectFrom('slug_redirect')
    .select('slug')
    .where('kind', '=', kind)
    .where((row) => row.or([row('slug', '=', alike[0]), row('slug', 'like', alike[1])]))
    .execute()
  const used = new Set([...live, ...moved].map((row) => row.slug))
  const isFree = (slug: string) => !used.has(slug) && !reserved.has(slug)
  if (isFree(base)) return base
  let number = 2
  while (!isFree(`${base}-${number}`)) number += 1
  return `${base}-${number}`
}

/** Whether an administrator may give this slug; an address that only redirects may be given anew. */
export async function isSlugFree(db: Database, kind: SlugKind, slug: string, ownId?: number): Promise<boolean> {
  if (reserved.has(slug)) return false
  const other = await table(db, kind).select('id').where('slug', '=', slug).where('deleted_at', 'is', null).executeTakeFirst()
  return other === undefined || other.id === ownId
}

/** Remembers where an address has moved to; what now stands at the new address is no redirect any more. */
export async function recordMove(db: Database, kind: SlugKind, { id, from, to, now }: { id: number; from: string; to: string; now: Date }) {
  await takeAddress(db, kind, to)
  if (from === to) return
  await db
    .insertInto('slug_redirect')
    .values({ kind, slug: from, target_id: id, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.columns(['kind', 'slug']).doUpdateSet({ target_id: id, created_at: now.toISOString() }))
    .execute()
}

/** Ends the redirect of an address that something is about to be shown at. */
export async function takeAddress(db: Database, kind: SlugKind, slug: string): Promise<void> {
  await db.deleteFrom('slug_redirect').where('kind', '=', kind).where('slug', '=', slug).execute()
}

// The three tables have these columns in common; the type of one of them is enough to ask for them.
function table(db: Database, kind: SlugKind) {
  return db.selectFrom(kind as 'product')
}
