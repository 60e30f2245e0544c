import { useEffect, useId, useRef } from 'react'
import { formatCubanMoment } from '#i18n/staff-format.ts'
import { Note } from '#ui/staff/note.tsx'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { valueAt } from './changed-input.ts'
import { FieldValue } from './field-value.tsx'
import type { EditingPart } from './form-notes.tsx'
import type { Conflict, Side } from './use-conflict.ts'

// biome-ignore lint/suspicious/noExplicitAny: the panel stands in every form, whatever its fields
type ConflictPanelProps = EditingPart & { conflict: Conflict<any> }

/** Both values of each field that two people have changed, side by side, with who and when; each is chosen by itself. */
export function ConflictPanel({ editing, conflict }: ConflictPanelProps) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const { kind, isSaving } = editing
  const { fields, choices, isAsked } = conflict
  const panel = useRef<HTMLDivElement>(null)
  const isOpen = fields.some(({ field }) => !choices[field])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the panel comes into view again whenever it is asked again
  useEffect(() => {
    panel.current?.focus({ preventScroll: true })
    panel.current?.scrollIntoView({ block: 'start' })
  }, [fields, isAsked])

  return (
    <Note ref={panel} kind="error" title={t('stale.title')}>
      <p>{t('stale.choose')}</p>
      {fields.map((told) => (
        <Choice
          key={told.field}
          label={kind.fieldName(told.field, t, language)}
          theirsLabel={told.by && told.at ? t('stale.by', { by: told.by, when: formatCubanMoment(told.at, language) }) : t('stale.stored')}
          chosen={choices[told.field]}
          onChoose={(side) => editing.conflict.choose(told.field, side)}
          value={(side) => <FieldValue field={told.field} value={valueAt(conflict[side], told.field)} />}
        />
      ))}
      {isOpen && isAsked > 0 ? <p className="mt-2 font-semibold">{t('stale.open')}</p> : null}
      <div className="row mt-3">
        <button
          className="btn btn-sun"
          type="button"
          aria-disabled={isOpen || isSaving || undefined}
          disabled={isSaving}
          onClick={() => void editing.saveChosen()}
        >
          {t('stale.saveChosen')}
        </button>
        <button className="btn" type="button" disabled={isSaving} onClick={() => void editing.saveChosen(true)}>
          {t('stale.mine')}
        </button>
        <button className="btn" type="button" disabled={isSaving} onClick={editing.loadTheirs}>
          {t('stale.theirs')}
        </button>
      </div>
    </Note>
  )
}

type ChoiceProps = {
  label: string
  theirsLabel: string
  chosen: Side | undefined
  onChoose: (side: Side) => void
  value: (side: Side) => React.ReactNode
}

function Choice({ label, theirsLabel, chosen, onChoose, value }: ChoiceProps) {
  const t = useStaffText()
  const id = useId()
  return (
    <fieldset className="mt-3">
      <legend className="font-semibold">{label}</legend>
      <div className="grid gap-2 min-[22rem]:grid-cols-2">
        {(['mine', 'theirs'] as const).map((side) => (
          <label
            key={side}
            className="flex min-h-11 min-w-0 cursor-pointer items-start gap-2 rounded-md border border-edge bg-surface p-2.5 has-checked:border-ink has-checked:shadow-[inset_0_0_0_1px_currentColor]"
          >
            <input
              className="mt-1 size-5 shrink-0"
              type="radio"
              name={`${id}-side`}
              checked={chosen === side}
              onChange={() => onChoose(side)}
            />
            <span className="min-w-0">
              <span className="block text-muted">{side === 'mine' ? t('stale.own') : theirsLabel}</span>
              {value(side)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
