import { z } from 'zod'
import { naming } from '#api/fields.ts'
import type { socialKeys } from '../setting-keys.ts'

export type SocialKey = (typeof socialKeys)[number]

const MAX_ADDRESS_LENGTH = 300
/** Hosts of each network's pages, the usual one first; subdomains such as "www" are allowed too. */
const hosts: Record<SocialKey, readonly [string, ...string[]]> = {
  social_facebook: ['facebook.com', 'fb.com', 'fb.me'],
  social_instagram: ['instagram.com'],
  social_telegram: ['t.me', 'telegram.me'],
  social_youtube: ['youtube.com', 'youtu.be'],
}

export function isSocialKey(key: string): key is SocialKey {
  return key in hosts
}

/** Name of an account as the networks show it: "@company". */
const ACCOUNT = /^@([\w.-]+)$/

/**
 * Adds https:// to an address that begins with a host of the network, "facebook.com/x", and makes an address of an account's
 * name, "@x"; returns any other text unchanged.
 */
export function completeLink(key: SocialKey, text: string): string {
  const [, account] = ACCOUNT.exec(text) ?? []
  if (account) return `https://${hosts[key][0]}/${key === 'social_youtube' ? '@' : ''}${account}`
  return new RegExp(`^${hostPattern(key)}(?:[/?#]|$)`, 'i').test(text) ? `https://${text}` : text
}

/** Problem of a link that is no https address on a host of its network, or has a port, a user or a password. */
export function linkProblem(key: SocialKey, value: string): string | undefined {
  const address = z.url({ protocol: /^https$/, hostname: new RegExp(`^${hostPattern(key)}$`, 'i') }).max(MAX_ADDRESS_LENGTH)
  if (!/^https:\/\//i.test(value) || !address.safeParse(value).success) return naming('setting.link', hosts[key][0])
  const { port, username, password } = new URL(value)
  return port || username || password ? naming('setting.link', hosts[key][0]) : undefined
}

function hostPattern(key: SocialKey): string {
  return `(?:[a-z0-9-]+\\.)*(?:${hosts[key].join('|').replaceAll('.', '\\.')})`
}
