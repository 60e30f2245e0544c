import { ConflictNote } from './conflict-note.tsx'
import type { TypedTextsForm } from './use-typed-texts.ts'

type TextsInDisputeProps<Field extends string> = {
  form: Pick<TypedTextsForm<Field>, 'dispute' | 'choose' | 'chooseAll'>
  label: (field: Field) => string
  isSaving: boolean
  onSave: () => void
}

/** Conflict note of a small form, with a choice for each text that somebody else has changed too. */
export function TextsInDispute<Field extends string>({ form, label, isSaving, onSave }: TextsInDisputeProps<Field>) {
  const { dispute } = form
  if (!dispute) return null
  return (
    <ConflictNote
      {...dispute}
      isSaving={isSaving}
      label={(field) => label(field as Field)}
      value={(side, field) => <DisputedText text={dispute[side][field as Field]} />}
      onChoose={form.choose}
      onSaveChosen={onSave}
      onSaveMine={() => {
        form.chooseAll('mine')
        onSave()
      }}
      onTakeTheirs={() => {
        form.chooseAll('theirs')
        onSave()
      }}
    />
  )
}

/** One of two versions of a text; a long one scrolls. */
export function DisputedText({ text }: { text: string }) {
  return <b className="block max-h-40 overflow-y-auto whitespace-pre-line [overflow-wrap:anywhere]">{text || '–'}</b>
}
