import { createHmac, randomInt } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/sha'
import type { Database } from '#database/schema.ts'
import { MINUTE_MS } from '#kit/units.ts'
import type { VerificationChallenge } from './verification.contract.ts'

const CHALLENGE_LIFETIME_MS = 5 * MINUTE_MS
/** Maximum difference between the clocks of two servers. */
const MAX_CLOCK_SKEW_MS = 5000
/**
 * Number of hashes that a proof of work takes, chosen at random in this range. A browser on a processor four times slower than a
 * current core needs about two seconds (`npm run bench -- verification`): expensive for programs and acceptable on phones.
 */
const MIN_HASHES = 60_000
const MAX_HASHES = 180_000

/** Problems of a returned challenge. */
export type ChallengeProblem = 'challenge_missing' | 'challenge_invalid' | 'challenge_expired' | 'challenge_used'

/** Creates a challenge that is signed and bound to the IP address. The server stores nothing about it until it is answered. */
export async function issueChallenge(secret: string, address: string, now: Date): Promise<VerificationChallenge> {
  const challenge = await createChallenge({
    algorithm: 'SHA-256',
    cost: 1,
    counter: randomInt(MIN_HASHES, MAX_HASHES),
    deriveKey,
    data: { issuedAt: now.getTime(), address: hashAddress(address, secret), most: MAX_HASHES },
    hmacSignatureSecret: secret,
    hmacKeySignatureSecret: secret,
  })
  return challenge as VerificationChallenge
}

/** Checks a returned challenge. @returns undefined if the shop issued it recently to this IP address */
export async function findChallengeProblem(
  challenge: VerificationChallenge | undefined,
  { secret, address, now }: { secret: string; address: string; now: Date },
): Promise<ChallengeProblem | undefined> {
  if (!challenge) return 'challenge_missing'
  const { invalidSignature } = await solved(challenge, undefined, secret)
  if (invalidSignature !== false || challenge.parameters.data.address !== hashAddress(address, secret)) return 'challenge_invalid'
  const age = now.getTime() - challenge.parameters.data.issuedAt
  // A negative age means that the clock was set back since the challenge was issued.
  return age > CHALLENGE_LIFETIME_MS || age < -MAX_CLOCK_SKEW_MS ? 'challenge_expired' : undefined
}

/** True if the solution proves the work of a challenge that the shop has issued. */
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
 * Marks a challenge as used. The database accepts each challenge once, even from two servers at the same time.
 *
 * @returns false if the challenge was used before
 */
export async function consumeChallenge(db: Database, { parameters }: VerificationChallenge, now: Date): Promise<boolean> {
  await db.deleteFrom('used_challenge').where('expires_at', '<', now.toISOString()).execute()
  const expires = Math.max(now.getTime(), parameters.data.issuedAt) + CHALLENGE_LIFETIME_MS
  const used = await db
    .insertInto('used_challenge')
    .values({ nonce: parameters.nonce, expires_at: new Date(expires + CHALLENGE_LIFETIME_MS).toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return Number(used.numInsertedOrUpdatedRows ?? 0) > 0
}

/** Keyed hash of an IP address. */
function hashAddress(address: string, secret: string): string {
  return createHmac('sha256', secret).update(`address ${address}`).digest('base64url').slice(0, 22)
}
