import { ArrowDown, ArrowLeft, ArrowUp, Check, RotateCcw, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { IconButton } from '#ui/staff/icon-button.tsx'
import { useStaffText } from '#ui/staff/text.ts'
import type { Inquiry, InquiryForStaff, InquiryNeighbours } from '../inquiry.contract.ts'
import { type InquiryStatus, toggledStatus } from '../status.ts'
import { InquiryFacts } from './inquiry-facts.tsx'
import { InquiryMessage, type TranslateMessage } from './inquiry-message.tsx'
import { InquiryNotes } from './inquiry-notes.tsx'
import { type FindProduct, InquiryProducts } from './inquiry-products.tsx'
import { CalculatorPanel, CartSnapshotPanel } from './inquiry-snapshots.tsx'
import { StatusTag } from './status-tag.tsx'
import { SuspicionNote } from './suspicion-note.tsx'
import type { SaveNotes } from './use-notes.ts'

type InquiryViewProps = {
  /** Use a different React `key` for each inquiry. */
  inquiry: InquiryForStaff
  neighbours: InquiryNeighbours | undefined
  /** Address of the list that the inquiry was opened from. `pageOf`: address of another inquiry's page, with the same filter. */
  listTo: string
  pageOf: (id: number) => string
  productOf: FindProduct
  translate: TranslateMessage | undefined
  isBusy: boolean
  onStatus: (status: InquiryStatus) => void
  onOrdinary: (inquiry: Inquiry) => void
  onSaveNotes: SaveNotes
  onDelete: () => void
  /** Asks staff whether they have sent the answer that they opened from the contact details. */
  question: ReactNode
  /** Called when WhatsApp or a mail program is opened from the contact details. */
  onOpened: () => void
  /** The form for the answer. */
  reply: ReactNode
  history: ReactNode
}

/** Page of an inquiry: message, contact details, products, cart, notes and history, with all actions. */
export function InquiryView(props: InquiryViewProps) {
  const { inquiry, productOf, question, onOpened, reply, translate, isBusy, onStatus, onOrdinary, onSaveNotes, history } = props
  return (
    <div className="wrap am">
      <Head {...props} />
      <div className="iq">
        <div className="stack [--gap:1.25rem]">
          <SuspicionNote inquiry={inquiry} isBusy={isBusy} onOrdinary={onOrdinary} />
          <InquiryMessage inquiry={inquiry} translate={translate} />
        </div>
        {reply}
        <div className="stack [--gap:1.25rem]">
          <InquiryFacts inquiry={inquiry} isBusy={isBusy} onStatus={onStatus} question={question} onOpened={onOpened} />
          <InquiryProducts inquiry={inquiry} productOf={productOf} />
          {inquiry.cart ? <CartSnapshotPanel cart={inquiry.cart} productOf={productOf} /> : null}
          {inquiry.calculator ? <CalculatorPanel calculator={inquiry.calculator} /> : null}
          <InquiryNotes inquiry={inquiry} isBusy={isBusy} onSave={onSaveNotes} />
          {history}
        </div>
      </div>
    </div>
  )
}

function Head({ inquiry, neighbours, listTo, pageOf, isBusy, onStatus, onDelete }: InquiryViewProps) {
  const t = useStaffText()
  const isNew = inquiry.status === 'new'
  const { newer, older } = neighbours ?? {}
  return (
    <div className="stack mb-5 [--gap:.25rem]">
      <div className="row row-b">
        <Link className="btn btn-quiet -ml-3" to={listTo}>
          <ArrowLeft className="ic" aria-hidden="true" />
          {t('inquiries.tab')}
        </Link>
        <div className="row gap-0">
          {newer ? (
            <Link className="btn btn-quiet px-2" to={pageOf(newer.id)} aria-label={t('inquiries.newerNamed', newer)}>
              <ArrowUp className="ic" aria-hidden="true" />
              {t('inquiries.newer')}
            </Link>
          ) : null}
          {older ? (
            <Link className="btn btn-quiet px-2" to={pageOf(older.id)} aria-label={t('inquiries.olderNamed', older)}>
              <ArrowDown className="ic" aria-hidden="true" />
              {t('inquiries.older')}
            </Link>
          ) : null}
        </div>
      </div>
      <div className="row row-b">
        <div className="row min-w-0">
          <h1 className="min-w-0 break-words">{inquiry.name}</h1>
          <StatusTag status={inquiry.status} />
        </div>
        <div className="row nowrap gap-2">
          <IconButton icon={isNew ? Check : RotateCcw} disabled={isBusy} onClick={() => onStatus(toggledStatus(inquiry.status))}>
            {t(isNew ? 'inquiries.markAsProcessed' : 'inquiries.markNew')}
          </IconButton>
          <IconButton
            icon={Trash2}
            className="btn btn-ic btn-red"
            aria-label={t('inquiries.delete')}
            disabled={isBusy}
            onClick={onDelete}
          />
        </div>
      </div>
    </div>
  )
}
