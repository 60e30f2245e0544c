import { observable } from '#kit/observable.ts'

type Question = { promise: Promise<boolean>; answer(isSignedIn: boolean): void }

/** One question for all calls that find the session ended, answered once; undefined while nobody is asked. */
export const signInQuestion = observable<Question | undefined>(undefined)

/** Opens the login over the page. True once somebody has signed in, false when it was closed. */
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
