import { useId, useRef } from 'react'
import { isUnanswered } from '#api/idempotent-calls.ts'
import { settlingWrites } from '#api/settling-writes.ts'
import { useKeptText } from '#ui/staff/kept-text.ts'
import { Note } from '#ui/staff/note.tsx'
import { useStaffText } from '#ui/staff/text.ts'
import { showToast } from '#ui/staff/toast-list.ts'
import { useUnsavedQuestion } from '#ui/staff/unsaved.ts'
import type { Inquiry } from '../inquiry.contract.ts'
import { NOTES_MAX } from '../limits.ts'
import { currentOf } from './inquiry-data.ts'

/** Of the messages about saving only the last one counts. */
const NOTES = 'notes'
type NotesWrite = { text: string; updatedAt: string }

/** `key`: the Idempotency-Key. */
export type SaveNotes = (change: { id: number; updatedAt: string; notes: string; key: string }) => Promise<Inquiry>
type InquiryNotesProps = {
  /** As it is now, also after somebody else changed it. Give another inquiry another `key`. */
  inquiry: Inquiry
  isBusy: boolean
  onSave: SaveNotes
}

/** What staff write down about an inquiry. Nothing typed is lost: not to a reload, nor to somebody who was faster. */
export function InquiryNotes({ inquiry, isBusy, onSave }: InquiryNotesProps) {
  const t = useStaffText()
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [{ text, base, unanswered }, keep, latest] = useKeptText(`draft:inquiry-notes:${inquiry.id}`, inquiry.notes)
  const writes = settlingWrites<NotesWrite>({
    read: () => latest.current.unanswered,
    keep: (open) => keep({ ...latest.current, unanswered: open }),
  })
  const isTouched = text !== base || unanswered !== undefined
  // What was saved from here without an answer is nobody else's.
  const isStale = isTouched && ![base, text, unanswered?.body.text.trim()].includes(inquiry.notes)
  // Somebody else's notes come in by themselves as long as nothing is typed here.
  const shown = isTouched ? text : inquiry.notes
  const isUnsaved = shown.trim() !== inquiry.notes || unanswered !== undefined
  useUnsavedQuestion(isUnsaved ? t('inquiries.leave') : undefined)

  async function save(updatedAt: string): Promise<void> {
    try {
      const settled = await writes.settle(send)
      if (settled) meet(settled.answer, settled.body.text)
      const { text: now, base: known } = latest.current
      if (!settled || now.trim() !== known) {
        const since = settled && settled.answer.updatedAt > updatedAt ? settled.answer.updatedAt : updatedAt
        meet(await writes.write({ text: now, updatedAt: since }, send), now)
      }
      showToast({ kind: 'done', topic: NOTES, title: t('inquiries.updated') })
    } catch (error) {
      const current = currentOf(error)
      // Only its status was changed meanwhile: the notes are still those that this text started from.
      if (current?.notes === latest.current.base && current.updatedAt !== updatedAt) return save(current.updatedAt)
      const failed = { title: t('inquiries.error'), text: t('inquiries.updateFailed') }
      const lost = { title: t('error.offline'), text: t('error.offlineText') }
      if (!current) showToast({ kind: 'problem', topic: NOTES, ...(isUnanswered(error) ? lost : failed) })
    }
  }

  const send = ({ text: notes, updatedAt }: NotesWrite, key: string) => onSave({ id: inquiry.id, updatedAt, notes, key })

  /** What was typed while it was on its way is still to be saved. */
  function meet(saved: Inquiry, sent: string): void {
    const typed = latest.current.text
    keep({ text: typed === sent ? saved.notes : typed, base: saved.notes })
  }

  function write(next: string): void {
    keep({ text: next, base: inquiry.notes, unanswered })
    field.current?.focus()
  }

  return (
    <section className="panel stack">
      <label className="text-lg font-bold" htmlFor={id}>
        {t('inquiries.notes')}
      </label>
      {isStale ? (
        <Note kind="error" title={t('stale.title')}>
          <p>{t('stale.text')}</p>
          <p className="font-semibold">{t('inquiries.theirNotes')}</p>
          <p className="whitespace-pre-line break-words">{inquiry.notes || '–'}</p>
          <div className="row mt-2">
            <button className="btn" type="button" disabled={isBusy} onClick={() => void save(inquiry.updatedAt)}>
              {t('stale.mine')}
            </button>
            <button className="btn" type="button" onClick={() => write([inquiry.notes, text].filter(Boolean).join('\n\n'))}>
              {t('inquiries.bothNotes')}
            </button>
            <button className="btn" type="button" onClick={() => write(inquiry.notes)}>
              {t('stale.theirs')}
            </button>
          </div>
        </Note>
      ) : null}
      <textarea
        ref={field}
        id={id}
        className="in min-h-32"
        maxLength={NOTES_MAX}
        aria-describedby={`${id}-help`}
        value={shown}
        onChange={(event) => keep({ text: event.target.value, base: isTouched ? base : inquiry.notes, unanswered })}
      />
      <p className="help" id={`${id}-help`}>
        {t('inquiries.notesHelp')}
      </p>
      <div className="row">
        <button
          className="btn btn-sun"
          type="button"
          disabled={isStale}
          aria-disabled={!isUnsaved || isBusy || undefined}
          onClick={() => {
            if (isUnsaved && !isBusy) void save(inquiry.updatedAt)
          }}
        >
          {t('inquiries.saveNotes')}
        </button>
        <p role="status" className={isUnsaved ? 'unsaved' : 'muted sm'}>
          {t(isUnsaved ? 'inquiries.notesUnsaved' : 'save.nothing')}
        </p>
      </div>
    </section>
  )
}
