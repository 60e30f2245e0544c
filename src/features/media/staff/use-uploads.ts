import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Api } from '#api/client.ts'
import { CallError } from '#api/error-body.ts'
import { useStaffText } from '#ui/staff/text.ts'
import { showToast } from '#ui/staff/toast-list.ts'
import { listImages, uploadImages } from '../calls.ts'
import type { UploadedImage } from '../image.contract.ts'
import { libraryQuery, withAdded } from './library.ts'
import { type FileLimits, sortPicked } from './picked-files.ts'
import { type Complaint, fileComplaint, tellComplaints, uploadComplaint } from './upload-problems.ts'

/** More uploads at once would only slow each other down on staff's connections. */
const AT_ONCE = 2

export type Upload = {
  key: number
  file: File
  state: 'waiting' | 'sending' | 'done' | 'known' | 'failed'
  /** How much has left, from 0 to 1. */
  share: number
  complaint?: Complaint
  /** Another try may help: the file itself is not to blame. */
  canRetry?: boolean
}

let lastKey = 0

/** The message omits the advice, which is shown in the file's own line. */
const withoutAdvice = ({ title, text }: Complaint): Complaint => ({ title, text })

/**
 * Uploads of files, a request per file, so that a refused file or a lost connection costs one file only.
 *
 * @param onAdded called for every picture that arrived, also for one that was in the library before
 */
export function useUploads(api: Api, limits: FileLimits, onAdded?: (image: UploadedImage) => void) {
  const t = useStaffText()
  const client = useQueryClient()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const waiting = useRef<Upload[]>([])
  const running = useRef(0)
  const round = useRef({ added: 0, known: 0, complaints: [] as Complaint[] })

  const change = (key: number, part: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)))

  async function send({ key, file }: Upload): Promise<void> {
    change(key, { state: 'sending', share: 0 })
    const body = new FormData()
    body.append('images', file)
    try {
      const images = await api.call(uploadImages, { body, onProgress: (share) => change(key, { share }) })
      const isKnown = images.every(({ wasKnown }) => wasKnown)
      round.current[isKnown ? 'known' : 'added'] += 1
      client.setQueryData(libraryQuery(api).queryKey, (known) => known && withAdded(known, images))
      change(key, { state: isKnown ? 'known' : 'done', share: 1 })
      for (const image of images) onAdded?.(image)
    } catch (error) {
      const complaint = uploadComplaint(error, file.name, limits, t)
      round.current.complaints.push(complaint)
      const isFilesFault = error instanceof CallError && [400, 413, 415].includes(error.status)
      change(key, { state: 'failed', complaint, canRetry: !isFilesFault })
    }
  }

  function startNext(): void {
    while (running.current < AT_ONCE) {
      const next = waiting.current.shift()
      if (!next) break
      running.current += 1
      void send(next).finally(() => {
        running.current -= 1
        startNext()
        if (running.current === 0) finishRound()
      })
    }
  }

  function finishRound(): void {
    const { added, known, complaints } = round.current
    round.current = { added: 0, known: 0, complaints: [] }
    if (added + known > 0) void client.invalidateQueries({ queryKey: [listImages.path] })
    if (added > 0) showToast({ kind: 'done', title: t('picker.uploaded', { count: added }) })
    if (known > 0) showToast({ kind: 'done', title: t('library.known'), text: t('library.knownText', { count: known }) })
    tellComplaints(complaints.map(withoutAdvice), t)
  }

  return {
    uploads,
    isUploading: uploads.some(({ state }) => state === 'waiting' || state === 'sending'),
    add(files: readonly File[]): void {
      const { taken, refused } = sortPicked(files, limits)
      const started = taken.map((file): Upload => ({ key: ++lastKey, file, state: 'waiting', share: 0 }))
      const failed = refused.map(({ file, problem }): Upload => {
        const complaint = fileComplaint(problem, file.name, limits, t)
        return { key: ++lastKey, file, state: 'failed', share: 0, complaint, canRetry: false }
      })
      // Removes finished uploads from the list when new ones come.
      setUploads((all) => [...all.filter(({ state }) => state === 'waiting' || state === 'sending'), ...failed, ...started])
      tellComplaints(
        failed.flatMap(({ complaint }) => (complaint ? [withoutAdvice(complaint)] : [])),
        t,
      )
      waiting.current.push(...started)
      startNext()
    },
    retry(upload: Upload): void {
      change(upload.key, { state: 'waiting', share: 0 })
      waiting.current.push(upload)
      startNext()
    },
  }
}

export type Uploads = ReturnType<typeof useUploads>
