import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '#database/schema.ts'

export type VisitorKeys = {
  /** The key of a browser at an address, for a day. */
  ofVisitor(day: string, address: string, userAgent: string): Promise<string>
  /** Key of an address for counting calls at once: like the others it is worthless when the day is over. */
  ofAddress(address: string): string
}

/**
 * Tells visitors apart for a day: the same browser at the same address has one key all day, and nobody can tell whose it was
 * once the day's salt is deleted. All servers on a database share the salt, whichever comes first makes it.
 */
export function visitorKeys(db: Database): VisitorKeys {
  // Until the database has told the day's salt, calls are counted under one that only this server knows: whoever floods
  // the shop just then gets a second allowance of calls.
  let known = { day: '', salt: makeSalt() }
  /** Keys of the day before, whose last events are written after midnight. */
  let before = known
  return {
    async ofVisitor(day, address, userAgent) {
      if (before.day === day && known.day !== day) return keyOf(before.salt, address, userAgent)
      if (known.day !== day) [before, known] = [known, { day, salt: await saltOf(db, day) }]
      return keyOf(known.salt, address, userAgent)
    },
    ofAddress: (address) => keyOf(known.salt, address, ''),
  }
}

const keyOf = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 16)
const makeSalt = () => randomBytes(32).toString('base64url')

async function saltOf(db: Database, day: string): Promise<string> {
  await db
    .insertInto('visit_salt')
    .values({ day, salt: makeSalt() })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute()
  return (await db.selectFrom('visit_salt').select('salt').where('day', '=', day).executeTakeFirstOrThrow()).salt
}
