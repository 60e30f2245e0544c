import type { ReactNode } from 'react'
import { formatCubanMoment } from '#i18n/staff-format.ts'
import { mailLink, phoneLink, whatsappLink } from '#kit/links.ts'
import { Options, SelectField } from '#ui/staff/fields/select-field.tsx'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import type { Inquiry } from '../inquiry.contract.ts'
import { type InquiryStatus, inquiryStatuses } from '../status.ts'

type InquiryFactsProps = {
  inquiry: Inquiry
  isBusy: boolean
  onStatus: (status: InquiryStatus) => void
  /** Asks staff whether they have sent the answer that they opened from here. */
  question: ReactNode
  /** Called when WhatsApp or a mail program is opened. */
  onOpened: () => void
}

/** Contact details, status and source of an inquiry. */
export function InquiryFacts({ inquiry, isBusy, onStatus, question, onOpened }: InquiryFactsProps) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const { phone, phoneE164, email, subject, systemType } = inquiry
  return (
    <section className="panel stack">
      <h2 className="text-lg">{t('inquiries.facts')}</h2>
      {question}
      <SelectField
        label={t('inquiries.status')}
        value={inquiry.status}
        aria-disabled={isBusy || undefined}
        onChange={(event) => {
          if (!isBusy) onStatus(event.target.value as InquiryStatus)
        }}
      >
        <Options of={inquiryStatuses.map((one) => [one, t(`inquiries.status.${one}`)])} />
      </SelectField>
      <dl className="dl">
        <Fact name={t('inquiries.code')}>
          <span className="num font-semibold">{inquiry.code}</span>
        </Fact>
        <Fact name={phoneE164 ? 'WhatsApp' : t('inquiries.phone')}>
          {phoneE164 ? (
            <a className="num" href={whatsappLink(phoneE164, '')} target="_blank" rel="noreferrer" onClick={onOpened}>
              {phone}
            </a>
          ) : (
            <a className="num" href={phoneLink(phone)}>
              {phone}
            </a>
          )}
        </Fact>
        {email ? (
          <Fact name={t('inquiries.email')}>
            <a className="break-all" href={mailLink(encodeURIComponent(email).replaceAll('%40', '@'), '', '')} onClick={onOpened}>
              {email}
            </a>
          </Fact>
        ) : null}
        <Fact name={t('inquiries.language')}>{t(`inquiries.language.${inquiry.language}`)}</Fact>
        {subject ? <Fact name={t('inquiries.subject')}>{subject}</Fact> : null}
        {systemType ? <Fact name={t('inquiries.need')}>{t(`inquiries.need.${systemType}`)}</Fact> : null}
        {inquiry.source ? (
          <Fact name={t('inquiries.source')}>
            <Source source={inquiry.source} />
          </Fact>
        ) : null}
        {inquiry.updatedAt === inquiry.createdAt ? null : (
          <Fact name={t('inquiries.lastChange')}>
            <span className="num" suppressHydrationWarning={true}>
              {formatCubanMoment(inquiry.updatedAt, language)}
            </span>
          </Fact>
        )}
      </dl>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="muted">{name}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  )
}

/** The page that an inquiry was sent from. Only the path of a product page becomes a link, since visitors can send anything as `source`. */
function Source({ source }: { source: string }) {
  const t = useStaffText()
  if (source === 'whatsapp') return t('inquiries.source.whatsapp')
  if (source === 'cart') return t('inquiries.source.cart')
  if (source === '/contact') return t('inquiries.source.contact')
  if (!/^\/product\/[a-z0-9-]+$/.test(source)) return source
  return (
    <>
      {t('inquiries.source.product')}:{' '}
      <a href={source} target="_blank" rel="noreferrer">
        {source.slice('/product/'.length)}
      </a>
    </>
  )
}
