import { Check, Mail, RotateCcw, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatCubanMoment } from '#i18n/staff-format.ts'
import { WhatsappIcon } from '#ui/site/chat-link.tsx'
import { IconButton } from '#ui/staff/icon-button.tsx'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import type { Inquiry } from '../inquiry.contract.ts'
import { customerCode } from '../inquiry-code.ts'
import { StatusTag } from './status-tag.tsx'
import { SuspicionNote } from './suspicion-note.tsx'

type InquiryCardProps = {
  inquiry: Inquiry
  /** Address of the inquiry's page. */
  to: string
  /** Links that begin an e-mail or a WhatsApp chat with the customer; undefined if the customer cannot be reached that way. */
  answers: { mail: string | undefined; chat: string | undefined }
  /** Asks staff whether they have sent the answer that they opened from this card. */
  question: ReactNode
  /** Called when WhatsApp or a mail program is opened. */
  onOpened: (inquiry: Inquiry) => void
  isBusy: boolean
  onToggle: (inquiry: Inquiry) => void
  onOrdinary: (inquiry: Inquiry) => void
  onDelete: (inquiry: Inquiry) => void
}

/** One inquiry in the list, with buttons to toggle its status, answer and delete it. */
export function InquiryCard(props: InquiryCardProps) {
  const { inquiry, to, answers, question, onOpened, isBusy, onToggle, onOrdinary, onDelete } = props
  const { mail, chat } = answers
  const t = useStaffText()
  const language = useStaffLanguage()
  const { name, status } = inquiry
  const isNew = status === 'new'
  return (
    <li className="panel stack [--gap:.6rem]">
      <div className="row row-b nowrap items-start">
        <div className="min-w-0">
          <h3 className="text-lg">
            <Link className="text-inherit" to={to}>
              {name}
            </Link>
          </h3>
          <p className="sm muted num break-words" suppressHydrationWarning={true}>
            {[formatCubanMoment(inquiry.createdAt, language), inquiry.email ?? inquiry.phone, customerCode(inquiry) ?? inquiry.code].join(
              ' · ',
            )}
          </p>
        </div>
        <StatusTag status={status} />
      </div>
      <SuspicionNote inquiry={inquiry} isBusy={isBusy} onOrdinary={onOrdinary} />
      <p className="text whitespace-pre-line break-words line-clamp-6" lang={inquiry.language}>
        {inquiry.message}
      </p>
      {question}
      <div className="row nowrap act items-start gap-1 -mx-[.7rem] -mb-2">
        <div className="row grow gap-1">
          <IconButton
            icon={isNew ? Check : RotateCcw}
            aria-label={t(isNew ? 'inquiries.markProcessedNamed' : 'inquiries.markNewNamed', { name })}
            disabled={isBusy}
            onClick={() => onToggle(inquiry)}
          >
            {t(isNew ? 'inquiries.markProcessed' : 'inquiries.markNew')}
          </IconButton>
          {mail ? (
            <a className="btn" href={mail} aria-label={t('inquiries.mailNamed', { name })} onClick={() => onOpened(inquiry)}>
              <Mail className="ic" aria-hidden="true" />
              {t('inquiries.email')}
            </a>
          ) : null}
          {chat ? (
            <a
              className="btn"
              href={chat}
              target="_blank"
              rel="noreferrer"
              aria-label={t('inquiries.whatsappNamed', { name })}
              onClick={() => onOpened(inquiry)}
            >
              <WhatsappIcon />
              WhatsApp
            </a>
          ) : null}
        </div>
        <IconButton
          icon={Trash2}
          className="btn btn-ic text-red"
          aria-label={t('inquiries.deleteNamed', { name })}
          disabled={isBusy}
          onClick={() => onDelete(inquiry)}
        />
      </div>
    </li>
  )
}
