import { type ComponentProps, type ReactNode, useId } from 'react'
import { describedBy, type FieldNotes, FieldNotesBelow } from './field.tsx'

export type TextFieldProps = FieldNotes & { label: ReactNode; suffix?: string; 'data-autofocus'?: boolean } & Omit<
    ComponentProps<'input'>,
    'id'
  >

/** A line of text with label, help and problem. `suffix` is "(optional)" or "(required)". */
export function TextField({ label, suffix, problem, warning, help, className, ...input }: TextFieldProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {suffix ? <span className="opt"> {suffix}</span> : null}
      </label>
      <input
        {...input}
        id={id}
        className={`in ${className ?? ''}`}
        aria-invalid={problem ? true : undefined}
        aria-describedby={describedBy(id, { problem, warning, help })}
      />
      <FieldNotesBelow id={id} problem={problem} warning={warning} help={help} />
    </div>
  )
}
