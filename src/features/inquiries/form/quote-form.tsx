import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Language } from '#i18n/language.ts'
import { usePageText } from '#ui/visit.ts'
import { NAME_MIN, PHONE_MIN } from '../limits.ts'
import { ENOUGH_DIGITS } from '../phone.ts'
import { keepDraft, restoreDraft, timeSpent, touchDraft } from './draft.ts'
import {
  CircleAlert,
  FormTextField,
  HoneypotField,
  type InquiryProductDisplay,
  InquiryProductField,
  SystemTypeField,
  TriangleAlert,
} from './form-fields.tsx'
import { EarlyNotes, FailureNote } from './form-notes.tsx'
import { checkedFields, type FormValues } from './form-rules.ts'
import { fillPerson } from './person.ts'
import { readTypedMessage, restoreTypedMessage } from './typed-message.ts'
import { type SendingState, useSending } from './use-sending.ts'

/** The server's answer to a form submitted without script: the typed values and their problems. */
export type RefusedForm = { values: FormValues } & Pick<SendingState, 'problems' | 'failure'>

type QuoteFormProps = {
  language: Language
  /** Address to which a browser without script submits the form. */
  action: string
  answered: RefusedForm | undefined
  /** False for the empty form that is shown after an inquiry was sent. */
  isFirst: boolean
  /** Prefilled message. */
  message: string
  /** Page or product that the inquiry is sent from. */
  source: string
  /** The product that the inquiry is about. For an inquiry about a cart, `cart` is the field with the cart. */
  product?: InquiryProductDisplay | undefined
  cart?: ReactNode
  /** True if the inquiry may be about a power system. The form asks for the kind of system only in this case. */
  isPower: boolean
  /** Ids of the products for which analytics count an inquiry. */
  products: number[] | undefined
  /** The shop's number for the WhatsApp link. */
  phone: string
  onSent: (code: string) => void
  /** Shows the confirmation of the inquiry that was sent before this form; undefined without one. */
  showSent: (() => void) | undefined
}

/**
 * The form for inquiries. It works without script. With script it is sent without leaving the page, only once even if the button is
 * pressed repeatedly, and waits in the offline queue if there is no connection.
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
  const firstWrong = checkedFields.find((field) => answered?.problems[field])
  const quantity = product?.quantity ?? ''
  const values = answered?.values ?? { name: '', phone: '', message, systemType: '' as const, quantity }
  // No time is sent with an unchanged prefilled message: visitors may send it at once, which would look like a bot.
  const elapsedMs = () => (form.current?.message.value === values.message ? undefined : timeSpent(source))
  const about = () => ({ language, source, elapsedMs: elapsedMs() })
  const { state, send, mend } = useSending({ form, first: answered, about, products, onSent, showSent })

  // Only the first form was in the document before hydration; the form after a sent inquiry starts empty.
  const [typed] = useState(() => (isFirst ? readTypedMessage() : undefined))
  useLayoutEffect(() => {
    if (typed && form.current) restoreTypedMessage(form.current.message, typed)
  }, [typed])

  // The prefilled message changes once the cart is known; typed text stays.
  const prefilled = useRef(message)
  useLayoutEffect(() => {
    const field = form.current?.message
    if (field?.value === prefilled.current) field.value = message
    prefilled.current = message
  }, [message])

  useEffect(() => {
    const { current } = form
    // Hides the notes that early/queued-forms.ts has shown by this attribute: from now on the form shows its own notes.
    delete document.documentElement.dataset.form
    if (!current) return
    // From now on the form shows problems itself; until then the browser does, by the fields' attributes.
    current.noValidate = true
    restoreDraft(current, source, { message, quantity })
    if (isFirst) fillPerson(current)
  }, [isFirst, source, message, quantity])

  return (
    <form
      className="stack [--gap:1.1rem]"
      method="post"
      action={action}
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
      <EarlyNotes />
      {state.isLost ? (
        <div className="note note-err" role="alert" tabIndex={-1}>
          <TriangleAlert />
          <b>{t('inquiry.notStored')}</b>
        </div>
      ) : null}
      {state.failure === undefined ? null : (
        <FailureNote {...{ state, phone, form }} message={values.message} isFocused={firstWrong === undefined} />
      )}
      <input type="hidden" name="source" value={source} />
      {product ? (
        <InquiryProductField
          product={product}
          problem={state.problems.quantity}
          isFirstWrong={firstWrong === 'quantity'}
          quantity={values.quantity}
        />
      ) : null}
      {cart}
      <FormTextField
        name="name"
        label={t('inquiry.name')}
        problem={state.problems.name}
        isFirstWrong={firstWrong === 'name'}
        value={values.name}
        kind={{ autoComplete: 'name', minLength: NAME_MIN, title: t('inquiry.nameTooShort') }}
      />
      <FormTextField
        name="phone"
        label={t('inquiry.phone')}
        help={t('inquiry.phoneHelp')}
        problem={state.problems.phone}
        isFirstWrong={firstWrong === 'phone'}
        value={values.phone}
        kind={{ type: 'tel', autoComplete: 'tel', minLength: PHONE_MIN, pattern: ENOUGH_DIGITS, title: t('inquiry.phoneInvalid') }}
      />
      {isPower ? <SystemTypeField value={values.systemType} /> : null}
      <FormTextField
        name="message"
        label={t('inquiry.message')}
        help={isPower ? `${t('inquiry.messageHelp')} ${t('inquiry.messagePower')}` : t('inquiry.messageHelp')}
        problem={state.problems.message}
        isFirstWrong={firstWrong === 'message'}
        value={values.message}
      />
      <HoneypotField />
      <p className="help">
        {`${t('inquiry.privacy')} `}
        <a href="/legal?tab=privacy">{t('nav.privacy')}</a>
      </p>
      {/* A press before hydration is stored and replayed, see early/event-replay.ts. */}
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
      {state.isSilent ? (
        <div className="note note-warn" role="alert">
          <CircleAlert />
          <b>{t('inquiry.silent')}</b>
        </div>
      ) : null}
    </form>
  )
}
