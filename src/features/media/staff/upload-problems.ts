import { isUnanswered, messageOf, statusOf } from '#api/refusals.ts'
import type { StaffText } from '#i18n/staff.ts'
import { MEGABYTE } from '#kit/units.ts'
import { type FailureWords, unansweredWords } from '#ui/staff/failure.ts'
import { showToast } from '#ui/staff/toast-list.ts'
import { ORIGINAL_MAX_BYTES } from '../limits.ts'
import type { FileProblem } from './picked-files.ts'
import type { QueuedUpload } from './queue/upload-list.ts'

/** Problem of a file to be uploaded, in words. */
export type ProblemMessage = FailureWords & { /** How to make the file acceptable. */ advice?: string }

/** Problem of an upload that has failed, in words. */
export function queuedUploadMessage({ problem, name, maxBytes }: QueuedUpload, t: StaffText): ProblemMessage | undefined {
  if (!problem) return undefined
  return 'file' in problem ? fileProblemMessage(problem.file, name, maxBytes, t) : uploadErrorMessage(problem.error, name, maxBytes, t)
}

/** Message for a file that is refused before it is sent. `maxBytes`: the limit that it exceeds, for photos or for other files. */
export function fileProblemMessage(problem: FileProblem, name: string, maxBytes: number, t: StaffText): ProblemMessage {
  if (problem === 'invalid') return { title: t('picker.invalid'), text: t('picker.invalidText', { name }) }
  if (problem === 'unreadable') return { title: t('picker.unreadable'), text: t('picker.unreadableText', { name }) }
  if (problem === 'heic')
    return { title: t('picker.heic'), text: t('picker.heicText', { name }), advice: `${t('picker.shrink')} ${t('picker.iphone')}` }
  const text = t(maxBytes < ORIGINAL_MAX_BYTES ? 'picker.notShrunkText' : 'picker.tooLargeText', { name, megabytes: maxBytes / MEGABYTE })
  return { title: t('picker.tooLarge'), text, advice: t('picker.shrink') }
}

/** Message for an upload that got no answer, or that the server refused. */
export function uploadErrorMessage(error: unknown, name: string, maxBytes: number, t: StaffText): ProblemMessage {
  if (isUnanswered(error)) return unansweredWords(t)
  const [status, said] = [statusOf(error), messageOf(error)]
  const tooLarge = fileProblemMessage('too-large', name, maxBytes, t)
  if (status === 413) return { ...tooLarge, text: said ?? tooLarge.text }
  if (status === 400 || status === 415)
    return { title: t('picker.invalid'), text: said ?? fileProblemMessage('invalid', name, maxBytes, t).text }
  return { title: t('picker.uploadFailed'), text: said ?? name }
}

/**
 * Shows one toast with the kinds of problems of an upload; it replaces the toast of the former upload. `UploadStrip` has each file with
 * reason and advice.
 */
export function showProblemKinds(problems: readonly ProblemMessage[], t: StaffText): void {
  const [first, ...others] = new Set(problems.map(({ title }) => title))
  if (first === undefined) return
  const all = { title: t('picker.uploadFailed'), text: [first, ...others].join(', ') }
  showToast({ kind: 'problem', topic: 'upload', ...(others.length > 0 ? all : { title: first }) })
}
