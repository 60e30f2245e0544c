import { randomBytes } from 'node:crypto'
import type { Database } from '#database/schema.ts'

/**
 * Returns the secret with this name; creates it on first use. The database stores the secret, so that all servers accept each
 * other's signatures. A copy of the database contains it too.
 *
 * @returns 256 bits in hexadecimal digits
 */
export async function shopSecret(db: Database, name: string): Promise<string> {
  const find = () => db.selectFrom('shop_secret').select('value').where('name', '=', name).executeTakeFirst()
  const known = await find()
  if (known) return known.value
  // Two servers may create the secret at the same moment: the first insert wins.
  await db
    .insertInto('shop_secret')
    .values({ name, value: randomBytes(32).toString('hex') })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const made = await find()
  if (!made) throw new Error(`the secret ${name} was not stored`)
  return made.value
}
