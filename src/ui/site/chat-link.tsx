import type { ComponentProps } from 'react'
import { hasRecipient } from '#kit/links.ts'

/** Link to a WhatsApp chat with the company; hidden if `href` has no phone number. */
export function ChatLink(link: ComponentProps<'a'> & { href: string }) {
  return hasRecipient(link.href) ? <a {...link} /> : null
}
