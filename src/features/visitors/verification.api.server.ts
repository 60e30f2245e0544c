import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '#database/schema.ts'
import { type ProblemKey, problemText } from '#i18n/problems.ts'
import { MINUTE_MS } from '#kit/units.ts'
import type { Clock } from '#platform/clock.server.ts'
import { apiLanguage } from '#platform/http/language.server.ts'
import { type App, route } from '#platform/http/route.server.ts'
import { toAddressKey } from '#platform/limits/limit-keys.server.ts'
import { createQuickLimit } from '#platform/limits/quick-limit.server.ts'
import { createTooManyError, enforceLimit, type RateLimit } from '#platform/limits/rate-limit.server.ts'
import * as calls from './calls.ts'
import { issueChallenge } from './challenge.server.ts'
import { type HumanCheck, tokenHolderOf } from './human-check.server.ts'
import { clearHumanHint, readHumanToken, setHumanToken, signToken } from './human-token.server.ts'
import {
  verificationAnswerSchema,
  verificationChallengeSchema,
  verificationCheckSchema,
  verificationInputSchema,
} from './verification.contract.ts'
import { judgeHuman } from './verify-human.server.ts'

/** Maximum challenges and answers from one IP address: on average one attempt every ten seconds. */
const challengeLimit: RateLimit = { name: 'challenge', limit: 60, windowMs: 10 * MINUTE_MS, beyond: 'window' }
const verificationLimit: RateLimit = { name: 'verification', limit: 60, windowMs: 10 * MINUTE_MS, beyond: 'window' }
/** Maximum checks from one IP address. A browser sends one every five minutes; many visitors may share an address. */
const checkLimit: RateLimit = { name: 'verificationCheck', limit: 600, windowMs: MINUTE_MS, beyond: 'window' }

/** Body limit of an answer: ten times the size of fifty samples and a long list of plugins. */
const BODY_MAX = 64 * 1024

/** Messages for the reasons that a visitor can act on; other reasons get a general message. */
const words: Readonly<Record<string, ProblemKey>> = {
  insufficient_movement: 'verification.movement',
  low_score: 'verification.movement',
  machine_movement: 'verification.machine',
  challenge_expired: 'verification.expired',
  challenge_used: 'verification.expired',
  too_fast: 'verification.tooFast',
  implausible_fingerprint: 'verification.browser',
}

type Dependencies = { db: Database; clock: Clock; check: HumanCheck; readSecret: () => Promise<string> }

/** Routes of the human verification: whether a visitor must verify, a challenge, and the check of the answer. */
export async function verificationApi(app: App, { db, clock, check, readSecret }: Dependencies): Promise<void> {
  const checks = createQuickLimit({
    db,
    clock,
    rate: checkLimit,
    onFailure: (error) => app.log.warn({ err: error }, 'counts of verification checks are not shared between processes'),
  })
  app.addHook('onClose', () => checks.stop())

  route(
    app,
    calls.getVerificationNeed,
    { summary: 'Check if this visitor must pass the human verification, with the reason', answers: { 200: verificationCheckSchema } },
    async ({ request }, reply) => {
      const seconds = checks.consume(toAddressKey(request.ip))
      if (seconds > 0) throw createTooManyError(seconds)
      const answer = await check(request)
      // Cached by the browser for the specified five minutes; a failure is not cached.
      reply.header('cache-control', answer.reason === 'unavailable' ? 'no-store' : 'private, max-age=300')
      if (answer.needsVerification) clearHumanHint(request, reply)
      return answer
    },
    { config: { isExemptFromReadLimit: true } },
  )

  route(
    app,
    calls.getVerificationChallenge,
    {
      summary: 'Get a challenge for POST /api/verify-human: an ALTCHA proof of work, valid once, for five minutes and for this IP address',
      answers: { 200: verificationChallengeSchema },
    },
    async ({ request }, reply) => {
      reply.header('cache-control', 'no-store')
      const address = toAddressKey(request.ip)
      await enforceLimit(db, challengeLimit, address, clock.now())
      return issueChallenge(await readSecret(), address, clock.now())
    },
    { config: { isExemptFromReadLimit: true } },
  )

  route(
    app,
    calls.verifyHuman,
    {
      summary: 'Pass the human verification by mouse or by proof of work. A success sets the cookies that prove it',
      body: verificationInputSchema,
      answers: { 200: verificationAnswerSchema },
    },
    async ({ body, request }, reply) => {
      reply.header('cache-control', 'no-store')
      const { reason, country } = await check(request)
      // While a part is unavailable, nobody has to verify; the visitor passes without a token.
      if (reason === 'unavailable') return { success: true, reason }
      const address = toAddressKey(request.ip)
      await enforceLimit(db, verificationLimit, address, clock.now())
      const secret = await readSecret()
      const holder = tokenHolderOf(request, country)
      const verdict = await judgeHuman(db, body, { secret, address, userAgent: holder.userAgent, now: clock.now() })
      if (verdict.success) setHumanToken(request, reply, signToken(secret, holder, clock.now()))
      else return { ...verdict, message: problemText(apiLanguage(request), words[verdict.reason] ?? 'verification.failed') }
      return verdict
    },
    { bodyLimit: BODY_MAX },
  )
}

/**
 * Returns a function that gives the key of a verified visitor, undefined for others. Rate limits count verified visitors by this
 * key, apart from others who share their IP address. The key cannot be used as a token.
 */
export function verifiedPerson(check: HumanCheck): (request: FastifyRequest) => Promise<string | undefined> {
  return async (request) => {
    const token = readHumanToken(request)
    if (!token || (await check(request)).reason !== 'verified') return undefined
    return createHash('sha256').update(token).digest('hex').slice(0, 32)
  }
}

/** Returns a guard for routes reserved to people. The guard resolves to true for visitors who need not verify or have verified. */
export function humanGuard(check: HumanCheck): (request: FastifyRequest, reply: FastifyReply) => Promise<boolean> {
  return async (request, reply) => {
    const { needsVerification } = await check(request)
    // Without this, the next page would trust the hint and not open the verification.
    if (needsVerification) clearHumanHint(request, reply)
    return !needsVerification
  }
}
