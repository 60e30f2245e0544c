import { CircleAlert } from 'lucide-react'
import { useEffect } from 'react'
import type { Api } from '#api/client.ts'
import { formatNumber } from '#i18n/format.ts'
import { ask } from '#ui/staff/questions.ts'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { useObservable } from '#ui/use-observable.ts'
import { queuedUploadMessage } from '../upload-problems.ts'
import { isOpen } from '../use-uploads.ts'
import { getUploadQueue } from './browser-queue.ts'
import { DescribeNew } from './describe-new.tsx'
import type { QueuedUpload } from './upload-list.ts'
import { useUploadOutcomes } from './use-upload-outcomes.ts'

/**
 * Strip at the top of the staff area: photos that wait for their upload, also from an earlier visit, and failed ones. Uploads run
 * while it is mounted, which is while somebody is signed in.
 */
export function UploadStrip({ api }: { api: Api }) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const queue = getUploadQueue(api)
  const uploads = useObservable(queue)
  useEffect(() => queue.start(), [queue])
  useUploadOutcomes(api, uploads)
  const open = uploads.filter(({ state }) => isOpen(state))
  const failed = uploads.filter(({ state }) => state === 'failed')
  const isShown = open.length > 0
  const isPreparing = open.some(({ state }) => state === 'preparing')
  const isStored = open.every((upload) => upload.isStored || upload.state === 'preparing')
  // A transfer that is under way may still succeed after another one has failed.
  const pause = open.some(({ state }) => state === 'sending') ? undefined : queue.pause()
  const percent = Math.round((open.reduce((sum, { share }) => sum + share, 0) / Math.max(1, open.length)) * 100)

  async function cancel(): Promise<void> {
    if (await ask(t('photos.cancelQuestion', { count: open.length }), 'discard')) await queue.cancel(open.map(({ id }) => id))
  }

  return (
    <div className={isShown ? 'border-b border-line bg-sand' : undefined}>
      <p className={isShown ? 'wrap pt-2' : 'sr'} role="status">
        {isShown ? <b>{t(pause ? 'photos.waiting' : 'photos.toSend', { count: open.length })}</b> : ''}
      </p>
      {isShown ? (
        <div className="wrap row pb-2">
          <span className="sm">
            {pause ? t(`photos.paused.${pause}`) : `${formatNumber(percent, language)} %`}
            {'. '}
            {t(!isStored ? 'photos.notStored' : isPreparing ? 'photos.preparingText' : 'photos.waitingText')}
          </span>
          {pause ? (
            <button className="btn" type="button" onClick={queue.goOn}>
              {t('photos.goOn')}
            </button>
          ) : null}
          <button className="btn btn-quiet push" type="button" onClick={() => void cancel()}>
            {t('photos.cancel')}
          </button>
        </div>
      ) : null}
      <FailedUploads uploads={failed} onDismiss={() => void queue.cancel(failed.map(({ id }) => id))} />
      <DescribeNew api={api} />
    </div>
  )
}

type FailedUploadsProps = { uploads: readonly QueuedUpload[]; onDismiss: () => void }

/** Files that were not uploaded, each with reason and advice, until the user dismisses them. */
function FailedUploads({ uploads, onDismiss }: FailedUploadsProps) {
  const t = useStaffText()
  if (uploads.length === 0) return null
  return (
    <section className="border-b border-line bg-sand" aria-labelledby="failed-uploads">
      <div className="wrap stack py-2 [--gap:.4rem]">
        <h2 className="text-base" id="failed-uploads">
          {t('photos.failed')}
        </h2>
        <ul>
          {uploads.map((upload) => {
            const { title, text, advice } = queuedUploadMessage(upload, t) ?? {}
            return (
              <li className="err py-1" key={upload.id}>
                <CircleAlert className="ic" aria-hidden="true" />
                <span className="min-w-0 wrap-anywhere">
                  <b>{upload.name}</b>: {title}. {text}
                  {advice ? <span className="block font-normal text-ink">{advice}</span> : null}
                </span>
              </li>
            )
          })}
        </ul>
        <button className="btn self-start" type="button" onClick={onDismiss}>
          {t('photos.dismiss')}
        </button>
      </div>
    </section>
  )
}
