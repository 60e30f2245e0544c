import { parseJson } from '#kit/parse.ts'

/** Key in local storage of a visitor's choice about cookies. This file is part of the consent script: keep it small. */
export const CONSENT_KEY = 'cookie-consent'
/** Event on the window after a choice was stored. Listeners then read the choice again. */
export const CONSENT_EVENT = 'cookie-consent'

/** A visitor's consent to cookies beyond the necessary ones. Both kinds are off until the visitor allows them. */
export type Consent = { analytics: boolean; marketing: boolean }

/**
 * Parses the stored choice; undefined if there is none or it is damaged: then the switches of the settings are off. Whether the
 * notice asks the visitor is decided in early/cookies.ts.
 */
export function readConsent(stored: string | null | undefined): Consent | undefined {
  const { analytics, marketing } = Object(parseJson(stored)) as Partial<Consent>
  return typeof analytics === 'boolean' && typeof marketing === 'boolean' ? { analytics, marketing } : undefined
}

/** Serializes a choice for local storage, with the time when it was made. */
export function serializeConsent({ analytics, marketing }: Consent, now: Date): string {
  return JSON.stringify({ necessary: true, analytics, marketing, at: now.toISOString() })
}
