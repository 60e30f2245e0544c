import type { ReactNode } from 'react'
import { phoneLink, whatsappLink } from '#kit/links.ts'
import { ChatLink, WhatsappIcon } from '#ui/site/chat-link.tsx'
import { Mail, Phone } from '#ui/site/icons.tsx'
import { usePageText } from '#ui/visit.ts'
import type { Facts } from './facts.ts'

type ContactCardProps = { title: string; phone: string; heading?: 'h2' | 'h3'; children?: ReactNode }

/**
 * Phone number of a department with buttons for WhatsApp and calls, and `children` below; nothing without a number. Cards side
 * by side share their grid rows, so that numbers and buttons are level when one title takes two lines.
 */
export function ContactCard({ title, phone, heading: Heading = 'h3', children }: ContactCardProps) {
  const t = usePageText()
  if (!phone) return null
  return (
    <div className={`panel stack [--gap:.75rem] md:[grid-template-rows:subgrid] ${children ? 'md:row-span-4' : 'md:row-span-3'}`}>
      <Heading className="text-lg">{title}</Heading>
      <p className="num text-xl [font-weight:700]">{phone}</p>
      <div className="row">
        <ChatLink className="btn btn-wa [flex:99]" href={whatsappLink(phone, t('contact.message'))}>
          <WhatsappIcon />
          WhatsApp
        </ChatLink>
        <a className="btn [flex:1_1_auto]" href={phoneLink(phone)}>
          <Phone />
          {t('contact.call')}
        </a>
      </div>
      {children}
    </div>
  )
}

/** The company's e-mail addresses in a row, each once; nothing without one. */
export function MailLinks({ emails: { technical, sales } }: Pick<Facts, 'emails'>) {
  if (!technical) return null
  return (
    <div className="row mt-5 gap-x-8 gap-y-1">
      <MailLink address={technical} />
      {sales === technical ? null : <MailLink address={sales} />}
    </div>
  )
}

/** Link that writes a mail to an address; nothing for ''. */
export function MailLink({ address, isSmall }: { address: string; isSmall?: boolean }) {
  if (!address) return null
  return (
    <a
      className={isSmall ? 'row nowrap wrap-anywhere sm min-h-11 gap-2' : 'row nowrap wrap-anywhere min-h-11 gap-2'}
      href={`mailto:${address}`}
    >
      <Mail />
      {address}
    </a>
  )
}
