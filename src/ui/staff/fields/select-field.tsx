import { type ComponentProps, type ReactNode, useId } from 'react'
import { describedBy, type FieldNotes, FieldNotesBelow } from './field.tsx'

type SelectFieldProps = FieldNotes & { label: ReactNode; suffix?: string } & Omit<ComponentProps<'select'>, 'id'>

/** A choice from a list; the options are the children. */
export function SelectField({ label, suffix, problem, warning, help, children, ...select }: SelectFieldProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {suffix ? <span className="opt"> {suffix}</span> : null}
      </label>
      <select
        {...select}
        id={id}
        className="in"
        aria-invalid={problem ? true : undefined}
        aria-describedby={describedBy(id, { problem, warning, help })}
      >
        {children}
      </select>
      <FieldNotesBelow id={id} problem={problem} warning={warning} help={help} />
    </div>
  )
}
