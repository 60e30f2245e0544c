import { randomBytes } from 'node:crypto'
import type { Database } from '#database/schema.ts'

/**
 * The secret of that name, made when it is first asked for. It lives in the database, so that what one server signs
 * another accepts; whoever takes a copy of the database takes the secret along.
 *
 * @returns 256 bits in hexadecimal digits
 */
export async function shopSecret(db: Database, name: string): Promise<string> {
  const find = () => db.selectFrom('shop_secret').select('value').where('name', '=', name).executeTakeFirst()
  const known = await find()
  if (known) return known.value
  // Two servers may make it at the same moment: the first one's stands.
  await db
    .insertInto('shop_secret')
    .values({ name, value: randomBytes(32).toString('hex') })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const made = await find()
  if (!made) throw new Error(`the secret ${name} was not stored`)
  return made.value
}
