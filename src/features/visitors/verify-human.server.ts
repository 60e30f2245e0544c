import type { z } from 'zod'
import type { Database } from '#database/schema.ts'
import { consume, findChallengeProblem, isSolved } from './challenge.server.ts'
import { isPlausible } from './fingerprint.server.ts'
import { isMachinePath } from './machine-path.server.ts'
import { SAMPLES_KEPT, SAMPLES_MIN, type Sample, weighMovement } from './movement.ts'
import type { verificationInputSchema } from './verification.contract.ts'

/** Minimum score out of 100; a long, slow path with enough samples and a late start reaches it without changes of direction. */
export const SCORE_MIN = 60
/** Duration of the gate's first screen. */
const INTRO_MS = 1500
/**
 * Minimum time by the server's clock since the challenge was issued; shorter than the intro, since the network takes part of
 * it.
 */
const ELAPSED_MIN_MS = 500
/** Samples end when the payload is made; timers are coarse. */
const TIMERS_APART_MS = 1000

type Input = z.output<typeof verificationInputSchema>
export type Verdict = { success: boolean; reason: string }

const refused = (reason: string): Verdict => ({ success: false, reason })

/**
 * Decides whether a person sent this, by the challenge (used up in any case), the browser's fingerprint, the time, and the
 * mouse path or the proof of work.
 */
export async function judgeHuman(
  db: Database,
  input: Input,
  about: { secret: string; address: string; userAgent: string; now: Date },
): Promise<Verdict> {
  const { challenge, solution, stage, timeSpent } = input
  const problem = await findChallengeProblem(challenge, about)
  if (problem || !challenge) return refused(problem ?? 'challenge_missing')
  if (!(await consume(db, challenge, about.now))) return refused('challenge_used')
  if (stage === 'fingerprint') return refused('incomplete')
  if (!isPlausible(input.fingerprint, about.userAgent)) return refused('implausible_fingerprint')
  const elapsed = about.now.getTime() - challenge.parameters.data.issuedAt
  if (timeSpent < INTRO_MS || elapsed < ELAPSED_MIN_MS) return refused('too_fast')
  if (solution) return (await isSolved(challenge, solution, about.secret)) ? { success: true, reason: 'proof' } : refused('proof_failed')
  return judgeMovement(input.mouseAnalysis.movements, timeSpent)
}

/** A number of movements without the movements is no evidence. */
function judgeMovement(movements: Sample[] | number, timeSpent: number): Verdict {
  const samples = typeof movements === 'number' ? [] : movements.slice(-SAMPLES_KEPT)
  if (samples.length < SAMPLES_MIN) return refused('insufficient_movement')
  if ((samples.at(-1)?.t ?? 0) > timeSpent + TIMERS_APART_MS || isMachinePath(samples)) return refused('machine_movement')
  return weighMovement(samples).score < SCORE_MIN ? refused('low_score') : { success: true, reason: 'mouse' }
}
