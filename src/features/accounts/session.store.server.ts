import { createHash, randomBytes } from 'node:crypto'
import type { Role } from '#api/role.ts'
import { storageFailureOf } from '#database/failures/storage-failure.server.ts'
import type { Database } from '#database/schema.ts'
import { MINUTE_MS } from '#kit/units.ts'

/** Time without use after which a session ends. */
const IDLE_MS = 2 * 60 * MINUTE_MS
/** Age at which a session ends, even if it is in use. */
export const SESSION_LIFETIME_MS = 12 * 60 * MINUTE_MS

/** Length of a session's id: the first half of the 64 hexadecimal digits of its token's SHA-256. It does not reveal the token. */
const ID_LENGTH = 32

export type SignedIn = { id: number; username: string; firstName: string; role: Role }

/**
 * Starts a session.
 *
 * @returns the token for the browser's cookie: 256 random bits, of which only the SHA-256 is stored
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
      expires_at: new Date(now.getTime() + SESSION_LIFETIME_MS).toISOString(),
    })
    .execute()
  return token
}

/**
 * The user of a session token; undefined if the token is unknown or expired.
 *
 * @param isUse true if the request prolongs the session
 */
export async function resumeSession(db: Database, token: string, now: Date, isUse = true): Promise<SignedIn | undefined> {
  const tokenHash = hashToken(token)
  const found = await db
    .selectFrom('session')
    .innerJoin('administrator', 'administrator.id', 'session.administrator_id')
    .select(['administrator.id', 'username', 'first_name as firstName', 'role', 'last_seen_at'])
    .where('token_hash', '=', tokenHash)
    .where('deleted_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .where('last_seen_at', '>', idleSince(now))
    .executeTakeFirst()
  if (!found) return undefined
  const { last_seen_at, ...administrator } = found
  // The last use is written at most once a minute: exact enough for a limit of two hours, and it saves a write per request.
  if (isUse && now.getTime() - Date.parse(last_seen_at) >= MINUTE_MS)
    await db
      .updateTable('session')
      .set({ last_seen_at: now.toISOString() })
      .where('token_hash', '=', tokenHash)
      .execute()
      .catch((error: unknown) => {
        // While the disk is full, staff can still read.
        if (storageFailureOf(error) !== 'full') throw error
      })
  return administrator
}

export async function endSession(db: Database, token: string): Promise<void> {
  await db.deleteFrom('session').where('token_hash', '=', hashToken(token)).execute()
}

export type StoredSession = { id: string; userAgent: string; startedAt: string; lastSeenAt: string; isThis: boolean }

/** Lists the open sessions of an administrator, the most recently used first. The session of `token` gets `isThis: true`. */
export async function listSessions(db: Database, administratorId: number, token: string | undefined, now: Date): Promise<StoredSession[]> {
  const rows = await db
    .selectFrom('session')
    .select(['token_hash', 'user_agent as userAgent', 'created_at as startedAt', 'last_seen_at as lastSeenAt'])
    .where('administrator_id', '=', administratorId)
    .where('expires_at', '>', now.toISOString())
    .where('last_seen_at', '>', idleSince(now))
    .orderBy('last_seen_at', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('token_hash')
    .execute()
  const own = token && sessionId(token)
  return rows.map(({ token_hash, ...session }) => {
    const id = token_hash.slice(0, ID_LENGTH)
    return { id, ...session, isThis: id === own }
  })
}

/** Ends a session of an administrator. Returns false if the administrator has no session with this id. */
export async function endSessionById(db: Database, administratorId: number, id: string): Promise<boolean> {
  const ended = await db
    .deleteFrom('session')
    .where('administrator_id', '=', administratorId)
    .where('token_hash', 'like', `${id}%`)
    .executeTakeFirst()
  return ended.numDeletedRows > 0n
}

/** Ends all sessions of an administrator except that of the token. */
export async function endOtherSessions(db: Database, administratorId: number, token: string): Promise<void> {
  await db.deleteFrom('session').where('administrator_id', '=', administratorId).where('token_hash', '!=', hashToken(token)).execute()
}

/** Public id of the session that a token belongs to, as lists show it. */
export function sessionId(token: string): string {
  return hashToken(token).slice(0, ID_LENGTH)
}

/** Deletes ended sessions of all accounts: those that have expired, and those that were unused for too long. */
export async function deleteOldSessions(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('session')
    .where((row) => row.or([row('expires_at', '<=', now.toISOString()), row('last_seen_at', '<=', idleSince(now))]))
    .execute()
}

const idleSince = (now: Date) => new Date(now.getTime() - IDLE_MS).toISOString()
const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')
