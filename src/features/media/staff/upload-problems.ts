import { isUnanswered, messageOf, statusOf } from '#api/refusals.ts'
import type { StaffText } from '#i18n/staff.ts'
import { groupBy } from '#kit/lists.ts'
import { type FailureWords, unansweredWords } from '#ui/staff/failure.ts'
import { showToast } from '#ui/staff/toast-list.ts'
import type { FileProblem } from './picked-files.ts'
import type { QueuedUpload } from './queue/upload-queue.ts'

const MEGABYTE = 1024 * 1024

/** Problem of a file to be uploaded, in words. */
export type Complaint = FailureWords & { /** How to make the file fit. */ advice?: string }

/** A message omits the advice: the file's line in the strip shows it. */
export const withoutAdvice = ({ title, text }: Complaint): Complaint => ({ title, text })

/** Problem of an upload that has failed, in words. */
export function queueComplaint({ problem, name, maxBytes }: QueuedUpload, t: StaffText): Complaint | undefined {
  if (!problem) return undefined
  return 'file' in problem ? fileComplaint(problem.file, name, maxBytes, t) : uploadComplaint(problem.error, name, maxBytes, t)
}

/** A file that is not worth sending. */
export function fileComplaint(problem: FileProblem, name: string, maxBytes: number, t: StaffText): Complaint {
  if (problem === 'invalid') return { title: t('picker.invalid'), text: t('picker.invalidText', { name }) }
  if (problem === 'unreadable') return { title: t('picker.unreadable'), text: t('picker.unreadableText', { name }) }
  if (problem === 'heic')
    return { title: t('picker.heic'), text: t('picker.heicText', { name }), advice: `${t('picker.shrink')} ${t('picker.iphone')}` }
  const text = t('picker.tooLargeText', { name, megabytes: maxBytes / MEGABYTE })
  return { title: t('picker.tooLarge'), text, advice: t('picker.shrink') }
}

/** A file that did not arrive, or that the server refused. */
export function uploadComplaint(error: unknown, name: string, maxBytes: number, t: StaffText): Complaint {
  if (isUnanswered(error)) return unansweredWords(t)
  const [status, said] = [statusOf(error), messageOf(error)]
  const tooLarge = fileComplaint('too-large', name, maxBytes, t)
  if (status === 413) return { ...tooLarge, text: said ?? tooLarge.text }
  if (status === 400 || status === 415)
    return { title: t('picker.invalid'), text: said ?? fileComplaint('invalid', name, maxBytes, t).text }
  return { title: t('picker.uploadFailed'), text: said ?? name }
}

/**
 * Shows one message about all files of an upload; it replaces the former upload's. Of each kind of problem the first two files
 * are named and the others counted.
 */
export function tellComplaints(complaints: readonly Complaint[], t: StaffText): void {
  const kinds = [...groupBy(complaints, (one) => one.title)].map(([title, same]) => {
    const texts = [...new Set(same.map(({ text }) => text))]
    const named = texts.slice(0, 2).join(' ')
    const messages = texts.length > 2 ? t('check.more', { messages: named, more: texts.length - 2 }) : named
    const advice = same.find((one) => one.advice)?.advice
    return { title, text: advice ? `${messages} ${advice}` : messages }
  })
  const [first, ...others] = kinds
  if (!first) return
  const all = { title: t('picker.uploadFailed'), text: kinds.map(({ title, text }) => `${title}: ${text}`).join('\n') }
  showToast({ kind: 'problem', topic: 'upload', ...(others.length > 0 ? all : first) })
}
