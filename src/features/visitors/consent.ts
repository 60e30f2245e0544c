import { parseJson } from '#kit/parse.ts'

/** Where a visitor's choice about cookies lives. This file is part of the early script's companion: keep it small. */
export const CONSENT_KEY = 'cookie-consent'
/** Told to the window when a choice was stored, so that whoever asks `readConsent` asks again. */
export const CONSENT_EVENT = 'cookie-consent'

/** Consent of a visitor beyond the necessary, which is always on. Both are off until allowed. */
export type Consent = { analytics: boolean; marketing: boolean }

/** The stored choice; undefined while none was made, and for one that cannot be read: then the visitor is asked again. */
export function readConsent(stored: string | null | undefined): Consent | undefined {
  const { analytics, marketing } = Object(parseJson(stored)) as Partial<Consent>
  return typeof analytics === 'boolean' && typeof marketing === 'boolean' ? { analytics, marketing } : undefined
}

/** The form in which a choice is stored, with the day it was made. */
export function storedConsent({ analytics, marketing }: Consent, now: Date): string {
  return JSON.stringify({ necessary: true, analytics, marketing, at: now.toISOString() })
}
