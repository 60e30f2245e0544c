import { useEffect } from 'react'
import { useBlocker } from 'react-router'

/** The question that stands for the page's unsaved changes; undefined while there are none. */
let question: string | undefined

/** Asks before what was typed is left behind. True when it may be: nothing is unsaved, or the person says so. */
export function mayLeave(): boolean {
  if (question === undefined || window.confirm(question)) {
    question = undefined
    return true
  }
  return false
}

/** Lets the next navigation pass without a question: what it would ask about has just been saved. */
export function leaveFreely(): void {
  question = undefined
}

/**
 * While a page has unsaved changes: leaving it within the staff area asks `text`, closing it asks in the browser's words.
 *
 * @param text the question, or undefined when everything is saved
 * @param isLostWithin whether another tab or filter of the same page loses it too
 */
export function useUnsavedQuestion(text: string | undefined, isLostWithin = false): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      question !== undefined &&
      (currentLocation.pathname !== nextLocation.pathname || (isLostWithin && currentLocation.search !== nextLocation.search)),
  )

  useEffect(() => {
    question = text
    if (text === undefined) return
    const ask = (event: BeforeUnloadEvent) => {
      // What a logout has already asked about is not asked again.
      if (question !== undefined) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => {
      question = undefined
      window.removeEventListener('beforeunload', ask)
    }
  }, [text])

  useEffect(() => {
    if (blocker.state !== 'blocked') return
    if (mayLeave()) blocker.proceed()
    else blocker.reset()
  }, [blocker])
}
