/** One question for all calls that find the session ended, answered once. */
let asked: { answer: Promise<boolean>; settle: (isSignedIn: boolean) => void } | undefined
const listeners = new Set<() => void>()

/** Opens the login over the page. True once somebody has signed in, false when it was closed. */
export function signInAgain(): Promise<boolean> {
  if (!asked) {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    asked = { answer: promise, settle: resolve }
    tell()
  }
  return asked.answer
}

export const signInQuestion = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  isAsked: (): boolean => asked !== undefined,
  settle(isSignedIn: boolean): void {
    asked?.settle(isSignedIn)
    asked = undefined
    tell()
  },
}

function tell(): void {
  for (const listener of listeners) listener()
}
