import { cutText } from '#kit/cut-text.ts'
import { whatsappLink } from '#kit/links.ts'
import { CircleAlert, TriangleAlert } from '#ui/site/form-icons.tsx'
import { usePageText } from '#ui/visit.ts'
import { SentNote } from './sent-note.tsx'
import { WAITING_NOTES } from './use-sending.ts'
import { useWaiting } from './use-waiting.ts'
import { forgetWaiting, sendWaiting, type Waiting } from './waiting.ts'

const SHOWN = 80

/** What waits for the line, what was sent since, and what the server refused: each with what can be done about it. */
export function WaitingNotes({ phone }: { phone: string }) {
  const t = usePageText()
  const waiting = useWaiting()
  return (
    <div role="status" id={WAITING_NOTES} tabIndex={-1} className="stack empty:hidden">
      {waiting.map((item) =>
        item.code ? (
          <SentNote key={item.key} code={item.code}>
            <p className="mt-2">
              <button type="button" className="btn" onClick={() => forgetWaiting(item.key)}>
                {t('inquiry.close')}
              </button>
            </p>
          </SentNote>
        ) : (
          <WaitingNote key={item.key} item={item} phone={phone} />
        ),
      )}
    </div>
  )
}

function WaitingNote({ item: { key, body, isRefused }, phone }: { item: Waiting; phone: string }) {
  const t = usePageText()
  const message = String(body?.message ?? '')
  return (
    <div className={isRefused ? 'note note-err' : 'note note-warn'}>
      {isRefused ? <TriangleAlert /> : <CircleAlert />}
      <b>{t(isRefused ? 'inquiry.failed' : 'inquiry.waiting')}</b>
      <span className="sm">{cutText(message, SHOWN)}</span>
      <p className="row mt-2">
        {isRefused ? (
          <a className="btn" href={whatsappLink(phone, message)}>
            {t('inquiry.whatsapp')}
          </a>
        ) : (
          <button type="button" className="btn" onClick={() => void sendWaiting()}>
            {t('inquiry.sendNow')}
          </button>
        )}
        <button
          type="button"
          className="btn"
          onClick={() => {
            if (confirm(t('inquiry.discardQuestion'))) forgetWaiting(key)
          }}
        >
          {t('inquiry.discard')}
        </button>
      </p>
    </div>
  )
}
