import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { ask } from '../questions.ts'

/** The question about the page's unsaved changes; undefined while there are none. */
let question: string | undefined
/** The pending answer; simultaneous questions share it. */
let answer: Promise<boolean> | undefined

/** Asks before a navigation that would lose unsaved text. @returns true if nothing is unsaved, or the person confirms */
export async function confirmLeaving(): Promise<boolean> {
  if (question === undefined) return true
  answer ??= ask(question)
  const isConfirmed = await answer
  answer = undefined
  if (isConfirmed) question = undefined
  return isConfirmed
}

/** Allows the next navigation without a question, since the changes have just been saved. */
export function allowLeaving(): void {
  question = undefined
}

/**
 * Protects unsaved changes of a page: navigating within the staff area asks `text`, closing the tab asks in the browser's
 * words.
 *
 * @param text the question; undefined if everything is saved
 * @param isLostWithin true if another tab or filter of the same page loses the text too
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
    const askOnUnload = (event: BeforeUnloadEvent) => {
      // Signing out and the language switch ask through `confirmLeaving`, which clears the question: the browser does not ask again.
      if (question !== undefined) event.preventDefault()
    }
    window.addEventListener('beforeunload', askOnUnload)
    return () => {
      question = undefined
      window.removeEventListener('beforeunload', askOnUnload)
    }
  }, [text])

  useEffect(() => {
    if (blocker.state !== 'blocked') return
    let isCurrent = true
    void confirmLeaving().then((isConfirmed) => {
      // A later navigation has replaced this one. It waits for the same answer, and acts on it itself.
      if (!isCurrent) return
      if (isConfirmed) blocker.proceed()
      else blocker.reset()
    })
    return () => {
      isCurrent = false
    }
  }, [blocker])
}
