import { isbot } from 'isbot'
import type { z } from 'zod'
import type { Database } from '#database/schema.ts'
import { isSameBrowser } from '#kit/browser/same-browser.ts'
import { consumeChallenge, findChallengeProblem, isSolved } from './challenge.server.ts'
import { isMachinePath } from './machine-path.server.ts'
import { SAMPLES_KEPT, SAMPLES_MIN, type Sample, scoreMovement } from './movement.ts'
import type { Fingerprint, verificationInputSchema } from './verification.contract.ts'

/** Minimum score of a mouse path, out of 100. A path without changes of direction can reach it if all other points are earned. */
export const SCORE_MIN = 60
/** Duration of the first screen of the verification. */
const INTRO_MS = 1500
/**
 * Minimum time by the server's clock since the challenge was issued. Shorter than the first screen: the browser requests the
 * challenge while it shows the screen, and a slow network takes part of that time.
 */
const ELAPSED_MIN_MS = 500
/** Maximum by which the last sample may be later than the browser's `timeSpent`, since timers are coarse. */
const TIMERS_APART_MS = 1000

type Input = z.output<typeof verificationInputSchema>
/** Result of a verification. `reason`: `mouse` or `proof` after a success, else the code of the failure. */
export type VerificationResult = { success: boolean; reason: string }

const refused = (reason: string): VerificationResult => ({ success: false, reason })

/**
 * Decides whether a person answered the verification: checks the challenge, the browser's fingerprint, the time, and the proof of work
 * or the mouse path. The challenge counts as used afterwards, even if the answer fails.
 */
export async function judgeHuman(
  db: Database,
  input: Input,
  about: { secret: string; address: string; userAgent: string; now: Date },
): Promise<VerificationResult> {
  const { challenge, solution, stage, timeSpent } = input
  const problem = await findChallengeProblem(challenge, about)
  if (problem || !challenge) return refused(problem ?? 'challenge_missing')
  if (!(await consumeChallenge(db, challenge, about.now))) return refused('challenge_used')
  if (stage === 'fingerprint') return refused('incomplete')
  if (!isPlausibleFingerprint(input.fingerprint, about.userAgent)) return refused('implausible_fingerprint')
  const elapsed = about.now.getTime() - challenge.parameters.data.issuedAt
  if (timeSpent < INTRO_MS || elapsed < ELAPSED_MIN_MS) return refused('too_fast')
  if (solution) return (await isSolved(challenge, solution, about.secret)) ? { success: true, reason: 'proof' } : refused('proof_failed')
  return judgeMovement(input.mouseAnalysis.movements, timeSpent)
}

/** Judges the mouse path. A mere number of movements fails. */
function judgeMovement(movements: Sample[] | number, timeSpent: number): VerificationResult {
  const samples = typeof movements === 'number' ? [] : movements.slice(-SAMPLES_KEPT)
  if (samples.length < SAMPLES_MIN) return refused('insufficient_movement')
  if ((samples.at(-1)?.t ?? 0) > timeSpent + TIMERS_APART_MS || isMachinePath(samples)) return refused('machine_movement')
  return scoreMovement(samples).score < SCORE_MIN ? refused('low_score') : { success: true, reason: 'mouse' }
}

const SMALLEST_SIDE = 100
const LARGEST_SIDE = 20_000
const PHONE = /\b(?:iPhone|iPod|Android.+Mobile)\b/

/**
 * True if the fingerprint of a browser is plausible: nothing contradicts the request, and no value is impossible. Missing values
 * (memory, cores, plugins, platform) are plausible.
 *
 * @param userAgent User-Agent header of the request
 */
function isPlausibleFingerprint(fingerprint: Fingerprint, userAgent: string): boolean {
  const { screenWidth, screenHeight, colorDepth, timezone, language, deviceMemory, hardwareConcurrency, touchSupport } = fingerprint
  return (
    fingerprint.userAgent !== '' &&
    isSameBrowser(fingerprint.userAgent, userAgent) &&
    !isbot(userAgent) &&
    [screenWidth, screenHeight].every((side) => side >= SMALLEST_SIDE && side <= LARGEST_SIDE) &&
    colorDepth >= 1 &&
    colorDepth <= 64 &&
    isTimezone(timezone) &&
    /^[a-z]{2,8}(?:[-_][a-z0-9]{1,8})*$/i.test(language) &&
    (deviceMemory == null || (deviceMemory > 0 && deviceMemory <= 1024)) &&
    (hardwareConcurrency == null || (Number.isInteger(hardwareConcurrency) && hardwareConcurrency >= 1 && hardwareConcurrency <= 1024)) &&
    (touchSupport || !PHONE.test(userAgent))
  )
}

/** Form of time zone names. Browsers that cannot determine their time zone send "Etc/Unknown". */
const ZONE = /^(?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Etc|Europe|Indian|Pacific)\/[\w+-]+(?:\/[\w+-]+)?$/

function isTimezone(name: string): boolean {
  // Very old browsers send no name; newer browsers may know zones that this server does not.
  if (name === '' || ZONE.test(name)) return true
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}
