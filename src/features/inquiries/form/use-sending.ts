import { type RefObject, useEffect, useRef, useState } from 'react'
import { makeUuid } from '#kit/uuid.ts'
import { usePageText } from '#ui/visit.ts'
import { forgetDraft, hasDraft } from './draft.ts'
import { type Failure, failureOf, KEY_REUSED } from './failure.ts'
import { type FormProblems, type FormValues, findProblems, formFields, type InquiryBody, valuesFrom } from './form-rules.ts'
import { keyOfForm } from './key-of-day.ts'
import { enqueue, readQueue, sendQueue } from './offline-queue.ts'
import { rememberPerson } from './person.ts'
import { postInquiry } from './send-inquiry.ts'

/** How long the first retry waits; each further one twice as long, until the early script's own turns are as close. */
const RETRY_MS = 4000
const RETRY_MAX_MS = 32_000

/** The place that tells what waits. */
export const QUEUE_NOTES = 'inquiry-waiting'

export type SendingState = {
  isSending: boolean
  problems: Failure['problems']
  /** Nothing, or why nothing was sent: '' where there is no more to say than that it failed. */
  failure: string | undefined
  /** There is no line, and the browser would not keep the inquiry either. */
  isLost: boolean
}
const idleState: SendingState = { isSending: false, problems: {}, failure: undefined, isLost: false }

type SendingParts = {
  form: RefObject<HTMLFormElement | null>
  first: Pick<SendingState, 'problems' | 'failure'> | undefined
  /** Values sent beside the fields. */
  about: () => Pick<InquiryBody, 'language' | 'source' | 'elapsedMs'>
  /** Products counted as asked about. */
  products: number[] | undefined
  onSent: (code: string) => void
  /** Shows the thanks for the inquiry before this one; absent where there is none. */
  showSent: (() => void) | undefined
}

/** Sends the form, once however often it is asked to, and says what became of it. */
export function useSending({ form, first, about, products, onSent, showSent }: SendingParts) {
  const t = usePageText()
  const [state, setState] = useState<SendingState>({ ...idleState, ...first })
  const isSending = useRef(false)
  // The key belongs to the words: the same ones again are the same inquiry, changed ones are another.
  const attempt = useRef({ key: '', words: '' })
  const next = useRef('')

  // Only now does it stand there: the field with what is wrong with it, or the note, which a phone would show too far up.
  useEffect(() => {
    if (next.current) document.querySelector<HTMLElement>(next.current)?.focus()
    next.current = ''
  })

  async function keyFor(values: FormValues): Promise<string> {
    const words = JSON.stringify(values)
    if (attempt.current.words !== words) attempt.current = { key: await keyOfForm(values), words }
    return attempt.current.key
  }

  function refuse(problems: Failure['problems'], failure: string): void {
    const wrong = formFields.find((field) => problems[field])
    next.current = wrong ? `form [name=${wrong}]` : 'form [role=alert]'
    setState({ ...idleState, problems, failure })
  }

  function showWaiting(): void {
    next.current = `#${QUEUE_NOTES}`
    setState({ ...idleState })
  }

  async function send(): Promise<void> {
    if (isSending.current || !form.current) return
    const values = valuesFrom(new FormData(form.current))
    const problems = findProblems(values)
    if (Object.keys(problems).length > 0) {
      // Touched again after the form was emptied: the inquiry has been sent, or waits for the line.
      if (!hasDraft(about().source)) {
        if (readQueue().some(({ body, isRefused }) => body && !isRefused)) return showWaiting()
        if (showSent) return showSent()
      }
      return refuse(worded(problems), '')
    }
    isSending.current = true
    setState({ ...idleState, isSending: true })
    const body: InquiryBody = { ...values, ...about() }
    const key = await keyFor(values)
    const result = await postInquiry(key, body)
    if (result.outcome === 'sent') {
      window.count?.('inquiry', products)
      rememberPerson(values)
      forgetDraft(body.source)
      onSent(result.code)
    } else if (result.outcome === 'lost') keep(key, body)
    else {
      const failure = failureOf(result.status, result.body)
      refuse(failure.problems, failure.reason)
      // The next attempt needs a new key, which no other inquiry has.
      if (failure.status === KEY_REUSED) attempt.current.key = makeUuid((bytes) => crypto.getRandomValues(bytes))
      // The early script shows the gate; whoever has passed it need not press again.
      if (result.outcome === 'unverified') dispatchEvent(new CustomEvent('unverified', { detail: send }))
    }
    isSending.current = false
  }

  /** Keeps an inquiry in this browser until there is a connection. */
  function keep(key: string, body: InquiryBody): void {
    if (enqueue({ key, body, ...(products ? { products } : {}) })) {
      rememberPerson(body)
      forgetDraft(body.source)
      form.current?.reset()
      showWaiting()
      sendSoon(key)
    } else {
      next.current = 'form [role=alert]'
      setState({ ...idleState, isLost: true })
    }
  }

  function worded(problems: FormProblems): Failure['problems'] {
    return Object.fromEntries(Object.entries(problems).map(([field, problem]) => [field, t(problem)]))
  }

  /** A field that is being mended is no longer called wrong. */
  function mend(name: string): void {
    if (name in state.problems) setState({ ...state, problems: { ...state.problems, [name]: undefined } })
  }

  return { state, send, mend }
}

/** Sends it again by itself: where only the answer was lost, no event tells that the line is back. */
function sendSoon(key: string, wait = RETRY_MS): void {
  setTimeout(async () => {
    await sendQueue()
    if (wait < RETRY_MAX_MS && readQueue().some((item) => item.key === key && item.body && !item.isRefused)) sendSoon(key, wait * 2)
  }, wait)
}
