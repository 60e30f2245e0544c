import type { ReactNode, Ref, RefObject } from 'react'
import { whatsappLink } from '#kit/links.ts'
import { ChatLink } from '#ui/site/chat-link.tsx'
import { icon } from '#ui/site/icons.tsx'
import { usePageText } from '#ui/visit.ts'
import { CircleAlert, TriangleAlert } from './form-fields.tsx'
import type { SendingState } from './use-sending.ts'

/** Notes that early/queued-forms.ts shows while the form is not hydrated: the inquiry waits, was sent, or could not be stored. */
export function EarlyNotes() {
  const t = usePageText()
  return (
    <>
      {/* The early script fills in the message and handles the buttons, which the event replay must ignore. */}
      <div data-when="kept" className="note note-warn" tabIndex={-1} data-live="">
        <CircleAlert />
        <b data-text={t('inquiry.waiting')} />
        <span className="sm" data-text="" />
        <p className="row mt-2">
          <button type="button" className="btn" data-edit={t('inquiry.editQuestion')} data-text={t('inquiry.edit')} />
          <button type="button" className="btn" data-discard={t('inquiry.discardQuestion')} data-text={t('inquiry.discard')} />
        </p>
      </div>
      <div data-when="sent">
        <SentNote />
      </div>
      <div data-when="lost" className="note note-err" tabIndex={-1}>
        <TriangleAlert />
        <b data-text={t('inquiry.notStored')} />
      </div>
    </>
  )
}

type FailureNoteProps = {
  state: SendingState
  /** True if the note gets the focus as the page loads. */
  isFocused: boolean
  /** The shop's number for the WhatsApp link. */
  phone: string
  /** Message of the link for a browser without script; with script the form's present message. */
  message: string
  form: RefObject<HTMLFormElement | null>
}

/** Note that the inquiry was refused or did not arrive, with a WhatsApp link that takes its message. */
export function FailureNote({ state, isFocused, phone, message, form }: FailureNoteProps) {
  const t = usePageText()
  return (
    // biome-ignore lint/a11y/noAutofocus: without script, only the focus scrolls the page to this message
    <div className="note note-err" role="alert" tabIndex={-1} autoFocus={isFocused}>
      <TriangleAlert />
      <b>{t(Object.keys(state.problems).length > 0 ? 'inquiry.look' : 'inquiry.failed')}</b>
      {state.failure ? <span>{state.failure}</span> : null}
      <span>
        {`${t('inquiry.kept')} `}
        <ChatLink href={whatsappLink(phone, message)} onClick={(event) => takeMessage(event.currentTarget, phone, form.current)}>
          {t('inquiry.whatsapp')}
        </ChatLink>
      </span>
    </div>
  )
}

/** Puts the message that is typed in the form at this moment into the WhatsApp link. */
function takeMessage(link: HTMLAnchorElement, phone: string, form: HTMLFormElement | null): void {
  const words = form && new FormData(form).get('message')
  if (typeof words === 'string' && words.trim()) link.href = whatsappLink(phone, words)
}

const CircleCheck = /* @__PURE__ */ icon('M21.8 10A10 10 0 1 1 17 3.3M9 11l3 3L22 4')

type SentNoteProps = {
  /** Code of the sent inquiry; absent in the hidden note that early/queued-forms.ts fills in. */
  code?: string
  children?: ReactNode
  ref?: Ref<HTMLDivElement>
}

/** Confirmation that an inquiry has arrived, with its code and the next steps. */
export function SentNote({ code, children, ref }: SentNoteProps) {
  const t = usePageText()
  // Without a code the texts are attributes, which style sheets show. So browsers without styles do not show a confirmation.
  const words = (text: string) => (code ? { children: text } : { 'data-text': text })
  return (
    <div className="note note-ok" ref={ref} tabIndex={-1}>
      <CircleCheck />
      <b {...words(t('inquiry.sent'))} />
      <span>
        <span {...words(`${t('inquiry.code')} `)} />
        {code ? <b className="num">{code}</b> : <b className="num" data-code="" />}
      </span>
      <span className="sm" {...words(t('inquiry.next'))} />
      {children}
    </div>
  )
}
