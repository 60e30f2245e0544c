import { isRefusal } from '#api/idempotent-calls.ts'
import { isUnanswered, statusOf } from '#api/refusals.ts'
import type { UploadedImage } from '../../image.contract.ts'
import type { StoredUploads } from './stored-uploads.ts'
import type { UploadList } from './upload-list.ts'

/** Simultaneous preparations, and simultaneous transfers: connections are slow, and a phone has memory for two decoded photos. */
export const MAX_CONCURRENT = 2
/** Pauses before further attempts, in seconds; the last one repeats. */
const PAUSES_S = [2, 5, 15, 30, 60]

/** Reason why nothing is sent for the moment: no answer arrived, the server answered with an error, or the session has ended. */
type UploadPause = 'connection' | 'server' | 'signIn'
/** @param stop the transfer ends when its signal is aborted */
export type SendUpload = (
  upload: { id: string; file: File },
  onProgress: (share: number) => void,
  stop: AbortController,
) => Promise<UploadedImage>
/** `pump` starts what can be started; call it when a preparation or a transfer has ended. */
export type UploadWork = { list: UploadList; stored: StoredUploads; pump: () => void }

/** Sends prepared files, MAX_CONCURRENT at a time, and pauses after a failure that is no refusal. */
export function createTransfers({ list, stored, pump: pumpAll }: UploadWork, send: SendUpload) {
  const running = new Map<string, AbortController>()
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let pause: UploadPause | undefined

  function pump(): void {
    while (!pause && list.count('sending') < MAX_CONCURRENT) {
      const waiting = list.get().filter(({ state }) => state === 'waiting')
      // Files without a failed attempt come first, so that a file that the server cannot store does not delay them.
      const next = waiting.find(({ problem }) => !problem) ?? waiting[0]
      if (!next?.file) break
      list.change(next.id, { state: 'sending', share: 0 })
      void sendOne(next.id, next.file).finally(pumpAll)
    }
  }

  async function sendOne(id: string, file: File): Promise<void> {
    const stop = new AbortController()
    running.set(id, stop)
    try {
      const image = await send({ id, file }, (share) => list.change(id, { share }), stop)
      failures = 0
      await stored.forget(id, image)
      list.change(id, { state: image.wasKnown ? 'known' : 'done', share: 1, image, file: undefined })
    } catch (error) {
      if (!list.find(id)) return
      if (isRefusal(error)) {
        await stored.forget(id)
        return stored.fail(id, { error })
      }
      list.change(id, { state: 'waiting', share: 0, problem: { error } })
      // The session has ended: wait for the next sign-in, or for the user to press "continue".
      if (statusOf(error) === 401) pause = 'signIn'
      else tryLater(isUnanswered(error) ? 'connection' : 'server')
      list.tell()
    } finally {
      running.delete(id)
    }
  }

  function tryLater(reason: UploadPause): void {
    pause = reason
    clearTimeout(timer)
    timer = setTimeout(goOn, (PAUSES_S[Math.min(failures, PAUSES_S.length - 1)] ?? 60) * 1000)
    failures += 1
  }

  function goOn(): void {
    clearTimeout(timer)
    pause = undefined
    list.tell()
    pumpAll()
  }

  return {
    pump,
    goOn,
    pause: () => pause,
    cancel: (id: string) => running.get(id)?.abort(),
    noteSignIn(): void {
      if (pause === 'signIn') pause = undefined
    },
  }
}
