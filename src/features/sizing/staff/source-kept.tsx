import { useId } from 'react'
import { describedBy, FieldNotesBelow } from '#ui/staff/fields/field.tsx'
import { useStaffText } from '#ui/staff/text.ts'

/** Key of the checkbox among the field names of a setting. */
export const SOURCE_KEPT = 'sourceKept'

type SourceKeptProps = { source: string; isKept: boolean; problem: string | undefined; onKeep: (isKept: boolean) => void }

/** Checkbox to confirm that a changed figure comes from the same source. A new source is typed into the source field. */
export function SourceKept({ source, isKept, problem, onKeep }: SourceKeptProps) {
  const t = useStaffText()
  const id = useId()
  const help = t('sizing.sourceElse')
  return (
    <fieldset className="field min-w-0">
      <legend className="lbl mb-1.5">{t('sizing.sourceOld')}</legend>
      <label className="row nowrap min-h-11" htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          className="shrink-0 size-5"
          name={`sizing-${SOURCE_KEPT}`}
          checked={isKept}
          aria-invalid={problem ? true : undefined}
          aria-describedby={describedBy(id, { problem, help })}
          onChange={({ target }) => onKeep(target.checked)}
        />
        <span className="wrap-anywhere">{source ? t('sizing.sourceKept', { source }) : t('sizing.sourceKeptOwn')}</span>
      </label>
      <FieldNotesBelow id={id} problem={problem} help={help} />
    </fieldset>
  )
}
