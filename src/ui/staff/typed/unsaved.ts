import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { dropStored, writeStored } from '#kit/browser/storage.ts'
import { ask } from '../questions.ts'

/** The question about the page's unsaved changes; undefined while there are none. */
let question: { text: string; isStored: boolean } | undefined
/** The pending answer; simultaneous questions share it. */
let answer: Promise<boolean> | undefined

/** Asks before a navigation that would lose unsaved text. @returns true if nothing is unsaved, or the person confirms */
export async function confirmLeaving(): Promise<boolean> {
  if (question === undefined) return true
  answer ??= ask(question.text)
  const isConfirmed = await answer
  answer = undefined
  if (isConfirmed) question = undefined
  return isConfirmed
}

/** Asks before the page reloads itself, for example in another language. Changes that are stored on this device survive without a question. */
export async function confirmReload(): Promise<boolean> {
  if (!question?.isStored || !canStore()) return confirmLeaving()
  allowLeaving()
  return true
}

const PROBE = 'storage-probe'
/** True if the browser stores anything at all. */
const canStore = () => writeStored(PROBE, '1') && dropStored(PROBE)

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
 * @param isStored true if a draft on this device has the changes, and the page shows it again after a reload
 */
export function useUnsavedQuestion(text: string | undefined, { isLostWithin = false, isStored = false } = {}): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      question !== undefined &&
      (currentLocation.pathname !== nextLocation.pathname || (isLostWithin && currentLocation.search !== nextLocation.search)),
  )

  useEffect(() => {
    question = text === undefined ? undefined : { text, isStored }
    if (text === undefined) return
    const askOnUnload = (event: BeforeUnloadEvent) => {
      // Signing out and the language switch ask before, which clears the question: the browser does not ask again.
      if (question !== undefined) event.preventDefault()
    }
    window.addEventListener('beforeunload', askOnUnload)
    return () => {
      question = undefined
      window.removeEventListener('beforeunload', askOnUnload)
    }
  }, [text, isStored])

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
