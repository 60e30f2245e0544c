import { z } from 'zod'

export type Sender = { name: string; address: string }

/** Parses "web@example.com" or "Web Shop <web@example.com>". @returns undefined for anything else */
export function parseSender(text: string): Sender | undefined {
  const [, name = '', inside, bare] = /^(?:([^<>\p{Cc}]*)<([^<>\s]+)>|([^<>\s]+))$/u.exec(text.trim()) ?? []
  const address = z.email().safeParse(inside ?? bare)
  return address.success ? { name: name.trim().replace(/^"(.*)"$/, '$1'), address: address.data } : undefined
}
