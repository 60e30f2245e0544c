import { type ComponentProps, type ReactNode, useId } from 'react'
import { describedBy, type FieldNotes, LabelledField } from './field.tsx'

type SelectFieldProps = FieldNotes & { label: ReactNode; suffix?: string } & Omit<ComponentProps<'select'>, 'id'>

/** A choice from a list; the options are the children. */
export function SelectField({ label, suffix, problem, warning, help, children, ...select }: SelectFieldProps) {
  const id = useId()
  const notes = { problem, warning, help }
  return (
    <LabelledField id={id} label={label} suffix={suffix} {...notes}>
      <select {...select} id={id} className="in" aria-invalid={problem ? true : undefined} aria-describedby={describedBy(id, notes)}>
        {children}
      </select>
    </LabelledField>
  )
}

/** Options of a choice, each with its value and its label. */
export function Options({ of }: { of: readonly (readonly [value: string | number, label: string])[] }) {
  return of.map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}
