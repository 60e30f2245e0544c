import type { FieldValues } from 'react-hook-form'
import { useStaffLanguage } from '#ui/staff/text.ts'
import { ConflictNote } from '#ui/staff/typed/conflict-note.tsx'
import { FieldValue } from '../field-value.tsx'
import { fieldLabel } from '../form-problems.ts'
import type { EditingPart } from '../use-entity-form.ts'
import { valueAt } from './changed-input.ts'
import type { Conflict } from './use-conflict.ts'

type ConflictPanelProps = EditingPart & { conflict: Conflict<FieldValues> }

/** Lists the fields that somebody else has changed, too, with a choice between both values for each. */
export function ConflictPanel({ editing, conflict }: ConflictPanelProps) {
  const language = useStaffLanguage()
  return (
    <ConflictNote
      fields={conflict.fields}
      choices={conflict.choices}
      askedTimes={conflict.askedTimes}
      isSaving={editing.isSaving}
      label={(field) => fieldLabel(field, language, editing.kind.name)}
      value={(side, field) => <FieldValue field={field} value={valueAt(conflict[side], field)} />}
      onChoose={editing.conflict.choose}
      onSaveChosen={() => void editing.saveChosen()}
      onSaveMine={() => void editing.saveChosen(true)}
      onTakeTheirs={editing.loadTheirs}
    />
  )
}
