import { type LucideIcon, Save } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useUnsavedQuestion } from '#ui/staff/typed/unsaved.ts'
import { Dialog } from '../dialog.tsx'
import { IconButton } from '../icon-button.tsx'
import { Note } from '../note.tsx'
import { ask, type Question } from '../questions.ts'

type EntryDialogProps = {
  title: string
  isWide?: boolean
  /** Question to ask before unsaved text is discarded; undefined if everything is saved. */
  unsaved: { question: string; deed?: Question['deed'] } | undefined
  isBusy: boolean
  failure: string | undefined
  /** Label of the save button; undefined for an entry that cannot be changed. */
  save: string | undefined
  /** Other buttons of the footer. */
  buttons?: ReactNode
  /** The fields. */
  children: ReactNode
  /** Shown below the form. */
  below?: ReactNode
  onSave: () => void
  onClose: () => void
}

/** A dialog with the form of one entry: a term, a group of search words, a template, a value of the calculator. */
export function EntryDialog({ unsaved, isBusy, failure, save, buttons, children, below, onSave, onClose, ...dialog }: EntryDialogProps) {
  const form = useId()
  useUnsavedQuestion(unsaved?.question)

  async function close(): Promise<void> {
    if (!unsaved || (await ask(unsaved.question, unsaved.deed))) onClose()
  }

  const footer = (
    <div className="row w-full">
      {buttons}
      {save ? (
        <IconButton icon={Save} isBusy={isBusy} className="btn btn-sun push" type="submit" form={form} aria-disabled={isBusy || undefined}>
          {save}
        </IconButton>
      ) : null}
    </div>
  )
  return (
    <Dialog {...dialog} onClose={() => void close()} footer={footer}>
      <div className="stack">
        <form
          id={form}
          className="stack"
          method="post"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            if (!isBusy) onSave()
          }}
        >
          {failure ? <Note kind="error" title={failure} /> : null}
          {children}
        </form>
        {below}
      </div>
    </Dialog>
  )
}

type EntryButtonProps = {
  icon: LucideIcon
  isBusy: boolean
  isRed?: boolean
  /** Name for screen readers, with the entry in it. */
  label?: string
  children: string
  onClick: () => void
}

/** A button of an entry's footer; disabled during a write. */
export function EntryButton({ isBusy, isRed, label, onClick, ...button }: EntryButtonProps) {
  return (
    <IconButton
      {...button}
      className={isRed ? 'btn btn-red' : 'btn'}
      aria-disabled={isBusy || undefined}
      aria-label={label}
      onClick={isBusy ? undefined : onClick}
    />
  )
}
