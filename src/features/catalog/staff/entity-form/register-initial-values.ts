import { type FieldValues, get, type UseFormRegister } from 'react-hook-form'

/**
 * A form's `register` that also sets initial values in the server's HTML. React Hook Form fills fields by script only, so on a
 * slow connection a form would be empty for seconds.
 */
export function registerInitialValues<Values extends FieldValues>(
  register: UseFormRegister<Values>,
  start: Values,
): UseFormRegister<Values> {
  return (name, options) => {
    const value: unknown = get(start, name)
    const shown = typeof value === 'boolean' ? { defaultChecked: value } : { defaultValue: value ?? '' }
    return { ...register(name, options), ...shown }
  }
}
