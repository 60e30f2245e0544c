import { useRef, useState } from 'react'

/**
 * State of the confirmation that some values need before a save. A confirmation is void once the values have another key.
 *
 * @param read returns the values in the form
 * @param confirms returns the key of the values that a confirmation applies to
 */
export function useConfirmation<Values>(read: () => Values, confirms: ((values: Values) => string) | undefined) {
  /** Key of the values that staff have confirmed. */
  const [confirmed, setConfirmed] = useState<string>()
  /** Key of the values whose save waits for a confirmation, and the number of attempts. */
  const [refusal, setRefusal] = useState<{ subject: string; times: number }>()
  // The same as `confirmed` without delay: a save follows before the next rendering.
  const confirmedNow = useRef<string>(undefined)
  const subject = () => confirms?.(read()) ?? ''
  const set = (next: string | undefined) => {
    confirmedNow.current = next
    setConfirmed(next)
    setRefusal(undefined)
  }
  return {
    isWaiting: refusal !== undefined,
    isConfirmedNow: () => confirmedNow.current === subject(),
    confirm: () => set(subject()),
    reset: () => set(undefined),
    /** Stops a save until the person confirms; the form shows its question again at each attempt. */
    ask: () => setRefusal((before) => ({ subject: subject(), times: (before?.times ?? 0) + 1 })),
    /** Number of stopped saves of these values. */
    refusals: (values: Values) => (refusal?.subject === confirms?.(values) ? (refusal?.times ?? 0) : 0),
    isConfirmed: (values: Values) => confirmed !== undefined && confirmed === confirms?.(values),
  }
}
