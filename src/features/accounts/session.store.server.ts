import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '#database/schema.ts'

const MINUTE = 60_000
/** A session that nobody uses ends; one that is used ends too, only later. */
export const IDLE_MS = 2 * 60 * MINUTE
export const LIFETIME_MS = 12 * 60 * MINUTE

export type SignedIn = { id: number; username: string; firstName: string }

/**
 * Begins a session.
 *
 * @returns the token for the browser's cookie: 256 random bits, of which only the SHA-256 is kept
 */
export async function startSession(
  db: Database,
  { administratorId, userAgent }: { administratorId: number; userAgent: string },
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db
    .insertInto('session')
    .values({
      token_hash: hashToken(token),
      administrator_id: administratorId,
      user_agent: userAgent.slice(0, 300),
      created_at: now.toISOString(),
      last_seen_at: now.toISOString(),
      expires_at: new Date(now.getTime() + LIFETIME_MS).toISOString(),
    })
    .execute()
  return token
}

/** Whose session a token is, and notes that it is in use; undefined when it is unknown or over. */
export async function resumeSession(db: Database, token: string, now: Date): Promise<SignedIn | undefined> {
  const tokenHash = hashToken(token)
  const found = await db
    .selectFrom('session')
    .innerJoin('administrator', 'administrator.id', 'session.administrator_id')
    .select(['administrator.id', 'username', 'first_name as firstName', 'last_seen_at'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now.toISOString())
    .where('last_seen_at', '>', idleSince(now))
    .executeTakeFirst()
  if (!found) return undefined
  const { last_seen_at, ...administrator } = found
  // Once a minute is exact enough for two hours, and spares the disk a write for every call.
  if (now.getTime() - Date.parse(last_seen_at) >= MINUTE)
    await db.updateTable('session').set({ last_seen_at: now.toISOString() }).where('token_hash', '=', tokenHash).execute()
  return administrator
}

export async function endSession(db: Database, token: string): Promise<void> {
  await db.deleteFrom('session').where('token_hash', '=', hashToken(token)).execute()
}

export async function deleteOldSessions(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('session')
    .where((row) => row.or([row('expires_at', '<=', now.toISOString()), row('last_seen_at', '<=', idleSince(now))]))
    .execute()
}

const idleSince = (now: Date) => new Date(now.getTime() - IDLE_MS).toISOString()
const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')
