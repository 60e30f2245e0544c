import { isbot } from 'isbot'
import { isSameBrowser } from '#kit/browser/same-browser.ts'
import type { BotReason } from './event-kinds.ts'

type Sight = {
  /** The header. */
  userAgent: string
  /** Facts from the page's script, if it sent any. */
  told: { userAgent: string; isMobile: boolean } | undefined
  hasLanguage: boolean
}

/**
 * Reason to take a request for a robot's; null: a person's. A browser sends a user agent and a language, and its page's script
 * reports the same user agent.
 */
export function botReasonOf({ userAgent, told, hasLanguage }: Sight): BotReason | null {
  if (userAgent === '') return 'no-agent'
  if (isbot(userAgent)) return 'agent'
  if (!hasLanguage) return 'no-language'
  const isForged = told && (!isSameBrowser(told.userAgent, userAgent) || (/iPhone|Android.+Mobile/.test(userAgent) && !told.isMobile))
  return isForged ? 'forged' : null
}
