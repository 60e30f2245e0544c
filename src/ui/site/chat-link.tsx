import type { ComponentProps } from 'react'
import { hasRecipient } from '#kit/links.ts'

/** Link to a chat with the company; nothing while the company has no number. */
export function ChatLink(link: ComponentProps<'a'> & { href: string }) {
  return hasRecipient(link.href) ? <a {...link} /> : null
}
