import { whatsappLink } from '#kit/links.ts'
import { ChatLink } from '#ui/site/chat-link.tsx'
import { usePageText } from '#ui/visit.ts'
import { discardQueued, editQueued, excerptOf, isEditable } from './edit-queued.ts'
import { CircleAlert, TriangleAlert } from './form-fields.tsx'
import { dropQueued, type QueuedInquiry, sendQueue } from './offline-queue.ts'
import { SentNote } from './sent-note.tsx'
import { useOfflineQueue } from './use-offline-queue.ts'
import { QUEUE_NOTES } from './use-sending.ts'

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

function QueueNote({ item, phone }: { item: QueuedInquiry; phone: string }) {
  const t = usePageText()
  const { body, isRefused, problems = {} } = item
  const message = String(body?.message ?? '')
  return (
    <div className={isRefused ? 'note note-err' : 'note note-warn'}>
      {isRefused ? <TriangleAlert /> : <CircleAlert />}
      <b>{t(isRefused ? 'inquiry.failed' : 'inquiry.waiting')}</b>
      {Object.values(problems).map((problem) => (
        <span key={problem}>{problem}</span>
      ))}
      <span className="sm">{excerptOf(item)}</span>
      <p className="row mt-2">
        {isRefused ? (
          <ChatLink className="btn" href={whatsappLink(phone, message)}>
            {t('inquiry.whatsapp')}
          </ChatLink>
        ) : (
          <button type="button" className="btn" onClick={() => void sendQueue()}>
            {t('inquiry.sendNow')}
          </button>
        )}
        {isEditable(item) ? (
          <button type="button" className="btn" onClick={() => editQueued(item, t('inquiry.editQuestion'))}>
            {t('inquiry.edit')}
          </button>
        ) : null}
        <button type="button" className="btn" onClick={() => discardQueued(item, t('inquiry.discardQuestion'))}>
          {t('inquiry.discard')}
        </button>
      </p>
    </div>
  )
}
