import type { ComponentProps } from 'react'
import { icon } from './icons.tsx'

/** Link to a WhatsApp chat with the company; hidden if `href` is '', as `whatsappLink` returns without a phone number. */
export function ChatLink(link: ComponentProps<'a'> & { href: string }) {
  return link.href ? <a {...link} /> : null
}

/** WhatsApp's chat bubble with a handset, drawn in the style of the other icons. */
export const WhatsappIcon = /* @__PURE__ */ icon(
  'M7.9 20A9 9 0 1 0 4 16.1L2 22ZM10.5 8l1 2.5-1 1q1 2 3 2.5l1-1 2 1.5q-1.5 2.5-4.5 1-3-1.5-3.5-4.5 0-2.5 2-3',
)
