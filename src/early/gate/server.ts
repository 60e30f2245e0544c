import { type Sample, scoreMovement } from '#features/visitors/movement.ts'
import type { Fingerprint, VerificationAnswer, VerificationChallenge } from '#features/visitors/verification.contract.ts'
import type { Proof } from './proof.ts'

export type ReceivedChallenge = { challenge: VerificationChallenge; at: number }
/** `open`: the server failed, and the visitor is let through. */
export type VerificationOutcome = 'passed' | 'open' | 'network' | { refused: string | undefined }

const TOO_MANY_REQUESTS = 429

export async function fetchChallenge(): Promise<ReceivedChallenge | Exclude<VerificationOutcome, 'passed'>> {
  const answer = await ask('/api/verification-challenge')
  if (!(answer instanceof Response)) return answer
  return { challenge: await answer.json(), at: performance.now() }
}

/**
 * Sends the answer to a challenge.
 *
 * @param samples positions of the mouse, with ms since the gate was shown
 * @param timeSpent ms since the gate was shown
 */
export async function sendAnswer(
  challenge: VerificationChallenge,
  samples: readonly Sample[],
  timeSpent: number,
  solution: Proof | undefined,
): Promise<VerificationOutcome> {
  const { score, avgSpeed, directionChanges, totalDistance } = scoreMovement(samples)
  const answer = await ask('/api/verify-human', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': document.documentElement.lang },
    body: JSON.stringify({
      fingerprint: takeFingerprint(),
      mouseAnalysis: { score, movements: samples, avgSpeed, directionChanges, totalDistance },
      timeSpent: Math.round(timeSpent),
      stage: 'interaction',
      challenge,
      solution,
    }),
  })
  if (!(answer instanceof Response)) return answer
  const { success, message }: VerificationAnswer = await answer.json()
  return success ? 'passed' : { refused: message }
}

async function ask(url: string, options?: RequestInit): Promise<Response | Exclude<VerificationOutcome, 'passed'>> {
  try {
    const answer = await fetch(url, options)
    if (answer.ok) return answer
    if (answer.status >= 500) return 'open'
    // Only the message of a rate limit ("wait … seconds") helps the visitor.
    const { error } = await answer.json()
    return { refused: answer.status === TOO_MANY_REQUESTS ? error : undefined }
  } catch {
    return 'network'
  }
}

type Extras = { deviceMemory?: number }

/** Collects facts that the browser reports about itself, in the server's format; facts that it withholds are empty. */
function takeFingerprint(): Fingerprint {
  const { language, platform = '', userAgent, cookieEnabled, doNotTrack, plugins, maxTouchPoints, hardwareConcurrency } = navigator
  return {
    screenWidth: screen.width,
    screenHeight: screen.height,
    colorDepth: screen.colorDepth,
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone ?? '',
    language,
    platform,
    userAgent,
    cookiesEnabled: cookieEnabled,
    doNotTrack,
    plugins: Array.from(plugins ?? [], ({ name }) => name).slice(0, 100),
    touchSupport: maxTouchPoints > 0 || 'ontouchstart' in window,
    deviceMemory: (navigator as Extras).deviceMemory ?? null,
    hardwareConcurrency: hardwareConcurrency ?? null,
  }
}
