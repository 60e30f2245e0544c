import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '#database/schema.ts'

/**
 * Marks visitors for a day: the same browser at the same address has one mark all day, and nobody can tell whose it was
 * once the day's salt is deleted. All servers on a database share the salt, whichever comes first makes it.
 */
export function visitorMarks(db: Database): (day: string, address: string, userAgent: string) => Promise<string> {
  let known: { day: string; salt: string } | undefined
  return async (day, address, userAgent) => {
    if (known?.day !== day) known = { day, salt: await saltOf(db, day) }
    return createHash('sha256').update(`${known.salt}\n${address}\n${userAgent}`).digest('base64url').slice(0, 16)
  }
}

async function saltOf(db: Database, day: string): Promise<string> {
  const salt = randomBytes(32).toString('base64url')
  await db
    .insertInto('visit_salt')
    .values({ day, salt })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute()
  return (await db.selectFrom('visit_salt').select('salt').where('day', '=', day).executeTakeFirstOrThrow()).salt
}
