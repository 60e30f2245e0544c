import { type ComponentProps, type ReactNode, useId } from 'react'
import { describedBy, type FieldNotes, LabelledField } from './field.tsx'

export type TextFieldProps = FieldNotes & { label: ReactNode; suffix?: string; 'data-autofocus'?: boolean } & Omit<
    ComponentProps<'input'>,
    'id'
  >

/** A line of text with label, help and problem. `suffix` is "(optional)" or "(required)". */
export function TextField({ label, suffix, problem, warning, help, className, ...input }: TextFieldProps) {
  const id = useId()
  const notes = { problem, warning, help }
  return (
    <LabelledField id={id} label={label} suffix={suffix} {...notes}>
      <input
        {...input}
        id={id}
        className={`in ${className ?? ''}`}
        aria-invalid={problem ? true : undefined}
        aria-describedby={describedBy(id, notes)}
      />
    </LabelledField>
  )
}
