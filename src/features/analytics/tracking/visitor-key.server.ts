import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '#database/schema.ts'

export type VisitorKeys = {
  /** Key of a browser at an IP address, for one day. */
  ofVisitor(day: string, address: string, userAgent: string): Promise<string>
  /** Key of an IP address for rate limits; like a visitor's key it changes with the day's salt. */
  ofAddress(address: string): string
}

/**
 * Identifies visitors for a day. The same browser at the same IP address has one key all day; once the day's salt is deleted, the
 * key cannot be traced back. All servers on a database share the salt; the first one makes it.
 */
export function visitorKeys(db: Database): VisitorKeys {
  // Until the day's salt is read from the database, `ofAddress` uses a salt of this server. An address that sends events before
  // and after that moment gets its rate limit twice.
  let known = { day: '', salt: makeSalt() }
  /** Salt of the day before: the last events of a day are written after midnight. */
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
