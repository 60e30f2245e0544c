import { whatsappLink } from '#kit/links.ts'
import { cutText } from '#kit/text/cut-text.ts'
import { CircleAlert, TriangleAlert } from '#ui/site/icons/form.tsx'
import { usePageText } from '#ui/visit.ts'
import { hasDraft, hasTypedValues, refillForm, restoreAsDraft } from './draft.ts'
import type { InquiryBody } from './form-rules.ts'
import { dropQueued, type QueuedInquiry, sendQueue } from './offline-queue.ts'
import { SentNote } from './sent-note.tsx'
import { useOfflineQueue } from './use-offline-queue.ts'
import { QUEUE_NOTES } from './use-sending.ts'

const SHOWN = 80
/** Source of inquiries about a cart. They cannot be edited, since the cart may have changed since. */
const FROM_CART = 'cart'

/** Notes about queued inquiries that wait, were sent since, or were refused, each with its actions. */
export function QueueNotes({ phone }: { phone: string }) {
  const t = usePageText()
  const waiting = useOfflineQueue()
  return (
    <div role="status" id={QUEUE_NOTES} tabIndex={-1} className="stack empty:hidden">
      {waiting.map((item) =>
        item.code ? (
          <SentNote key={item.key} code={item.code}>
            <p className="mt-2">
              <button type="button" className="btn" onClick={() => dropQueued(item.key)}>
                {t('inquiry.close')}
              </button>
            </p>
          </SentNote>
        ) : (
          <QueueNote key={item.key} item={item} phone={phone} />
        ),
      )}
    </div>
  )
}

function QueueNote({ item: { key, body, isRefused, problems = {} }, phone }: { item: QueuedInquiry; phone: string }) {
  const t = usePageText()
  const message = String(body?.message ?? '')
  return (
    <div className={isRefused ? 'note note-err' : 'note note-warn'}>
      {isRefused ? <TriangleAlert /> : <CircleAlert />}
      <b>{t(isRefused ? 'inquiry.failed' : 'inquiry.waiting')}</b>
      {Object.values(problems).map((problem) => (
        <span key={problem}>{problem}</span>
      ))}
      <span className="sm">{cutText(message, SHOWN)}</span>
      <p className="row mt-2">
        {isRefused ? (
          <a className="btn" href={whatsappLink(phone, message)}>
            {t('inquiry.whatsapp')}
          </a>
        ) : (
          <button type="button" className="btn" onClick={() => void sendQueue()}>
            {t('inquiry.sendNow')}
          </button>
        )}
        {body && body.source !== FROM_CART ? (
          <button
            type="button"
            className="btn"
            onClick={() => {
              if (!isOther(body as InquiryBody) || confirm(t('inquiry.editQuestion'))) editQueued(key, body as InquiryBody)
            }}
          >
            {t('inquiry.edit')}
          </button>
        ) : null}
        <button
          type="button"
          className="btn"
          onClick={() => {
            if (confirm(t('inquiry.discardQuestion'))) dropQueued(key)
          }}
        >
          {t('inquiry.discard')}
        </button>
      </p>
    </div>
  )
}

/** Finds the form on this page that has the source of the inquiry. */
function findForm({ source }: InquiryBody): HTMLFormElement | undefined {
  return [...document.forms].find(({ elements }) => (elements.namedItem('source') as HTMLInputElement | null)?.value === source)
}

/** True if editing the queued inquiry would overwrite other typed text. */
function isOther(body: InquiryBody): boolean {
  const form = findForm(body)
  return form ? hasTypedValues(form) : hasDraft(body.source)
}

/** Moves a queued inquiry back into its form, on this page or on the contact page. */
function editQueued(key: string, body: InquiryBody): void {
  dropQueued(key)
  const form = findForm(body)
  if (form) {
    refillForm(form, body)
    ;(form.elements.namedItem('message') as HTMLElement).focus()
    return
  }
  restoreAsDraft(body)
  const [, slug] = /^\/product\/(.+)$/.exec(body.source) ?? []
  location.assign(`/contact${slug ? `?product=${slug}&quantity=${body.quantity}` : ''}#quote`)
}
