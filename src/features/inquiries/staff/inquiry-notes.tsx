import { useId, useMemo } from 'react'
import { useStaffText } from '#ui/staff/text.ts'
import { ConflictNote } from '#ui/staff/typed/conflict-note.tsx'
import { DisputedText } from '#ui/staff/typed/texts-in-dispute.tsx'
import { useUnsavedQuestion } from '#ui/staff/typed/unsaved.ts'
import { useSaveKey } from '#ui/staff/use-save-key.ts'
import type { InquiryForStaff } from '../inquiry.contract.ts'
import { NOTES_MAX } from '../limits.ts'
import { type SaveNotes, useNotes } from './use-notes.ts'

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
  const notes = useNotes(inquiry, onSave)
  const { isStale, isUnsaved } = notes
  useUnsavedQuestion(isUnsaved ? t('inquiries.leave') : undefined, { isStored: true })
  const saveTyped = () => {
    if (isUnsaved && !isBusy && !isStale) notes.save()
  }
  useSaveKey(saveTyped)
  return (
    <section className="panel stack">
      <label className="text-lg font-bold" htmlFor={id}>
        {t('inquiries.notes')}
      </label>
      {isStale ? <NotesConflict inquiry={inquiry} notes={notes} isBusy={isBusy} /> : null}
      <textarea
        ref={notes.field}
        id={id}
        className="in min-h-32"
        maxLength={NOTES_MAX}
        aria-describedby={`${id}-help`}
        value={notes.shown}
        onChange={(event) => notes.type(event.target.value)}
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

type NotesConflictProps = { inquiry: InquiryForStaff; notes: ReturnType<typeof useNotes>; isBusy: boolean }

/** The typed notes and those that somebody else has saved, to choose from or to join. */
function NotesConflict({ inquiry, notes, isBusy }: NotesConflictProps) {
  const t = useStaffText()
  const { chosen, choose } = notes
  const { by, at } = inquiry.notesBy ?? {}
  const disputed = useMemo(() => [{ field: 'notes', ...(by && at ? { by, at } : {}) }], [by, at])
  return (
    <ConflictNote
      fields={disputed}
      choices={chosen?.of === inquiry.notes ? { notes: chosen.side } : {}}
      askedTimes={notes.askedTimes}
      isUnasked
      isSaving={isBusy}
      label={() => t('inquiries.notes')}
      value={(side) => <DisputedText text={side === 'mine' ? notes.text : inquiry.notes} />}
      onChoose={(_, side) => choose({ of: inquiry.notes, side })}
      onSaveChosen={() => {
        if (chosen?.of !== inquiry.notes) notes.askAgain()
        else if (chosen.side === 'mine') notes.save()
        else notes.replace(inquiry.notes)
      }}
      onSaveMine={notes.save}
      onTakeTheirs={() => notes.replace(inquiry.notes)}
      further={
        <button
          className="btn"
          type="button"
          disabled={isBusy}
          onClick={() => notes.replace([inquiry.notes, notes.text].filter(Boolean).join('\n\n'))}
        >
          {t('inquiries.bothNotes')}
        </button>
      }
    />
  )
}
