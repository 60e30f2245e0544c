import { type RefObject, useEffect, useRef, useState } from 'react'
import { postInquiry } from '#kit/browser/post-inquiry.ts'
import { makeUuid } from '#kit/codes/uuid.ts'
import { usePageText } from '#ui/visit.ts'
import { forgetDraft, hasDraft } from './draft.ts'
import {
  checkedFields,
  type FormProblems,
  type FormValues,
  findProblems,
  type InquiryBody,
  type InquiryFailure,
  KEY_REUSED,
  keyOfForm,
  readFailure,
  readFormValues,
} from './form-rules.ts'
import { dropQueued, enqueue, findWaiting, type QueuedInquiry, readQueue, sendQueue, storeWhileSending } from './offline-queue.ts'
import { rememberPerson } from './person.ts'
import { rememberSentCart } from './sent-cart.ts'

/** Delays of the first and the last retry; the delay doubles each time. Afterwards early/queued-forms.ts retries every minute. */
const RETRY_MS = 4000
const RETRY_MAX_MS = 32_000
/** Time in ms without an answer after which the form says that the inquiry is stored. The request goes on. */
const SILENCE_MS = 10_000

/** Id of the element that shows the queued inquiries (queue-notes.tsx). */
export const QUEUE_NOTES = 'inquiry-waiting'

export type SendingState = {
  isSending: boolean
  problems: InquiryFailure['problems']
  /** Reason for the failure; '' for a failure without a helpful reason; undefined without a failure. */
  failure: string | undefined
  /** True if there is no connection and the browser refuses to store the inquiry. */
  isLost: boolean
  /** True if no answer has come for ten seconds, and the inquiry is stored. */
  isSilent: boolean
}
const idleState: SendingState = { isSending: false, problems: {}, failure: undefined, isLost: false, isSilent: false }

type SendingOptions = {
  form: RefObject<HTMLFormElement | null>
  first: Pick<SendingState, 'problems' | 'failure'> | undefined
  /** Values that are sent in addition to the fields. */
  about: () => Pick<InquiryBody, 'language' | 'source' | 'elapsedMs'>
  /** Ids of the products for which analytics count an inquiry. */
  products: number[] | undefined
  onSent: (code: string) => void
  /** Shows the confirmation of the inquiry that was sent before this form; undefined without one. */
  showSent: (() => void) | undefined
}

/** Sends the form, only once even if the button is pressed repeatedly, and returns the state to show. */
export function useSending({ form, first, about, products, onSent, showSent }: SendingOptions) {
  const t = usePageText()
  const [state, setState] = useState<SendingState>({ ...idleState, ...first })
  const isSending = useRef(false)
  // Unchanged values keep their key, since they are the same inquiry; changed values get a new one, or that of the waiting inquiry
  // with these values, which may be of an earlier day.
  const attempt = useRef({ key: '', words: '' })
  const next = useRef('')

  // The focus moves only now, after rendering, since before that the problem or note to focus is not in the document.
  useEffect(() => {
    if (next.current) document.querySelector<HTMLElement>(next.current)?.focus()
    next.current = ''
  })

  async function keyFor(values: FormValues): Promise<string> {
    const words = JSON.stringify(values)
    if (attempt.current.words !== words) attempt.current = { key: findWaiting(values)?.key ?? (await keyOfForm(values)), words }
    return attempt.current.key
  }

  function refuse(problems: InquiryFailure['problems'], failure: string): void {
    const wrong = checkedFields.find((field) => problems[field])
    next.current = wrong ? `form [name=${wrong}]` : 'form [role=alert]'
    setState({ ...idleState, problems, failure })
  }

  function showWaiting(): void {
    next.current = `#${QUEUE_NOTES}`
    setState({ ...idleState })
  }

  async function send(): Promise<void> {
    if (isSending.current || !form.current) return
    const values = readFormValues(new FormData(form.current))
    const problems = findProblems(values)
    if (Object.keys(problems).length > 0) {
      // The button was pressed again after the form was emptied: the inquiry has been sent, or is in the queue.
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
    const inquiry = { key, body, ...(products ? { products } : {}) }
    const waiting = findWaiting(values)
    const isStored = storeWhileSending(inquiry)
    const silence = setTimeout(() => setState({ ...idleState, isSending: true, isSilent: isStored }), SILENCE_MS)
    const result = await postInquiry(key, JSON.stringify(body))
    clearTimeout(silence)
    isSending.current = false
    if (result.outcome !== 'lost') dropQueued(key)
    if (result.outcome === 'sent') {
      window.count?.('inquiry', products)
      rememberPerson(values)
      rememberSentCart(body.storedCart, result.code, result.date)
      forgetDraft(body.source)
      onSent(result.code)
    } else if (result.outcome === 'lost') keep(inquiry)
    else {
      const failure = readFailure(result.status, result.body)
      refuse(failure.problems, failure.reason)
      // The key belongs to another inquiry, so the next attempt needs a new one.
      if (failure.status === KEY_REUSED) attempt.current.key = makeUuid((bytes) => crypto.getRandomValues(bytes))
      // An inquiry that was in the queue before stays there until the shop accepts it or the visitor discards it.
      if (waiting) enqueue({ ...waiting, key: attempt.current.key, isRefused: result.outcome === 'refused', problems: failure.problems })
      // early/human.ts opens the human verification, and then calls `send` again.
      if (result.outcome === 'unverified') dispatchEvent(new CustomEvent('unverified', { detail: send }))
    }
  }

  /** Adds the inquiry to the offline queue. */
  function keep({ key, body, ...more }: QueuedInquiry & { body: InquiryBody }): void {
    if (enqueue({ key, body, ...more })) {
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

  function worded(problems: FormProblems): InquiryFailure['problems'] {
    return Object.fromEntries(Object.entries(problems).map(([field, problem]) => [field, t(problem)]))
  }

  /** Removes the problem of a field that the visitor is correcting. */
  function mend(name: string): void {
    if (name in state.problems) setState({ ...state, problems: { ...state.problems, [name]: undefined } })
  }

  return { state, send, mend }
}

/** Retries the queue on a timer: if only the answer was lost, no event reports that the connection is back. */
function sendSoon(key: string, wait = RETRY_MS): void {
  setTimeout(async () => {
    await sendQueue()
    if (wait < RETRY_MAX_MS && readQueue().some((item) => item.key === key && item.body && !item.isRefused)) sendSoon(key, wait * 2)
  }, wait)
}
