import { createContext, useContext } from 'react'
import { type Api, fetchAnswer, makeApi } from '#api/client.ts'
import { CallError } from '#api/error-body.ts'
import { idempotentApi, newKey } from '#api/idempotent-calls.ts'
import type { PendingKeyStorage } from '#api/pending-keys.ts'
import { sendWithProgress } from '#api/send-with-progress.ts'
import { dropStored, inTab, readStored, writeStored } from '#kit/browser/storage.ts'
import { signInAgain } from './sign-in-again.ts'

/**
 * The Api of staff pages in a browser. Refusals come in the language of the page. When the session has ended during
 * work, the login opens over the page and the call is made again after it, with the same Idempotency-Key.
 */
export function staffApi({ asksToSignIn }: { asksToSignIn: boolean }): Api {
  const api = makeApi((request) => (request.onProgress ? sendWithProgress : fetchAnswer)(request))
  return idempotentApi(signingIn(api, asksToSignIn), {
    makeKey: newKey,
    // The time of the page goes on evenly when the clock of the device is set.
    now: () => performance.timeOrigin + performance.now(),
    // The pages' own Api alone: two memories of one tab would overwrite each other.
    storage: asksToSignIn ? tabStorage : undefined,
  })
}

const PENDING_KEYS = 'pending-keys'

/** Storage of this tab, until it is closed or its user signs out. To the server a key is valid for its own account only. */
const tabStorage: PendingKeyStorage = {
  read: () => readStored(PENDING_KEYS, inTab),
  write: (text) => void (text === null ? dropStored(PENDING_KEYS, inTab) : writeStored(PENDING_KEYS, text, inTab)),
}

/** For when somebody signs out. */
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

/** The only access to data of the staff area's components. */
export function useStaffApi(): Api {
  const api = useContext(StaffApi)
  if (!api) throw new Error('Used outside of the staff area')
  return api
}
