import { type ComponentProps, type ReactNode, useId } from 'react'

type SwitchFieldProps = { label: string; help?: ReactNode } & Omit<ComponentProps<'input'>, 'id' | 'type' | 'role'>

/** A switch with its name and an explanation below. */
export function SwitchField({ label, help, ...input }: SwitchFieldProps) {
  const id = useId()
  return (
    <label className="swr" htmlFor={id}>
      <span>
        <b id={`${id}-label`}>{label}</b>
        {help ? (
          <span className="sm muted block" id={`${id}-help`}>
            {help}
          </span>
        ) : null}
      </span>
      <input
        {...input}
        id={id}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox exposes its checked state itself
        role="switch"
        className="sw"
        aria-labelledby={`${id}-label`}
        aria-describedby={help ? `${id}-help` : undefined}
      />
    </label>
  )
}
