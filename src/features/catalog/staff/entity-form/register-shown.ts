import { type FieldValues, get, type UseFormRegister } from 'react-hook-form'

/**
 * A form's `register` whose fields show what the form begins with from the first document on. By itself it fills them
 * by script alone, and on a thin line a form would stand there empty for seconds.
 */
export function registerShown<Values extends FieldValues>(register: UseFormRegister<Values>, start: Values): UseFormRegister<Values> {
  return (name, options) => {
    const value: unknown = get(start, name)
    const shown = typeof value === 'boolean' ? { defaultChecked: value } : { defaultValue: value ?? '' }
    return { ...register(name, options), ...shown }
  }
}
