import { whatsappLink } from '#kit/links.ts'
import { onWindow } from '#kit/observable.ts'
import { ChatLink } from '#ui/site/chat-link.tsx'
import { useObservable } from '#ui/use-observable.ts'
import { usePageText } from '#ui/visit.ts'
import { discardQueued, editQueued, excerptOf, isEditable } from './edit-queued.ts'
import { CircleAlert, TriangleAlert } from './form-fields.tsx'
import { SentNote } from './form-notes.tsx'
import { dropQueued, parseQueue, QUEUE_EVENT, type QueuedInquiry, readQueue, sendQueue } from './offline-queue.ts'
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

let seen = '[]'
let list: readonly QueuedInquiry[] = []

function read(): readonly QueuedInquiry[] {
  const text = JSON.stringify(readQueue())
  if (text !== seen) {
    seen = text
    list = parseQueue(text)
  }
  return list
}

const queue = { get: read, subscribe: (listener: () => void) => onWindow([QUEUE_EVENT, 'storage'], listener), first: [] }
/** Returns the offline queue: waiting inquiries, and sent ones whose note is not closed yet. Empty on the server. */
function useOfflineQueue(): readonly QueuedInquiry[] {
  return useObservable<readonly QueuedInquiry[]>(queue)
}
