import { isbot } from 'isbot'
import { isSameBrowser } from '#kit/browser/same-browser.ts'
import type { BotReason } from '../event-kinds.ts'

type RequestFacts = {
  /** The User-Agent header; '' without one. */
  userAgent: string
  /** User agent and kind of device as reported by the page's script; undefined for events without them. */
  reported: { userAgent: string; isMobile: boolean } | undefined
  /** True if the request has an Accept-Language header. */
  hasLanguage: boolean
}

/**
 * Reason to attribute a request to a bot; null if it looks like a person's. Real browsers send a user agent and a language, and
 * the script of the page reports the same user agent.
 */
export function findBotReason({ userAgent, reported, hasLanguage }: RequestFacts): BotReason | null {
  if (userAgent === '') return 'no-agent'
  if (isbot(userAgent)) return 'agent'
  if (!hasLanguage) return 'no-language'
  const isForged =
    reported && (!isSameBrowser(reported.userAgent, userAgent) || (/iPhone|Android.+Mobile/.test(userAgent) && !reported.isMobile))
  return isForged ? 'forged' : null
}
