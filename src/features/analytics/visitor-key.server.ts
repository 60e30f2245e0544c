import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '#database/schema.ts'

export type VisitorKeys = {
  /** The key of a browser at an address, for a day. */
  ofVisitor(day: string, address: string, userAgent: string): Promise<string>
  /** Key of an address for rate limits; like a visitor's key it is useless after the day. */
  ofAddress(address: string): string
}

/**
 * Identifies visitors for a day: the same browser at the same address has one key all day, which cannot be traced back once the
 * day's salt is deleted. All servers on a database share the salt; the first one makes it.
 */
export function visitorKeys(db: Database): VisitorKeys {
  // Until the day's salt is read, calls are counted under a salt of this server: a flood at that moment gets its allowance
  // twice.
  let known = { day: '', salt: makeSalt() }
  /** Salt of the day before, whose last events are written after midnight. */
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
