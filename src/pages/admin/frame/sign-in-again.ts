import { observable } from '#kit/observable.ts'

type Question = { promise: Promise<boolean>; answer(isSignedIn: boolean): void }

/** The open question to sign in again, shared by all calls whose session has ended; undefined if there is none. */
export const signInQuestion = observable<Question | undefined>(undefined)

/** False from signing out until a signed-in page opens: calls that are still under way end without a session then. */
let canAsk = true

/** Opens the login over the page. @returns true once somebody has signed in, false if it was closed or the user is signing out */
export function signInAgain(): Promise<boolean> {
  if (!canAsk) return Promise.resolve(false)
  const question = signInQuestion.get() ?? ask()
  signInQuestion.set(question)
  return question.promise
}

export function answerSignIn(isSignedIn: boolean): void {
  signInQuestion.get()?.answer(isSignedIn)
  signInQuestion.set(undefined)
}

/** Call it before signing out. Closes an open login. */
export function stopAskingToSignIn(): void {
  canAsk = false
  answerSignIn(false)
}

/** Call it when a signed-in page opens, and when signing out has failed. */
export function askToSignIn(): void {
  canAsk = true
}

function ask(): Question {
  let answer: Question['answer'] = () => {}
  const promise = new Promise<boolean>((resolve) => {
    answer = resolve
  })
  return { promise, answer }
}
