import { useRef, useState } from 'react'
import { createPendingWrites } from '#api/pending-writes.ts'
import { statusOf } from '#api/refusals.ts'
import { connectionWords, showFailure } from '#ui/staff/failure.ts'
import { useStaffText } from '#ui/staff/text.ts'
import { showToast } from '#ui/staff/toast-list.ts'
import { useKeptText } from '#ui/staff/typed/kept-text.ts'
import { isSameText } from '#ui/staff/typed/typed-texts.ts'
import type { ConflictSide } from '#ui/staff/typed/use-dispute.ts'
import type { InquiryForStaff } from '../inquiry.contract.ts'
import { currentFromError } from './inquiry-data.ts'

/** Topic of the toasts about saving; of one topic only the last toast is shown. */
const NOTES = 'notes'
type NotesWrite = { text: string; updatedAt: string }

/** `key`: the Idempotency-Key. */
export type SaveNotes = (change: { id: number; updatedAt: string; notes: string; key: string }) => Promise<InquiryForStaff>

/** The typed notes of an inquiry, kept on this device until they are saved, and their save. */
export function useNotes(inquiry: InquiryForStaff, onSave: SaveNotes) {
  const t = useStaffText()
  const field = useRef<HTMLTextAreaElement>(null)
  /** Number of saves that met a conflict which is still undecided. */
  const [askedTimes, setAsked] = useState(0)
  /** The side that the user chose in the conflict with the notes `of`; a newer conflict makes the choice void. */
  const [chosen, choose] = useState<{ of: string; side: ConflictSide }>()
  const [{ text, base, unanswered }, keep, latest] = useKeptText(`draft:inquiry-notes:${inquiry.id}`, inquiry.notes)
  const writes = createPendingWrites<NotesWrite>({
    read: () => latest.current.unanswered,
    keep: (open) => keep({ ...latest.current, unanswered: open }),
  })
  // A trailing blank counts as input while nobody else changed the notes, but makes no conflict with others' changes.
  const isTouched = unanswered !== undefined || (inquiry.notes === base ? text !== base : !isSameText(text, base))
  // While nothing is typed here, the field shows the notes that others save.
  const shown = isTouched ? text : inquiry.notes

  const send = ({ text: notes, updatedAt }: NotesWrite, key: string) => onSave({ id: inquiry.id, updatedAt, notes, key })

  /** The saved notes become the base of the typed text. Text that was typed during the save stays in the field, unsaved. */
  function rebaseOn(saved: InquiryForStaff, sent: string): void {
    const typed = latest.current.text
    keep({ text: typed === sent ? saved.notes : typed, base: saved.notes })
  }

  async function save(updatedAt: string): Promise<void> {
    try {
      const settled = await writes.resend(send)
      if (settled) rebaseOn(settled.answer, settled.body.text)
      const { text: now, base: known } = latest.current
      if (!settled || now.trim() !== known) {
        const since = settled && settled.answer.updatedAt > updatedAt ? settled.answer.updatedAt : updatedAt
        rebaseOn(await writes.send({ text: now, updatedAt: since }, send), now)
      }
      setAsked(0)
      showToast({ kind: 'done', topic: NOTES, title: t('inquiries.updated') })
    } catch (error) {
      const current = currentFromError(error)
      // Only other fields, such as the status, were changed meanwhile, so the notes can be saved right away.
      if (current?.notes === latest.current.base && current.updatedAt !== updatedAt) return save(current.updatedAt)
      if (current) return setAsked((times) => times + 1)
      const isGone = statusOf(error) === 404
      const failed = {
        topic: NOTES,
        title: t(isGone ? 'inquiries.updateFailed' : 'inquiries.error'),
        text: isGone ? `${t('inquiries.gone')} ${t('inquiries.textKept')}` : t('inquiries.updateFailed'),
      }
      showFailure(error, t, failed, connectionWords(t))
    }
  }

  return {
    ...{ field, text, shown, askedTimes, chosen, choose },
    // If the stored notes equal a text that was typed here, this form saved them in a request without an answer: no conflict.
    isStale: isTouched && ![base, text, unanswered?.body.text ?? base].some((own) => isSameText(own, inquiry.notes)),
    isUnsaved: shown.trim() !== inquiry.notes || unanswered !== undefined,
    type: (typed: string) => keep({ text: typed, base: isTouched ? base : inquiry.notes, unanswered }),
    save: () => void save(inquiry.updatedAt),
    askAgain: () => setAsked((times) => times + 1),
    /** Replaces the typed text by one that is based on the stored notes. */
    replace(next: string): void {
      keep({ text: next, base: inquiry.notes, unanswered })
      setAsked(0)
      field.current?.focus()
    },
  }
}
