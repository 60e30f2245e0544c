import type { Fingerprint } from '#features/visitors/verification.contract.ts'

type Extras = { deviceMemory?: number }

/** Collects facts that the browser reports about itself, in the server's format; facts that it withholds are empty. */
export function takeFingerprint(): Fingerprint {
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
