import type { Generated } from 'kysely'
import type { Role } from '#api/role.ts'

export type AdministratorTable = {
  id: Generated<number>
  username: string
  /** The folded name for comparisons: kit/text/fold-name. */
  username_key: string
  first_name: string
  password_hash: string
  role: Role
  /** Address for notices about accounts; '' for none. Only owners' addresses are used. */
  email: Generated<string>
  /** Time of removal. The account cannot sign in any more, keeps its name, and can be restored until the trash is purged. */
  deleted_at: string | null
  created_at: string
  updated_at: string
}

export type SessionTable = {
  /** SHA-256 of the token; the token itself is only in the browser. */
  token_hash: string
  administrator_id: number
  user_agent: string
  created_at: string
  last_seen_at: string
  expires_at: string
}

/** Calls or failed attempts in the present window of a rate limit. The key names limit and caller: "inquiry:203.0.113.9". */
export type AttemptTable = { key: string; count: number; window_started_at: string; blocked_until: string | null }

/** Signing secrets, made on first use; shared by all servers on this database. */
export type ShopSecretTable = { name: string; value: string }

/** Challenges of the human verification that were answered: none is accepted twice. Rows are kept until the challenge expires. */
export type UsedChallengeTable = { nonce: string; expires_at: string }
