import { createHmac, randomInt } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/sha'
import type { Database } from '#database/schema.ts'
import type { VerificationChallenge } from './verification.contract.ts'

const CHALLENGE_LIFETIME_MS = 5 * 60_000
/** A server's clock may be a little ahead of another's. */
const CLOCKS_APART_MS = 5000
/**
 * Number of hashes that a proof takes: about two seconds in a browser on a processor four times slower than a current core
 * (`npm run bench -- verification`), so noticeable for programs and bearable on phones.
 */
const WORK_LEAST = 60_000
const WORK_MOST = 180_000

/** Problems of a challenge that comes back. */
export type ChallengeProblem = 'challenge_missing' | 'challenge_invalid' | 'challenge_expired' | 'challenge_used'

/** A new challenge, signed and bound to the address; nothing is stored until it comes back. */
export async function issueChallenge(secret: string, address: string, now: Date): Promise<VerificationChallenge> {
  const challenge = await createChallenge({
    algorithm: 'SHA-256',
    cost: 1,
    counter: randomInt(WORK_LEAST, WORK_MOST),
    deriveKey,
    data: { issuedAt: now.getTime(), address: tagOf(address, secret), most: WORK_MOST },
    hmacSignatureSecret: secret,
    hmacKeySignatureSecret: secret,
  })
  return challenge as VerificationChallenge
}

/** @returns reason to reject the challenge; undefined if it is the shop's, recent and of this address */
export async function findChallengeProblem(
  challenge: VerificationChallenge | undefined,
  { secret, address, now }: { secret: string; address: string; now: Date },
): Promise<ChallengeProblem | undefined> {
  if (!challenge) return 'challenge_missing'
  const { invalidSignature } = await solved(challenge, undefined, secret)
  if (invalidSignature !== false || challenge.parameters.data.address !== tagOf(address, secret)) return 'challenge_invalid'
  const age = now.getTime() - challenge.parameters.data.issuedAt
  // A challenge from the future: the clock was set back since.
  return age > CHALLENGE_LIFETIME_MS || age < -CLOCKS_APART_MS ? 'challenge_expired' : undefined
}

/** True if the work of a (genuine) challenge was done. */
export async function isSolved(
  challenge: VerificationChallenge,
  solution: { counter: number; derivedKey: string },
  secret: string,
): Promise<boolean> {
  return (await solved(challenge, solution, secret)).verified
}

function solved(challenge: VerificationChallenge, solution: { counter: number; derivedKey: string } | undefined, secret: string) {
  return verifySolution({
    challenge,
    solution: solution ?? { counter: -1, derivedKey: '' },
    deriveKey,
    hmacSignatureSecret: secret,
    hmacKeySignatureSecret: secret,
  })
}

/**
 * Uses a challenge up, whatever the verdict. The database decides, so of two servers only one succeeds.
 *
 * @returns false if it was used before
 */
export async function consume(db: Database, { parameters }: VerificationChallenge, now: Date): Promise<boolean> {
  await db.deleteFrom('used_challenge').where('expires_at', '<', now.toISOString()).execute()
  const expires = Math.max(now.getTime(), parameters.data.issuedAt) + CHALLENGE_LIFETIME_MS
  const used = await db
    .insertInto('used_challenge')
    .values({ nonce: parameters.nonce, expires_at: new Date(expires + CHALLENGE_LIFETIME_MS).toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return Number(used.numInsertedOrUpdatedRows ?? 0) > 0
}

/** A keyed hash of an address. */
function tagOf(address: string, secret: string): string {
  return createHmac('sha256', secret).update(`address ${address}`).digest('base64url').slice(0, 22)
}
