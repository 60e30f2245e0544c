import { type ReactNode, useEffect, useId, useRef } from 'react'
import { formatCubanMoment } from '#i18n/staff-format.ts'
import type { Conflict } from '#kit/merge-fields.ts'
import { Note } from '../note.tsx'
import { useStaffLanguage, useStaffText } from '../text.ts'
import { useConflictWords } from './use-conflict-words.ts'
import type { ConflictSide } from './use-dispute.ts'

type ConflictNoteProps = {
  fields: readonly Conflict[]
  choices: Readonly<Record<string, ConflictSide>>
  /** Number of save attempts while fields were undecided. */
  askedTimes: number
  isSaving: boolean
  label: (field: string) => string
  value: (side: ConflictSide, field: string) => ReactNode
  onChoose: (field: string, side: ConflictSide) => void
  onSaveChosen: () => void
  onSaveMine: () => void
  onTakeTheirs: () => void
  /** An additional button. */
  further?: ReactNode
  /** True if the conflict was found without a save: the note then does not take the focus from the field that the person types in. */
  isUnasked?: boolean
}

/**
 * Note about conflicts: both values of each field that two people have changed, side by side, with author and time. The person
 * chooses one for each field.
 */
export function ConflictNote({
  fields,
  choices,
  askedTimes,
  isSaving,
  label,
  value,
  onChoose,
  further,
  isUnasked = false,
  ...on
}: ConflictNoteProps) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const panel = useRef<HTMLDivElement>(null)
  const words = useConflictWords()(fields.map(({ by }) => by))
  const isOpen = fields.some(({ field }) => !choices[field])

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to the note again if the fields change or another save is refused
  useEffect(() => {
    if (isUnasked && askedTimes === 0) return
    panel.current?.focus({ preventScroll: true })
    panel.current?.scrollIntoView({ block: 'start' })
  }, [fields, askedTimes])

  return (
    <Note ref={panel} kind="error" title={words.title}>
      <p>{words.choose}</p>
      {fields.map(({ field, by, at }) => (
        <Choice
          key={field}
          label={label(field)}
          theirsLabel={by && at ? t('stale.by', { by, when: formatCubanMoment(at, language) }) : t('stale.stored')}
          chosen={choices[field]}
          onChoose={(side) => onChoose(field, side)}
          value={(side) => value(side, field)}
        />
      ))}
      {isOpen && askedTimes > 0 ? <p className="mt-2 font-semibold">{t('stale.open')}</p> : null}
      <div className="row mt-3">
        <button
          className="btn btn-sun"
          type="button"
          aria-disabled={isOpen || isSaving || undefined}
          disabled={isSaving}
          onClick={on.onSaveChosen}
        >
          {t('stale.saveChosen')}
        </button>
        <button className="btn" type="button" disabled={isSaving} onClick={on.onSaveMine}>
          {t('stale.mine')}
        </button>
        <button className="btn" type="button" disabled={isSaving} onClick={on.onTakeTheirs}>
          {words.theirs}
        </button>
        {further}
      </div>
    </Note>
  )
}

type ChoiceProps = {
  label: string
  theirsLabel: string
  chosen: ConflictSide | undefined
  onChoose: (side: ConflictSide) => void
  value: (side: ConflictSide) => ReactNode
}

function Choice({ label, theirsLabel, chosen, onChoose, value }: ChoiceProps) {
  const t = useStaffText()
  const id = useId()
  return (
    <fieldset className="mt-3">
      <legend className="font-semibold">{label}</legend>
      <div className="grid gap-2 min-[30rem]:grid-cols-2">
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
