import { observable } from '#kit/observable.ts'

/** One question for all calls that find the session ended, answered once; undefined while nobody is asked. */
export const signInQuestion = observable<PromiseWithResolvers<boolean> | undefined>(undefined)

/** Opens the login over the page. True once somebody has signed in, false when it was closed. */
export function signInAgain(): Promise<boolean> {
  const question = signInQuestion.get() ?? Promise.withResolvers<boolean>()
  signInQuestion.set(question)
  return question.promise
}

export function answerSignIn(isSignedIn: boolean): void {
  signInQuestion.get()?.resolve(isSignedIn)
  signInQuestion.set(undefined)
}
