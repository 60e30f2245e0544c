import { observable } from '#kit/observable.ts'

/** An open question. `deed`: what confirming does; it chooses the label of the button. */
export type Question = { text: string; deed: 'delete' | 'discard' | 'continue'; answer: (isConfirmed: boolean) => void }

/** Questions that wait for an answer, the newest last. */
export const openQuestions = observable<readonly Question[]>([])

/**
 * Asks in a dialog over the page before an action.
 *
 * @param text the question; text behind a blank line explains it
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
