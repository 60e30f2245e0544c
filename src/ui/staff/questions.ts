import { observable } from '#kit/observable.ts'

/** A question that waits for an answer. Confirming deletes, discards what was typed, or goes on. */
export type Question = { text: string; deed: 'delete' | 'discard' | 'continue'; answer: (isConfirmed: boolean) => void }

/** Questions that wait for an answer, the newest last. */
export const openQuestions = observable<readonly Question[]>([])

/**
 * Asks in a dialog over the page before something is done.
 *
 * @param text the question; what follows a blank line explains it
 * @returns true if it was confirmed
 */
export function ask(text: string, deed: Question['deed'] = 'continue'): Promise<boolean> {
  return new Promise((resolve) => {
    const question: Question = {
      text,
      deed,
      answer(isConfirmed) {
        openQuestions.set(openQuestions.get().filter((other) => other !== question))
        resolve(isConfirmed)
      },
    }
    openQuestions.set([...openQuestions.get(), question])
  })
}
