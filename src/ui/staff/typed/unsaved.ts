import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { ask } from '../questions.ts'

/** The question that stands for the page's unsaved changes; undefined while there are none. */
let question: string | undefined
/** The answer that is waited for; everything that asks meanwhile waits for the same one. */
let answer: Promise<boolean> | undefined

/** Asks before what was typed is left behind. True when it may be: nothing is unsaved, or the person says so. */
export async function mayLeave(): Promise<boolean> {
  if (question === undefined) return true
  answer ??= ask(question)
  const isConfirmed = await answer
  answer = undefined
  if (isConfirmed) question = undefined
  return isConfirmed
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
    const askOnUnload = (event: BeforeUnloadEvent) => {
      // Don't ask again what signing out has asked already.
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
    void mayLeave().then((isConfirmed) => {
      // Meanwhile another way may have been tried, which waits for the same answer.
      if (!isCurrent) return
      if (isConfirmed) blocker.proceed()
      else blocker.reset()
    })
    return () => {
      isCurrent = false
    }
  }, [blocker])
}
