import { observable } from '#kit/observable.ts'

type Question = { promise: Promise<boolean>; answer(isSignedIn: boolean): void }

/** The open question to sign in again, shared by all calls whose session has ended; undefined if there is none. */
export const signInQuestion = observable<Question | undefined>(undefined)

/** Opens the login over the page. @returns true once somebody has signed in, false if it was closed */
export function signInAgain(): Promise<boolean> {
  const question = signInQuestion.get() ?? ask()
  signInQuestion.set(question)
  return question.promise
}

export function answerSignIn(isSignedIn: boolean): void {
  signInQuestion.get()?.answer(isSignedIn)
  signInQuestion.set(undefined)
}

function ask(): Question {
  let answer: Question['answer'] = () => {}
  const promise = new Promise<boolean>((resolve) => {
    answer = resolve
  })
  return { promise, answer }
}
