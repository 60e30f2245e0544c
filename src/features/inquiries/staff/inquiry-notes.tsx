import { useId, useMemo, useRef, useState } from 'react'
import { createPendingWrites } from '#api/pending-writes.ts'
import { statusOf } from '#api/refusals.ts'
import { connectionText, showFailure } from '#ui/staff/failure.ts'
import { useStaffText } from '#ui/staff/text.ts'
import { showToast } from '#ui/staff/toast-list.ts'
import { ConflictNote } from '#ui/staff/typed/conflict-note.tsx'
import { useKeptText } from '#ui/staff/typed/kept-text.ts'
import { DisputedText } from '#ui/staff/typed/texts-in-dispute.tsx'
import { isSameText } from '#ui/staff/typed/typed-texts.ts'
import { useUnsavedQuestion } from '#ui/staff/typed/unsaved.ts'
import type { ConflictSide } from '#ui/staff/typed/use-dispute.ts'
import { useSaveKey } from '#ui/staff/use-save-key.ts'
import type { InquiryForStaff } from '../inquiry.contract.ts'
import { NOTES_MAX } from '../limits.ts'
import { currentFromError } from './inquiry-data.ts'

/** Topic of the toasts about saving; of one topic only the last toast is shown. */
const NOTES = 'notes'
type NotesWrite = { text: string; updatedAt: string }

/** `key`: the Idempotency-Key. */
export type SaveNotes = (change: { id: number; updatedAt: string; notes: string; key: string }) => Promise<InquiryForStaff>
type InquiryNotesProps = {
  /** The current inquiry, including changes by others. Use a different React `key` for each inquiry. */
  inquiry: InquiryForStaff
  isBusy: boolean
  onSave: SaveNotes
}

/** Notes of staff about an inquiry. Typed text survives a reload and a conflict. */
export function InquiryNotes({ inquiry, isBusy, onSave }: InquiryNotesProps) {
  const t = useStaffText()
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  /** The side that the user chose in the conflict with the notes `of`; a newer conflict makes the choice void. */
  const [chosen, setChosen] = useState<{ of: string; side: ConflictSide }>()
  const [askedTimes, setAsked] = useState(0)
  const [{ text, base, unanswered }, keep, latest] = useKeptText(`draft:inquiry-notes:${inquiry.id}`, inquiry.notes)
  const writes = createPendingWrites<NotesWrite>({
    read: () => latest.current.unanswered,
    keep: (open) => keep({ ...latest.current, unanswered: open }),
  })
  // A trailing blank counts as input while nobody else changed the notes, but makes no conflict with others' changes.
  const isTouched = unanswered !== undefined || (inquiry.notes === base ? text !== base : !isSameText(text, base))
  // If the stored notes equal a text that was typed here, this form saved them in a request without an answer: no conflict.
  const isStale = isTouched && ![base, text, unanswered?.body.text ?? base].some((own) => isSameText(own, inquiry.notes))
  // While nothing is typed here, the field shows the notes that others save.
  const shown = isTouched ? text : inquiry.notes
  const isUnsaved = shown.trim() !== inquiry.notes || unanswered !== undefined
  const { by, at } = inquiry.notesBy ?? {}
  const disputed = useMemo(() => [{ field: 'notes', ...(by && at ? { by, at } : {}) }], [by, at])
  useUnsavedQuestion(isUnsaved ? t('inquiries.leave') : undefined)
  const saveTyped = () => {
    if (isUnsaved && !isBusy && !isStale) void save(inquiry.updatedAt)
  }
  useSaveKey(saveTyped)

  async function save(updatedAt: string): Promise<void> {
    try {
      const settled = await writes.resend(send)
      if (settled) meet(settled.answer, settled.body.text)
      const { text: now, base: known } = latest.current
      if (!settled || now.trim() !== known) {
        const since = settled && settled.answer.updatedAt > updatedAt ? settled.answer.updatedAt : updatedAt
        meet(await writes.send({ text: now, updatedAt: since }, send), now)
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
      showFailure(error, t, failed, { title: t('error.offline'), text: connectionText(t) })
    }
  }

  const send = ({ text: notes, updatedAt }: NotesWrite, key: string) => onSave({ id: inquiry.id, updatedAt, notes, key })

  /** Takes over the saved notes; text that was typed during the save stays unsaved. */
  function meet(saved: InquiryForStaff, sent: string): void {
    const typed = latest.current.text
    keep({ text: typed === sent ? saved.notes : typed, base: saved.notes })
  }

  function write(next: string): void {
    keep({ text: next, base: inquiry.notes, unanswered })
    setAsked(0)
    field.current?.focus()
  }

  return (
    <section className="panel stack">
      <label className="text-lg font-bold" htmlFor={id}>
        {t('inquiries.notes')}
      </label>
      {isStale ? (
        <ConflictNote
          fields={disputed}
          choices={chosen?.of === inquiry.notes ? { notes: chosen.side } : {}}
          askedTimes={askedTimes}
          isUnasked
          isSaving={isBusy}
          label={() => t('inquiries.notes')}
          value={(side) => <DisputedText text={side === 'mine' ? text : inquiry.notes} />}
          onChoose={(_, side) => setChosen({ of: inquiry.notes, side })}
          onSaveChosen={() => {
            if (chosen?.of !== inquiry.notes) setAsked((times) => times + 1)
            else if (chosen.side === 'mine') void save(inquiry.updatedAt)
            else write(inquiry.notes)
          }}
          onSaveMine={() => void save(inquiry.updatedAt)}
          onTakeTheirs={() => write(inquiry.notes)}
          further={
            <button
              className="btn"
              type="button"
              disabled={isBusy}
              onClick={() => write([inquiry.notes, text].filter(Boolean).join('\n\n'))}
            >
              {t('inquiries.bothNotes')}
            </button>
          }
        />
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
          onClick={saveTyped}
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
