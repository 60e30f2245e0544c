import { parseJson } from '#kit/parse.ts'

/** Key of local storage for a visitor's choice about cookies. Part of the consent script: keep it small. */
export const CONSENT_KEY = 'cookie-consent'
/** Window event after a choice was stored, so that listeners call `readConsent` again. */
export const CONSENT_EVENT = 'cookie-consent'

/** Consent of a visitor beyond necessary cookies, which are always on. Both are off until allowed. */
export type Consent = { analytics: boolean; marketing: boolean }

/** The stored choice; undefined without a readable one: then the visitor is asked. */
export function readConsent(stored: string | null | undefined): Consent | undefined {
  const { analytics, marketing } = Object(parseJson(stored)) as Partial<Consent>
  return typeof analytics === 'boolean' && typeof marketing === 'boolean' ? { analytics, marketing } : undefined
}

/** The form in which a choice is stored, with the day it was made. */
export function storedConsent({ analytics, marketing }: Consent, now: Date): string {
  return JSON.stringify({ necessary: true, analytics, marketing, at: now.toISOString() })
}
