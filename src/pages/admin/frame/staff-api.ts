import { createContext, useContext } from 'react'
import { type Api, fetchAnswer, makeApi } from '#api/client.ts'
import { CallError } from '#api/error-body.ts'
import { idempotentApi, newKey } from '#api/idempotent-calls.ts'
import type { PendingKeyStorage } from '#api/pending-keys.ts'
import { sendWithProgress } from '#api/send-with-progress.ts'
import { dropStored, inTab, readStored, writeStored } from '#kit/browser/storage.ts'
import { signInAgain } from './sign-in-again.ts'

/**
 * The Api of staff pages in a browser. Error messages come in the page's language. If the session has ended, the login opens
 * over the page, and the call is then repeated with the same Idempotency-Key.
 */
export function staffApi({ asksToSignIn }: { asksToSignIn: boolean }): Api {
  const api = makeApi((request) => (request.onProgress ? sendWithProgress : fetchAnswer)(request))
  return idempotentApi(signingIn(api, asksToSignIn), {
    makeKey: newKey,
    // Monotonic time of the page, since the device's clock may be corrected.
    now: () => performance.timeOrigin + performance.now(),
    // Only the Api of pages stores its keys: two instances would overwrite each other's keys.
    storage: asksToSignIn ? tabStorage : undefined,
  })
}

const PENDING_KEYS = 'pending-keys'

/** Stores pending keys in the tab's session storage until the user signs out: another account must not use them. */
const tabStorage: PendingKeyStorage = {
  read: () => readStored(PENDING_KEYS, inTab),
  write: (text) => void (text === null ? dropStored(PENDING_KEYS, inTab) : writeStored(PENDING_KEYS, text, inTab)),
}

/** Deletes the pending keys when somebody signs out. */
export const forgetPendingKeys = (): void => tabStorage.write(null)

function signingIn(api: Api, asksToSignIn: boolean): Api {
  return {
    async call(call, ...[input]) {
      const headers = { 'accept-language': document.documentElement.lang, ...(input as { headers?: object } | undefined)?.headers }
      const ask = () => api.call(call, ...([{ ...(input as object | undefined), headers }] as never))
      try {
        return await ask()
      } catch (error) {
        const isSignedOut = error instanceof CallError && error.status === 401
        if (!isSignedOut || !asksToSignIn || !(await signInAgain())) throw error
        return ask()
      }
    },
  }
}

const StaffApi = createContext<Api | undefined>(undefined)
export const StaffApiProvider = StaffApi.Provider

/** The Api, by which components of the staff area read and write data. @throws outside of the staff area */
export function useStaffApi(): Api {
  const api = useContext(StaffApi)
  if (!api) throw new Error('Used outside of the staff area')
  return api
}
