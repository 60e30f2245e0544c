import { useId, useRef } from 'react'
import { useKeptText } from '#ui/staff/kept-text.ts'
import { Note } from '#ui/staff/note.tsx'
import { useStaffText } from '#ui/staff/text.ts'
import { showToast } from '#ui/staff/toast-list.ts'
import { useUnsavedQuestion } from '#ui/staff/unsaved.ts'
import type { Inquiry } from '../inquiry.contract.ts'
import { NOTES_MAX } from '../limits.ts'
import { currentOf } from './inquiry-data.ts'

type InquiryNotesProps = {
  /** As it is now, also after somebody else changed it. Give another inquiry another `key`. */
  inquiry: Inquiry
  isBusy: boolean
  onSave: (change: { id: number; updatedAt: string; notes: string }) => Promise<Inquiry>
}

/** What staff write down about an inquiry. Nothing typed is lost: not to a reload, nor to somebody who was faster. */
export function InquiryNotes({ inquiry, isBusy, onSave }: InquiryNotesProps) {
  const t = useStaffText()
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [{ text, base }, keep] = useKeptText(`draft:inquiry-notes:${inquiry.id}`, inquiry.notes)
  const isTouched = text !== base
  const isStale = isTouched && inquiry.notes !== base && inquiry.notes !== text
  // Somebody else's notes come in by themselves as long as nothing is typed here.
  const shown = isTouched ? text : inquiry.notes
  const isUnsaved = shown.trim() !== inquiry.notes
  useUnsavedQuestion(isUnsaved ? t('inquiries.leave') : undefined)

  async function save(updatedAt: string): Promise<void> {
    try {
      const saved = await onSave({ id: inquiry.id, updatedAt, notes: shown })
      // What was typed while it was on its way is still to be saved.
      const typed = field.current?.value ?? shown
      keep({ text: typed === shown ? saved.notes : typed, base: saved.notes })
      showToast({ kind: 'done', title: t('inquiries.updated') })
    } catch (error) {
      const current = currentOf(error)
      // Only its status was changed meanwhile: the notes are still those that this text started from.
      if (current?.notes === base && current.updatedAt !== updatedAt) return save(current.updatedAt)
      if (!current) showToast({ kind: 'problem', title: t('inquiries.error'), text: t('inquiries.updateFailed') })
    }
  }

  function write(next: string): void {
    keep({ text: next, base: inquiry.notes })
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
        onChange={(event) => keep({ text: event.target.value, base: isTouched ? base : inquiry.notes })}
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
