import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Language } from '#i18n/language.ts'
import { whatsappLink } from '#kit/links.ts'
import { CircleAlert, TriangleAlert } from '#ui/site/icons/form.tsx'
import { usePageText } from '#ui/visit.ts'
import { NAME_MIN, PHONE_MIN } from '../limits.ts'
import { AskedProduct, type InquiredProduct } from './asked-product.tsx'
import { keepDraft, restoreDraft, timeSpent, touchDraft } from './draft.ts'
import { HiddenField, SystemTypeField, TextField } from './form-fields.tsx'
import { type FormValues, formFields } from './form-rules.ts'
import { fillPerson } from './person.ts'
import { SentNote } from './sent-note.tsx'
import { readTyped, restoreTyped } from './typed-early.ts'
import { type SendingState, useSending } from './use-sending.ts'

/** The server's answer to a form submitted without script: the typed values and their problems. */
export type Answered = { values: FormValues } & Pick<SendingState, 'problems' | 'failure'>

type QuoteFormProps = {
  language: Language
  /** Where a browser without script sends it. */
  action: string
  answered: Answered | undefined
  /** True unless an inquiry was just sent: after that the form is empty. */
  isFirst: boolean
  /** Beginning of the message. */
  message: string
  /** The page or product that it is sent from. */
  source: string
  /** Subject: one product, or a cart, which has a field of its own. */
  product?: InquiredProduct | undefined
  cart?: ReactNode
  /** True if it may be about power: only then the form asks for the kind of system. */
  isPower: boolean
  /** The products that are counted as asked about. */
  products: number[] | undefined
  /** For whoever would rather write there. */
  phone: string
  onSent: (code: string) => void
  /** Shows the thanks for the inquiry before this one; absent where there is none. */
  showSent: (() => void) | undefined
}

/**
 * The form for inquiries. It works without script; with it, it is sent without leaving the page, once however often the
 * button is touched, and waits in the browser while there is no line.
 */
export function QuoteForm({
  language,
  action,
  answered,
  isFirst,
  message,
  source,
  product,
  cart,
  isPower,
  products,
  phone,
  onSent,
  showSent,
}: QuoteFormProps) {
  const t = usePageText()
  const form = useRef<HTMLFormElement>(null)
  const firstWrong = formFields.find((field) => answered?.problems[field])
  const quantity = product?.quantity ?? ''
  const values = answered?.values ?? { name: '', phone: '', message, systemType: '' as const, quantity }
  // Haste is a matter of typing: whoever sends the words that the page put there may do so with one touch.
  const elapsedMs = () => (form.current?.message.value === values.message ? undefined : timeSpent(source))
  const about = () => ({ language, source, elapsedMs: elapsedMs() })
  const { state, send, mend } = useSending({ form, first: answered, about, products, onSent, showSent })

  // Only the first form of a document was there before React; what follows one that was sent is empty.
  const [typed] = useState(() => (isFirst ? readTyped() : undefined))
  useLayoutEffect(() => {
    if (typed && form.current) restoreTyped(form.current.message, typed)
  }, [typed])

  useEffect(() => {
    const { current } = form
    // Notes of the early script about the form are shown here now.
    delete document.documentElement.dataset.form
    if (!current) return
    restoreDraft(current, source, { message, quantity })
    if (isFirst) fillPerson(current)
  }, [isFirst, source, message, quantity])

  return (
    <form
      className="stack [--gap:1.1rem]"
      method="post"
      action={action}
      noValidate
      ref={form}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
      onFocus={() => touchDraft(source)}
      onInput={({ target, currentTarget }) => {
        mend((target as HTMLInputElement).name)
        keepDraft(currentTarget, source, { message, quantity })
      }}
    >
      <div data-when="kept" className="note note-warn" tabIndex={-1}>
        <CircleAlert />
        <b data-text={t('inquiry.waiting')} />
      </div>
      <div data-when="sent">
        <SentNote />
      </div>
      <div data-when="lost" className="note note-err" tabIndex={-1}>
        <TriangleAlert />
        <b data-text={t('inquiry.notStored')} />
      </div>
      {state.isLost ? (
        <div className="note note-err" role="alert" tabIndex={-1}>
          <TriangleAlert />
          <b>{t('inquiry.notStored')}</b>
        </div>
      ) : null}
      {state.failure === undefined ? null : (
        // biome-ignore lint/a11y/noAutofocus: without script it is what brings the answer into sight
        <div className="note note-err" role="alert" tabIndex={-1} autoFocus={firstWrong === undefined}>
          <TriangleAlert />
          <b>{t(Object.keys(state.problems).length > 0 ? 'inquiry.look' : 'inquiry.failed')}</b>
          {state.failure ? <span>{state.failure}</span> : null}
          <span>
            {`${t('inquiry.kept')} `}
            <a href={whatsappLink(phone, values.message)} onClick={(event) => withWords(event.currentTarget, phone, form.current)}>
              {t('inquiry.whatsapp')}
            </a>
          </span>
        </div>
      )}
      <input type="hidden" name="source" value={source} />
      {product ? (
        <AskedProduct
          product={product}
          problem={state.problems.quantity}
          isFirstWrong={firstWrong === 'quantity'}
          quantity={values.quantity}
        />
      ) : null}
      {cart}
      <TextField
        name="name"
        label={t('inquiry.name')}
        problem={state.problems.name}
        isFirstWrong={firstWrong === 'name'}
        value={values.name}
        kind={{ autoComplete: 'name', minLength: NAME_MIN }}
      />
      <TextField
        name="phone"
        label={t('inquiry.phone')}
        help={t('inquiry.phoneHelp')}
        problem={state.problems.phone}
        isFirstWrong={firstWrong === 'phone'}
        value={values.phone}
        kind={{ type: 'tel', autoComplete: 'tel', minLength: PHONE_MIN }}
      />
      {isPower ? <SystemTypeField value={values.systemType} /> : null}
      <TextField
        name="message"
        label={t('inquiry.message')}
        help={isPower ? `${t('inquiry.messageHelp')} ${t('inquiry.messagePower')}` : t('inquiry.messageHelp')}
        problem={state.problems.message}
        isFirstWrong={firstWrong === 'message'}
        value={values.message}
      />
      <HiddenField />
      <p className="help">
        {`${t('inquiry.privacy')} `}
        <a href="/legal?tab=privacy">{t('nav.privacy')}</a>
      </p>
      {/* Touched before the island lives, it is caught and touched again: see early/event-replay.ts. */}
      <button
        type="submit"
        className="btn btn-sun btn-lg"
        data-js=""
        aria-busy={state.isSending || undefined}
        aria-disabled={state.isSending || undefined}
      >
        {state.isSending ? <span className="spin" /> : null}
        {state.isSending ? t('inquiry.sending') : t('inquiry.send')}
      </button>
    </form>
  )
}

/** The link takes along what stands in the form at the moment it is touched. */
function withWords(link: HTMLAnchorElement, phone: string, form: HTMLFormElement | null): void {
  const words = form && new FormData(form).get('message')
  if (typeof words === 'string' && words.trim()) link.href = whatsappLink(phone, words)
}
